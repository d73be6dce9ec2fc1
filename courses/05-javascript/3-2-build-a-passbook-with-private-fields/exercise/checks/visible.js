export default [
  {
    name: 'starts with an owner and a balance of 0',
    hint: 'Write get owner() and get balance(). The entries or the balance live in a private field, such as #entries.',
    run: ({ Passbook }) => {
      const book = new Passbook('Lata')
      return [book.owner, book.balance]
    },
    expect: ['Lata', 0],
  },
  {
    name: 'writes an entry for each deposit and withdrawal',
    hint: 'Push { on, paise } into a private list; a withdrawal has negative paise.',
    run: ({ Passbook }) => {
      const book = new Passbook('Lata')
      book.deposit(50000, '2026-11-01')
      book.withdraw(12050, '2026-11-03')
      return [book.balance, book.entries]
    },
    expect: [
      37950,
      [
        { on: '2026-11-01', paise: 50000 },
        { on: '2026-11-03', paise: -12050 },
      ],
    ],
  },
  {
    name: 'neither owner nor balance can be assigned',
    hint: 'A getter without a setter can be read but not assigned.',
    run: ({ Passbook }) => {
      const book = new Passbook('Lata')
      for (const [name, value] of [
        ['owner', 'Thief'],
        ['balance', 999999],
      ]) {
        try {
          book[name] = value
        } catch {
          // A getter without a setter throws here: that is what we want.
        }
      }
      return [book.owner, book.balance]
    },
    expect: ['Lata', 0],
  },
  {
    name: 'refuses amounts that are not whole paise above 0',
    hint: 'Check the amount first in both methods: Number.isSafeInteger(paise) && paise > 0. Throw an error otherwise.',
    run: ({ Passbook }) => {
      const book = new Passbook('Lata')
      book.deposit(1000, '2026-11-01')
      const refused = []
      for (const method of ['deposit', 'withdraw'])
        for (const paise of [0, -5, 1.5, NaN, '100']) {
          try {
            book[method](paise, '2026-11-02')
          } catch (error) {
            // A message that helps says more than a word or two.
            refused.push(error.message.length > 9 ? paise : error.message)
          }
        }
      return [refused, book.balance]
    },
    expect: [[0, -5, 1.5, NaN, '100', 0, -5, 1.5, NaN, '100'], 1000],
  },
  {
    name: 'refuses to withdraw more than the balance',
    hint: 'Compare with this.balance before you add the entry, so that nothing has changed when you throw.',
    run: ({ Passbook }) => {
      const book = new Passbook('Lata')
      book.deposit(1000, '2026-11-01')
      let outcome = 'no error'
      try {
        book.withdraw(1001, '2026-11-02')
      } catch (error) {
        outcome = error.message.length > 9 ? 'an error that helps' : error.message
      }
      return [outcome, book.balance, book.entries.length]
    },
    expect: ['an error that helps', 1000, 1],
  },
  {
    name: 'changing the entries from outside changes nothing',
    hint: 'Return a new list with a copy of each entry: map(({ … }) => ({ … })). A copied list still shares its objects.',
    run: ({ Passbook }) => {
      const book = new Passbook('Lata')
      book.deposit(1000, '2026-11-01')
      for (const change of [
        () => book.entries.push({ on: '2026-11-02', paise: 5 }),
        () => (book.entries[0].paise = 999999),
      ]) {
        try {
          change()
        } catch {
          // A frozen copy throws here, which is fine too.
        }
      }
      return [book.balance, book.entries]
    },
    expect: [1000, [{ on: '2026-11-01', paise: 1000 }]],
  },
  {
    name: 'writes owner and entries as JSON',
    hint: 'JSON.stringify calls a method toJSON() if there is one, and writes what it returns.',
    run: ({ Passbook }) => {
      const book = new Passbook('Lata')
      book.deposit(1000, '2026-11-01')
      return JSON.parse(JSON.stringify(book))
    },
    expect: { owner: 'Lata', entries: [{ on: '2026-11-01', paise: 1000 }] },
  },
  {
    name: 'stores a note about a passbook',
    hint: 'Create one WeakMap outside the function. noteFor(book) returns what it has for this book, or an empty text.',
    run: ({ Passbook, noteFor }) => {
      const [lata, ravi] = [new Passbook('Lata'), new Passbook('Ravi')]
      noteFor(lata, 'Call on Monday')
      return [noteFor(lata), noteFor(ravi)]
    },
    expect: ['Call on Monday', ''],
  },
]
