/**
 * A database in memory that behaves like PostgreSQL where it matters here: transactions that run at the same time, and
 * an insert with `on conflict do nothing` that waits for a transaction which has inserted the same key.
 */
export function createDatabase() {
  const keys = new Map() // what was committed: 'person key' → { hash, status, body }
  const bookings = []
  const inserting = new Map() // 'person key' → the client whose transaction has inserted it
  let open = 0
  let berth = 0 // counts on after a rollback, as an identity column does
  const trip = () => new Promise((resolve) => setTimeout(resolve, 1)) // to the database and back

  async function connect() {
    await trip()
    open++
    let transaction = null
    let isReleased = false
    let ended = null // the other transactions that wait for this one

    async function run(statement) {
      if (isReleased) throw new Error('this client was released already')
      await trip()
      if (transaction) return statement(transaction)
      // Without begin, each statement is a transaction of its own.
      await client.begin()
      try {
        const result = await statement(transaction)
        await client.commit()
        return result
      } catch (error) {
        await client.rollback()
        throw error
      }
    }
    function finish() {
      for (const id of transaction.keys.keys()) if (inserting.get(id) === client) inserting.delete(id)
      transaction = null
      ended.resolve()
    }

    const client = {
      async begin() {
        await trip()
        if (transaction) throw new Error('there is already a transaction in progress')
        transaction = { keys: new Map(), bookings: [] }
        ended = Promise.withResolvers()
      },
      /** insert into idempotency_keys … on conflict do nothing. Returns the number of inserted rows: 1 or 0. */
      insertKey: (personId, key, hash) =>
        run(async (own) => {
          const id = `${personId} ${key}`
          for (let other; (other = inserting.get(id)) && other !== client; ) await other.end()
          if (keys.has(id) || own.keys.has(id)) return 0
          inserting.set(id, client)
          own.keys.set(id, { hash, status: null, body: null })
          return 1
        }),
      /** update idempotency_keys set status = …, body = … */
      saveReply: (personId, key, { status, body }) =>
        run((own) => {
          const id = `${personId} ${key}`
          const row = own.keys.get(id) ?? keys.get(id)
          if (row) own.keys.set(id, { ...row, status, body: JSON.stringify(body) })
        }),
      /** select hash, status, body from idempotency_keys. Returns undefined if there is no such row. */
      readKey: (personId, key) =>
        run((own) => {
          const id = `${personId} ${key}`
          const row = own.keys.get(id) ?? keys.get(id)
          return row && { ...row, body: JSON.parse(row.body) }
        }),
      /** insert into bookings. Returns the label of the berth. */
      book: (passenger) =>
        run((own) => {
          const label = `B2-${++berth}`
          own.bookings.push({ label, passenger })
          return label
        }),
      async commit() {
        await trip()
        if (!transaction) return
        for (const [id, row] of transaction.keys) keys.set(id, row)
        bookings.push(...transaction.bookings)
        finish()
      },
      async rollback() {
        await trip()
        if (transaction) finish()
      },
      /** Gives the connection back to the pool. As with pg, a transaction that is still open stays open, with its locks. */
      release() {
        if (isReleased) throw new Error('this client was released already')
        isReleased = true
        if (!transaction) open--
      },
      end: () => ended.promise,
    }
    return client
  }

  return {
    connect,
    /** For the checks: the bookings and keys that were committed, and the connections that weren't given back, or with an open transaction. */
    bookings: () => bookings.map(({ passenger }) => passenger),
    keys: () => [...keys.keys()],
    open: () => open,
  }
}
