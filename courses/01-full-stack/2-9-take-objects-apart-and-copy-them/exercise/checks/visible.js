export default [
  {
    name: 'says who took or paid what',
    hint: 'Unpack customer, kind, paise and note. A condition with ? and : chooses between took and paid.',
    run: ({ summary }) => [
      summary({ id: 'a', customer: 'Rekha Devi', kind: 'credit', paise: 4000, note: 'Rice' }),
      summary({ id: 'b', customer: 'Imran Ali', kind: 'payment', paise: 42_000, note: 'Cash' }),
    ],
    expect: ['Rekha Devi took Rice, 4000 paise', 'Imran Ali paid Cash, 42000 paise'],
  },
  {
    name: 'says “no note” when there is none',
    hint: 'A default in the curly brackets: { note = … }.',
    run: ({ summary }) => [summary({ customer: 'Asha', kind: 'credit', paise: 100 }), summary({ customer: 'Asha', kind: 'payment', paise: 5 })],
    expect: ['Asha took no note, 100 paise', 'Asha paid no note, 5 paise'],
  },
  {
    name: 'gives a copy with another amount, and leaves the entry as it was',
    hint: 'Spread first, then what is different.',
    run: ({ withPaise }) => {
      const entry = { id: 'a', customer: 'Rekha Devi', kind: 'credit', paise: 4000, note: 'Rice' }
      const copy = withPaise(entry, 40_000)
      return { copy, before: entry.paise, isNew: copy === entry ? 'the same object' : 'another object' }
    },
    expect: { copy: { id: 'a', customer: 'Rekha Devi', kind: 'credit', paise: 40_000, note: 'Rice' }, before: 4000, isNew: 'another object' },
  },
  {
    name: 'corrects one entry of a list, and leaves the given list as it was',
    hint: 'map over the entries. Where the id fits, return a copy, otherwise the entry itself.',
    run: ({ correct }) => {
      const entries = [{ id: 'a', paise: 4000 }, { id: 'b', paise: 9600 }, { id: 'c', paise: 50 }]
      const corrected = correct(entries, 'b', 96_000)
      return { corrected: corrected.map(({ id, paise }) => `${id} ${paise}`), given: entries.map(({ id, paise }) => `${id} ${paise}`) }
    },
    expect: { corrected: ['a 4000', 'b 96000', 'c 50'], given: ['a 4000', 'b 9600', 'c 50'] },
  },
]
