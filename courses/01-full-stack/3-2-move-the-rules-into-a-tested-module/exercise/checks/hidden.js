export default [
  {
    name: 'throws when the customer has paid too much',
    hint: 'A balance below 0 has nothing to settle either.',
    run: ({ settle }) => {
      const entry = (id, kind, amount) => ({ id, customer: 'Ravi', kind, method: 'cash', paise: amount, note: '', on: '2026-04-01' })
      try {
        return settle([entry('1', 'credit', 500), entry('2', 'payment', 800)], 'Ravi', { id: 'p-1', on: '2026-04-07' }).length
      } catch (error) {
        const isSlip = ['TypeError', 'ReferenceError', 'SyntaxError'].includes(error?.name) || !(error instanceof Error)
        return isSlip ? `not your own message: ${error?.message ?? error}` : 'refused'
      }
    },
    expect: 'refused',
  },
  {
    name: 'leaves the list and its entries as they were',
    hint: 'Give every function a frozen list in your tests. push and sort then throw.',
    run: ({ addEntry, settle, balance }) => {
      const entries = Object.freeze([Object.freeze({ id: '1', customer: 'Ravi', kind: 'credit', paise: 500, note: '', on: '2026-04-01' })])
      const added = addEntry(entries, { id: '2', customer: 'Ravi', kind: 'credit', paise: 300, note: '', on: '2026-04-02' })
      const settled = settle(added, 'Ravi', { id: '3', on: '2026-04-03' })
      return [entries.length, added.length, settled.length, balance(entries, 'Ravi'), balance(added, 'Ravi'), balance(settled, 'Ravi')]
    },
    expect: [1, 2, 3, 500, 800, 0],
  },
  {
    name: 'refuses to settle with an id that is taken',
    hint: 'If settle uses addEntry, this needs no line of its own.',
    run: ({ settle }) => {
      const entries = [{ id: 'e-1', customer: 'Ravi', kind: 'credit', paise: 500, note: '', on: '2026-04-01' }]
      try {
        return settle(entries, 'Ravi', { id: 'e-1', on: '2026-04-07' }).length
      } catch (error) {
        const isSlip = ['TypeError', 'ReferenceError', 'SyntaxError'].includes(error?.name) || !(error instanceof Error)
        return isSlip ? `not your own message: ${error?.message ?? error}` : 'refused'
      }
    },
    expect: 'refused',
  },
  {
    name: 'brings every balance to 0 in 200 generated ledgers',
    hint: 'Payments by UPI count like those in cash. Look at the first ledger that is wrong.',
    run: ({ addEntry, settle, balance }) => {
      let next = 9
      const random = (most) => (next = (next * 48_271) % 2_147_483_647) % most
      const wrong = []
      for (let round = 0; round < 200; round++) {
        let entries = []
        let owed = 0
        for (let i = 0; i < random(12); i++) {
          const amount = 1 + random(50_000)
          const isCredit = random(3) > 0
          const customer = ['Asha', 'Ravi'][random(2)]
          if (customer === 'Asha') owed += isCredit ? amount : -amount
          const kind = isCredit ? { kind: 'credit' } : { kind: 'payment', method: 'upi', reference: '609588120034' }
          entries = addEntry(entries, { id: `${round}-${i}`, customer, paise: amount, note: '', on: '2026-04-01', ...kind })
        }
        const left = owed > 0 ? balance(settle(entries, 'Asha', { id: 'last', on: '2026-04-30' }), 'Asha') : 0
        if (balance(entries, 'Asha') !== owed || left !== 0) wrong.push({ entries, owed, left })
      }
      return { rounds: 200, wrong: wrong.slice(0, 1) }
    },
    expect: { rounds: 200, wrong: [] },
  },
]
