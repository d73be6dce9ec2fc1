export default [
  {
    name: 'writes the same request the same way, whatever the order of its keys',
    hint: 'Sort the keys of an object, and call canonical for each value, also in lists. Put the pieces together yourself.',
    run: ({ canonical }) => [
      canonical({ trainId: 2, passenger: 'Prakash' }) === canonical({ passenger: 'Prakash', trainId: 2 }),
      canonical({ a: [{ x: 1, y: null }], b: { d: 2, c: 'é "' } }) === canonical({ b: { c: 'é "', d: 2 }, a: [{ y: null, x: 1 }] }),
      new Set([{ n: 1 }, { n: '1' }, { n: null }, { n: [1] }, { n: true }, { m: 1 }, [1, 2], [2, 1], [12], {}, [], ''].map(canonical)).size,
    ],
    expect: [true, true, 12],
  },
  {
    name: 'works once, and repeats its reply',
    hint: 'insertKey returns 1 for a new key: work, then saveReply. It returns 0 for a known one: readKey.',
    run: async ({ createDatabase, once }) => {
      const database = createDatabase()
      const book = (key) => once(database, 1, key, { passenger: 'Prakash' }, async (client) => ({ status: 201, body: { label: await client.book('Prakash') } }))
      return { first: await book('key-aaaa'), again: await book('key-aaaa'), other: await book('key-bbbb'), bookings: database.bookings() }
    },
    expect: {
      first: { status: 201, body: { label: 'B2-1' } },
      again: { status: 201, body: { label: 'B2-1' } },
      other: { status: 201, body: { label: 'B2-2' } },
      bookings: ['Prakash', 'Prakash'],
    },
  },
  {
    name: 'answers three copies at the same moment with one booking',
    hint: 'Insert the key first, inside the transaction. The insert waits for the other transaction; looking first doesn’t.',
    run: async ({ createDatabase, once }) => {
      const database = createDatabase()
      const book = () => once(database, 1, 'key-aaaa', { passenger: 'Prakash' }, async (client) => ({ status: 201, body: { label: await client.book('Prakash') } }))
      const replies = await Promise.all([book(), book(), book()])
      return { replies: replies.map(({ status, body }) => `${status} ${body.label}`), bookings: database.bookings() }
    },
    expect: { replies: ['201 B2-1', '201 B2-1', '201 B2-1'], bookings: ['Prakash'] },
  },
  {
    name: 'refuses the same key with another request',
    hint: 'Compare the stored hash with that of this request. Different: 422, and no work.',
    run: async ({ createDatabase, once }) => {
      const database = createDatabase()
      const book = (request) => once(database, 1, 'key-aaaa', request, async (client) => ({ status: 201, body: { label: await client.book(request.passenger) } }))
      const replies = [
        await book({ passenger: 'Prakash', trainId: 2 }),
        await book({ passenger: 'Sunita', trainId: 2 }),
        await book({ trainId: 2, passenger: 'Prakash' }),
      ]
      return { replies, bookings: database.bookings() }
    },
    expect: {
      replies: [
        { status: 201, body: { label: 'B2-1' } },
        { status: 422, body: { code: 'idempotency_key_reused' } },
        { status: 201, body: { label: 'B2-1' } },
      ],
      bookings: ['Prakash'],
    },
  },
  {
    name: 'leaves neither booking nor key after an error, and the repetition works',
    hint: 'catch: roll back and throw the error again. Key and booking are in the same transaction, so both are gone.',
    run: async ({ createDatabase, once }) => {
      const database = createDatabase()
      const story = []
      const book = (isBroken) =>
        once(database, 1, 'key-aaaa', {}, async (client) => {
          const label = await client.book('Prakash')
          if (isBroken) throw new Error('the power went off')
          return { status: 201, body: { label } }
        })
      try {
        await book(true)
      } catch (error) {
        story.push(error.message)
      }
      story.push(database.bookings().length, database.keys().length)
      story.push((await book(false)).status, database.bookings().length, database.keys())
      return story
    },
    expect: ['the power went off', 0, 0, 201, 1, ['1 key-aaaa']],
  },
]
