import { chart } from './chart.js'

export function createStore({ db }) {
  const note = (tx, order, state, text = null) =>
    tx.query('insert into moves (order_id, state, note) values ($1, $2, $3)', [order, state, text])
  return {
    begin: (order) =>
      db.transaction(async (tx) => {
        const { rows } = await tx.query(
          'insert into sagas (order_id, state) values ($1, $2) on conflict do nothing returning order_id',
          [order, chart.start],
        )
        if (rows.length > 0) await note(tx, order, chart.start)
      }),
    async state(order) {
      const { rows } = await db.query('select state from sagas where order_id = $1', [order])
      return rows[0]?.state ?? null
    },
    move: (order, from, to, text) =>
      db.transaction(async (tx) => {
        const { rows } = await tx.query(
          'update sagas set state = $3 where order_id = $1 and state = $2 returning order_id',
          [order, from, to],
        )
        if (rows.length === 0) return false
        await note(tx, order, to, text)
        return true
      }),
    async history(order) {
      const { rows } = await db.query('select state from moves where order_id = $1 order by id', [order])
      return rows.map(({ state }) => state)
    },
    async open() {
      const { rows } = await db.query(
        'select order_id as id, state from sagas where state <> all ($1) order by place',
        [chart.final],
      )
      return rows
    },
  }
}
