export default [
  {
    name: 'keeps the keys of two people apart',
    hint: 'The person is part of the key: pass personId to insertKey, saveReply and readKey.',
    run: async ({ createDatabase, once }) => {
      const database = createDatabase()
      const book = (person) => once(database, person, 'key-aaaa', {}, async (client) => ({ status: 201, body: { label: await client.book(`person ${person}`) } }))
      const replies = await Promise.all([book(1), book(2), book(2)])
      return { replies: Object.values(Object.groupBy(replies, ({ body }) => body.label)).map((group) => group.length).sort(), bookings: database.bookings().sort() }
    },
    expect: { replies: [1, 2], bookings: ['person 1', 'person 2'] },
  },
  {
    name: 'remembers “sold out” too',
    hint: 'Every reply that work returns is stored, whatever its status.',
    run: async ({ createDatabase, once }) => {
      const database = createDatabase()
      let free = 0
      const book = () =>
        once(database, 1, 'key-aaaa', {}, async (client) =>
          free === 0 ? { status: 409, body: { code: 'sold_out' } } : { status: 201, body: { label: await client.book('Prakash') } },
        )
      const before = await book()
      free = 1
      return [before, await book(), database.bookings()]
    },
    expect: [{ status: 409, body: { code: 'sold_out' } }, { status: 409, body: { code: 'sold_out' } }, []],
  },
  {
    name: 'does the work itself if the copy that it waited for fails',
    hint: 'The insert waits. If the other transaction was rolled back, it inserts the key and returns 1.',
    run: async ({ createDatabase, once }) => {
      const database = createDatabase()
      let calls = 0
      const book = () =>
        once(database, 1, 'key-aaaa', {}, async (client) => {
          const call = ++calls
          const label = await client.book(`call ${call}`)
          if (call === 1) throw new Error('the first one failed')
          return { status: 201, body: { label } }
        })
      const outcomes = await Promise.allSettled([book(), book(), book()])
      return {
        outcomes: outcomes.map(({ value, reason }) => value?.status ?? reason.message).sort(),
        calls,
        bookings: database.bookings(),
      }
    },
    expect: { outcomes: [201, 201, 'the first one failed'], calls: 2, bookings: ['call 2'] },
  },
  {
    name: 'gives every connection back, once, also after an error',
    hint: 'client.release() in finally, after commit or rollback: a connection with an open transaction keeps its locks.',
    run: async ({ createDatabase, once }) => {
      const database = createDatabase()
      const story = []
      for (const work of [async () => ({ status: 201, body: {} }), async () => { throw new Error('no') }])
        for (const key of ['key-aaaa', 'key-bbbb'])
          try {
            story.push((await once(database, work.length + story.length, key, {}, work)).status)
          } catch (error) {
            story.push(error.message)
          }
      await once(database, 9, 'key-cccc', { a: 1 }, async () => ({ status: 201, body: {} }))
      story.push((await once(database, 9, 'key-cccc', { a: 2 }, async () => ({ status: 201, body: {} }))).status)
      return [story, database.open()]
    },
    expect: [[201, 201, 'no', 'no', 422], 0],
  },
  {
    name: 'accepts keys of 8 to 100 characters',
    hint: 'Look at the length before you connect: 400 with the code invalid_idempotency_key.',
    run: async ({ createDatabase, once }) => {
      const database = createDatabase()
      const replies = []
      for (const length of [0, 7, 8, 100, 101])
        replies.push(await once(database, 1, 'k'.repeat(length), {}, async (client) => ({ status: 201, body: { code: await client.book(`key of ${length}`) } })))
      return [replies.map(({ status, body }) => `${status} ${body.code}`), database.bookings(), database.open()]
    },
    expect: [
      ['400 invalid_idempotency_key', '400 invalid_idempotency_key', '201 B2-1', '201 B2-2', '400 invalid_idempotency_key'],
      ['key of 8', 'key of 100'],
      0,
    ],
  },
  {
    name: 'shows nobody a booking before it is committed with its reply',
    hint: 'begin before the key is inserted, commit after the reply was saved, and the same client for all of it.',
    run: async ({ createDatabase, once }) => {
      const database = createDatabase()
      const seen = []
      await once(database, 1, 'key-aaaa', {}, async (client) => {
        const label = await client.book('Prakash')
        seen.push(database.bookings().length, database.keys().length)
        return { status: 201, body: { label } }
      })
      const other = await database.connect()
      seen.push(await other.readKey(1, 'key-aaaa'))
      other.release()
      return [seen.slice(0, 2), seen[2].status, seen[2].body, database.bookings()]
    },
    expect: [[0, 0], 201, { label: 'B2-1' }, ['Prakash']],
  },
]
