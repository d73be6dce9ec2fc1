export default [
  {
    name: 'shows a hoped entry at once, marked as sending',
    hint: 'All confirmed entries, then the hoped ones with sending: true.',
    run: ({ shownEntries }) => {
      const rice = { id: 'a', kind: 'credit', paise: 66_000, note: 'Rice' }
      const tea = { id: 'b', kind: 'credit', paise: 4000, note: 'Tea' }
      return shownEntries([rice], [tea])
    },
    expect: [
      { id: 'a', kind: 'credit', paise: 66_000, note: 'Rice' },
      { id: 'b', kind: 'credit', paise: 4000, note: 'Tea', sending: true },
    ],
  },
  {
    name: 'shows an entry once when the server has it already',
    hint: 'Compare the ids. The confirmed one wins.',
    run: ({ shownEntries }) => {
      const tea = { id: 'b', kind: 'credit', paise: 4000, note: 'Tea' }
      // The answer of the server is another object, with the same id.
      return shownEntries([tea], [{ ...tea }])
    },
    expect: [{ id: 'b', kind: 'credit', paise: 4000, note: 'Tea' }],
  },
  {
    name: 'lets the balance follow at once',
    hint: 'The balance is that of the shown entries, hoped ones included.',
    run: ({ shownEntries, balanceOf }) => {
      const entry = (id, kind, paise) => ({ id, kind, paise, note: '' })
      const confirmed = [entry('a', 'credit', 66_000)]
      return [balanceOf(confirmed), balanceOf(shownEntries(confirmed, [entry('b', 'payment', 16_000), entry('c', 'credit', 500)]))]
    },
    expect: [66_000, 50_500],
  },
  {
    name: 'empties the form after a success, and takes a new id',
    hint: 'Return a new form: empty texts, kind credit, no message, and newId().',
    run: ({ submit }) =>
      submit(
        { id: 'e-1', rupees: '40', note: 'Tea', kind: 'payment', message: 'old' },
        { toPaise: () => 4000, post: async () => ({ ok: true }), newId: () => 'e-2' },
      ),
    expect: { id: 'e-2', rupees: '', note: '', kind: 'credit', message: '' },
  },
  {
    name: 'keeps what was typed after a rejection, and says why',
    hint: 'Return the form as it was, with the message of the answer.',
    run: ({ submit }) =>
      submit(
        { id: 'e-1', rupees: '9000', note: 'Wedding', kind: 'credit', message: '' },
        { toPaise: () => 900_000, post: async () => ({ ok: false, message: 'At most ₹5,000.' }), newId: () => 'e-2' },
      ),
    expect: { id: 'e-1', rupees: '9000', note: 'Wedding', kind: 'credit', message: 'At most ₹5,000.' },
  },
]
