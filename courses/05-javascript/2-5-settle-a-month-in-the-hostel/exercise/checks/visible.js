export default [
  {
    name: 'shares an amount among all',
    hint: 'Who paid gets the whole amount, then everybody owes a part of share(paise, weights).',
    run: ({ createLedger }) => {
      const ledger = createLedger(['Asha', 'Kabir', 'Meera'])
      ledger.add({ paidBy: 'Asha', amount: '₹100' })
      return ledger.balances()
    },
    expect: new Map([
      ['Asha', 6666],
      ['Kabir', -3333],
      ['Meera', -3333],
    ]),
  },
  {
    name: 'shares by weights, and leaves out people without one',
    hint: 'Object.keys(weights) are the people, Object.values(weights) the weights, in the same order.',
    run: ({ createLedger }) => {
      const ledger = createLedger(['Asha', 'Kabir', 'Meera', 'Om'])
      ledger.add({ paidBy: 'Om', amount: '2,350', weights: { Kabir: 30, Asha: 30, Meera: 11 } })
      return ledger.balances()
    },
    expect: new Map([
      ['Asha', -99296],
      ['Kabir', -99296],
      ['Meera', -36408],
      ['Om', 235000],
    ]),
  },
  {
    name: 'settles with a few transfers',
    hint: 'The largest debtor pays the largest creditor the smaller of both amounts. Repeat until nobody is left.',
    run: ({ createLedger }) => {
      const ledger = createLedger(['Asha', 'Om', 'Kabir', 'Meera'])
      ledger.add({ paidBy: 'Asha', amount: '₹0.90', weights: { Kabir: 70, Meera: 20 } })
      ledger.add({ paidBy: 'Om', amount: '₹0.10', weights: { Meera: 1 } })
      return ledger.transfers()
    },
    expect: [
      { from: 'Kabir', to: 'Asha', paise: 70 },
      { from: 'Meera', to: 'Asha', paise: 20 },
      { from: 'Meera', to: 'Om', paise: 10 },
    ],
  },
  {
    name: 'writes a sentence per transfer, or that all are even',
    hint: 'formatRupees writes the amount. Without any transfer there is one line: All are even.',
    run: ({ createLedger }) => {
      const ledger = createLedger(['Asha', 'Kabir', 'Meera'])
      const before = ledger.lines()
      ledger.add({ paidBy: 'Asha', amount: '₹1,00,000' })
      return [before, ledger.lines()]
    },
    expect: [['All are even'], ['Kabir pays Asha ₹33,333.33', 'Meera pays Asha ₹33,333.33']],
  },
  {
    name: 'refuses an unknown person and an amount that can’t be read',
    hint: 'Throw an Error with the wrong text in its message, such as: Kabeer doesn’t live here.',
    run: ({ createLedger }) => {
      const ledger = createLedger(['Asha', 'Kabir'])
      return [
        [{ paidBy: 'Kabeer', amount: '₹10' }, 'Kabeer'],
        [{ paidBy: 'Asha', amount: '₹10', weights: { Asha: 1, Meeraa: 1 } }, 'Meeraa'],
        [{ paidBy: 'Asha', amount: 'ten' }, 'ten'],
        [{ paidBy: 'Asha', amount: '-5' }, '-5'],
        [{ paidBy: 'Asha', amount: '₹0' }, '₹0'],
      ].map(([entry, word]) => {
        try {
          ledger.add(entry)
          return 'accepted'
        } catch (error) {
          return error.message.includes(word) ? word : error.message
        }
      })
    },
    expect: ['Kabeer', 'Meeraa', 'ten', '-5', '₹0'],
  },
]
