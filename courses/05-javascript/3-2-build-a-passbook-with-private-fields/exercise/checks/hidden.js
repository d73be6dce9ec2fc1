export default [
  {
    name: 'brings back an equal passbook from JSON',
    hint: 'fromJSON creates a passbook for the owner, then repeats each deposit and withdrawal in order.',
    run: ({ Passbook }) => {
      const book = new Passbook('Zoya')
      book.deposit(250000, '2026-10-01')
      book.withdraw(99999, '2026-10-09')
      book.deposit(1, '2026-10-10')
      const copy = Passbook.fromJSON(JSON.parse(JSON.stringify(book)))
      copy.withdraw(2, '2026-10-11')
      return [copy instanceof Passbook, copy.owner, copy.balance, copy.entries.length, book.balance]
    },
    expect: [true, 'Zoya', 150000, 4, 150002],
  },
  {
    name: 'checks each entry again when it comes from JSON',
    hint: 'Let fromJSON call deposit and withdraw, which already refuse wrong amounts.',
    run: ({ Passbook }) =>
      [
        [{ on: '2026-10-01', paise: 10.5 }],
        [{ on: '2026-10-01', paise: '500' }],
        [
          { on: '2026-10-01', paise: 100 },
          { on: '2026-10-02', paise: -101 },
        ],
        [{ on: '2026-10-01', paise: 100 }],
      ].map((entries) => {
        try {
          return Passbook.fromJSON({ owner: 'Zoya', entries }).balance
        } catch {
          return 'refused'
        }
      }),
    expect: ['refused', 'refused', 'refused', 100],
  },
  {
    name: 'has no field that can be changed from outside',
    hint: 'Object.keys(book) must be empty: a field with # is private, every other field can be changed by anybody.',
    run: ({ Passbook }) => {
      const book = new Passbook('Ravi')
      book.deposit(700, '2026-11-01')
      book.withdraw(700, '2026-11-01')
      return [Object.keys(book), book.balance]
    },
    expect: [[], 0],
  },
  {
    name: 'replaces a note, and keeps it apart from the passbook itself',
    hint: 'The note lives in the WeakMap, not on the passbook. Setting it again replaces it, with an empty text too: only undefined means “read it”.',
    run: ({ Passbook, noteFor }) => {
      const book = Object.freeze(new Passbook('Ravi'))
      noteFor(book, 'first')
      noteFor(book, 'second')
      const second = noteFor(book)
      noteFor(book, '')
      return [second, noteFor(book), JSON.parse(JSON.stringify(book))]
    },
    expect: ['second', '', { owner: 'Ravi', entries: [] }],
  },
]
