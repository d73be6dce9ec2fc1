export default [
  {
    name: 'a refused entry changes nothing',
    hint: 'Check all names and the amount before you change the first balance.',
    run: ({ createLedger }) => {
      const ledger = createLedger(['Asha', 'Kabir', 'Meera'])
      for (const entry of [
        { paidBy: 'Asha', amount: '₹90', weights: { Asha: 1, Kabir: 1, Meeraa: 1 } },
        { paidBy: 'Asha', amount: '0' },
        { paidBy: 'Asha', amount: '₹90', weights: { Asha: 0, Kabir: 0 } },
      ]) {
        try {
          ledger.add(entry)
        } catch {
          // Refused, as it should be.
        }
      }
      return [...ledger.balances().values()]
    },
    expect: [0, 0, 0],
  },
  {
    name: 'adds up to 0 after forty entries, and ends even',
    hint: 'Every entry takes exactly what it gives: the parts of share add up to the amount.',
    run: ({ createLedger }) => {
      const names = ['Asha', 'Kabir', 'Meera', 'Om', 'Zoya']
      const ledger = createLedger(names)
      let seed = 7
      const random = (max) => (seed = (seed * 48271) % 2147483647) % (max + 1)
      for (let n = 0; n < 40; n++) {
        const weights = Object.fromEntries(names.filter(() => random(2) > 0).map((name) => [name, 1 + random(6)]))
        const amount = `${1 + random(5000)}.${String(random(99)).padStart(2, '0')}`
        ledger.add({ paidBy: names[random(4)], amount, weights: { Asha: 1, ...weights } })
      }
      const balances = ledger.balances()
      const sum = [...balances.values()].reduce((a, b) => a + b, 0)
      const transfers = ledger.transfers()
      for (const { from, to, paise } of transfers) {
        balances.set(from, balances.get(from) + paise)
        balances.set(to, balances.get(to) - paise)
      }
      return { sum, left: [...balances.values()], isFew: transfers.length < names.length ? 'few' : transfers.length }
    },
    expect: { sum: 0, left: [0, 0, 0, 0, 0], isFew: 'few' },
  },
  {
    name: 'among equal amounts the earlier name goes first',
    hint: 'Replace the best one only if the next is really larger: > and not >=.',
    run: ({ createLedger }) => {
      const ledger = createLedger(['Asha', 'Kabir', 'Meera', 'Om'])
      ledger.add({ paidBy: 'Om', amount: '10', weights: { Kabir: 1 } })
      ledger.add({ paidBy: 'Meera', amount: '10', weights: { Asha: 1 } })
      return ledger.lines()
    },
    expect: ['Asha pays Meera ₹10.00', 'Kabir pays Om ₹10.00'],
  },
  {
    name: 'nobody can change the balances from outside',
    hint: 'Return a new Map each time. transfers() must work with a copy too.',
    run: ({ createLedger }) => {
      const ledger = createLedger(['Asha', 'Kabir'])
      ledger.add({ paidBy: 'Asha', amount: '1.5 lakh' })
      ledger.balances().set('Asha', 0)
      ledger.transfers()
      ledger.transfers()
      return [ledger.balances(), Object.keys(ledger).filter((key) => typeof ledger[key] !== 'function')]
    },
    expect: [
      new Map([
        ['Asha', 7500000],
        ['Kabir', -7500000],
      ]),
      [],
    ],
  },
  {
    name: 'two ledgers share nothing',
    hint: 'The balances belong inside createLedger.',
    run: ({ createLedger }) => {
      const [may, june] = [createLedger(['Asha', 'Kabir']), createLedger(['Asha', 'Kabir'])]
      may.add({ paidBy: 'Asha', amount: '10' })
      june.add({ paidBy: 'Asha', amount: '0.01', weights: { Kabir: 1 } })
      return [may.lines(), june.lines()]
    },
    expect: [['Kabir pays Asha ₹5.00'], ['Kabir pays Asha ₹0.01']],
  },
]
