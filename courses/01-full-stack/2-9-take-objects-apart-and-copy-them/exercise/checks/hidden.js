export default [
  {
    name: 'leaves out the id in a copy, whatever else is in the entry',
    hint: '{ id, ...rest } collects everything else. delete would change the given entry.',
    run: ({ withoutId }) => {
      const entry = { customer: 'Asha', id: 'a', paise: 100, on: '2026-04-07', street: 'Lal Bagh' }
      const copy = withoutId(entry)
      return { copy, given: Object.keys(entry).join(' '), again: withoutId({ paise: 7 }) }
    },
    expect: { copy: { customer: 'Asha', paise: 100, on: '2026-04-07', street: 'Lal Bagh' }, given: 'customer id paise on street', again: { paise: 7 } },
  },
  {
    name: 'keeps all other entries as the same objects, and makes a new list',
    hint: 'Only the corrected entry is a copy. The list itself is always a new one.',
    run: ({ correct }) => {
      const entries = [{ id: 'a', paise: 4000, note: 'Rice' }, { id: 'b', paise: 9600, note: 'Tea' }]
      const corrected = correct(entries, 'a', 1)
      const unknown = correct(entries, 'x', 1)
      return {
        first: corrected[0],
        second: corrected[1] === entries[1] ? 'the same object' : 'another object',
        list: corrected === entries ? 'the same list' : 'a new list',
        unknown: unknown.map((entry, i) => (entry === entries[i] ? 'the same object' : 'another object')),
        empty: correct([], 'a', 1),
      }
    },
    expect: { first: { id: 'a', paise: 1, note: 'Rice' }, second: 'the same object', list: 'a new list', unknown: ['the same object', 'the same object'], empty: [] },
  },
  {
    name: 'changes nothing that it is given',
    hint: 'No assignment to a property, no delete, no push, no sort.',
    run: ({ summary, withPaise, withoutId, correct }) => {
      const entries = [{ id: 'a', customer: 'Asha', kind: 'credit', paise: 4000 }, { id: 'b', customer: 'Ravi', kind: 'payment', paise: 50, note: 'Cash' }]
      const before = JSON.stringify(entries)
      for (const entry of entries) {
        summary(entry)
        withPaise(entry, 7)
        withoutId(entry)
      }
      correct(entries, 'a', 8)
      correct(entries, 'b', 9)
      return JSON.stringify(entries) === before ? 'as before' : JSON.stringify(entries)
    },
    expect: 'as before',
  },
]
