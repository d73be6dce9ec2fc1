export default [
  {
    name: 'writes a row for each entry with the balance after it',
    hint: 'Carry the balance from row to row. took for a credit, paid for a payment.',
    run: ({ rowsOf }) =>
      rowsOf([
        { id: 'a', customerId: 'c3', kind: 'credit', paise: 104_200, note: 'Rice', on: '2026-04-02' },
        { id: 'b', customerId: 'c3', kind: 'payment', paise: 50_000, note: 'in cash', on: '2026-04-04' },
      ]),
    expect: [
      { key: 'a', text: '2026-04-02 took Rice', balance: 104_200 },
      { key: 'b', text: '2026-04-04 paid in cash', balance: 54_200 },
    ],
  },
  {
    name: 'keeps the key of a row when another row comes before it',
    hint: 'The key belongs to the data: use the id of the entry, not its place.',
    run: ({ rowsOf }) => {
      const entry = (id, on) => ({ id, customerId: 'c3', kind: 'credit', paise: 100, note: 'Tea', on })
      const before = rowsOf([entry('b', '2026-04-02')])
      const after = rowsOf([entry('a', '2026-04-01'), entry('b', '2026-04-02')])
      return [before.map(({ key }) => key), after.map(({ key }) => key)]
    },
    expect: [['b'], ['a', 'b']],
  },
  {
    name: 'puts the oldest entry first, and leaves the given list alone',
    hint: 'toSorted returns a new list. sort would change the copy of TanStack Query.',
    run: ({ rowsOf }) => {
      const entries = [
        { id: 'b', customerId: 'c3', kind: 'credit', paise: 300, note: 'Tea', on: '2026-04-09' },
        { id: 'a', customerId: 'c3', kind: 'credit', paise: 100, note: 'Salt', on: '2026-04-02' },
        { id: 'c', customerId: 'c3', kind: 'payment', paise: 100, note: 'in cash', on: '2026-04-09' },
      ]
      const rows = rowsOf(entries)
      return { rows: rows.map(({ key, balance }) => `${key} ${balance}`), given: entries.map(({ id }) => id) }
    },
    expect: { rows: ['a 100', 'b 400', 'c 300'], given: ['b', 'a', 'c'] },
  },
  {
    name: 'shows a failure also when there is old data',
    hint: 'After a failed reload, data may still be the old list. Ask for the error first.',
    run: ({ screenOf }) => screenOf({ isPending: false, isError: true, error: new Error('No connection.'), data: ['Asha'] }),
    expect: { state: 'failed', message: 'No connection.' },
  },
  {
    name: 'the items of a screen exist only in the state some',
    hint: 'Keep Screen a union. Then nobody can forget to ask for the state.',
    types: `
      import { screenOf, type Screen } from './view.ts'
      const screen: Screen<string> = screenOf({ isPending: true, isError: false, error: null, data: undefined })
      export const items = screen.items
    `,
    throws: "'items' does not exist",
  },
]
