export default [
  {
    name: 'changes nothing after a wrong line',
    hint: 'Check an expense completely before you change any balance: the payer, every name, and that the shares add up.',
    run: ({ createCommands }) => {
      const run = createCommands()
      for (const name of ['Asha', 'Ravi']) run(`person ${name}`)
      run('expense 100 Asha equal Asha Ravi')
      const lines = [
        'expense 10 Asha exact Ravi=9',
        'expense 10 Asha equal Ravi Nobody',
        'expense 10 Asha exact Ravi=5 Nobody=5',
        'expense 0 Asha equal Ravi',
        'expense 1.005 Asha equal Ravi',
        'expense 10 Asha equal',
        'expense 10 Asha half Ravi',
        'person Asha',
      ]
      return [lines.map((line) => run(line).length), run('balances')]
    },
    expect: [
      [1, 1, 1, 1, 1, 1, 1, 1],
      ['Asha gets 50.00', 'Ravi owes 50.00'],
    ],
  },
  {
    name: 'settles six people with at most five payments',
    hint: 'Each payment should bring at least one person to 0.',
    run: ({ createCommands }) => {
      const run = createCommands()
      const people = ['Asha', 'Babu', 'Chitra', 'Dev', 'Esha', 'Farhan']
      for (const name of people) run(`person ${name}`)
      run('expense 1234.56 Asha equal Asha Babu Chitra Dev Esha')
      run('expense 999.99 Babu equal Chitra Dev Farhan')
      run('expense 47.01 Esha equal Asha Farhan')
      run('expense 800 Dev exact Asha=100 Babu=650.25 Esha=49.75')
      const left = Object.fromEntries(
        run('balances').map((text) => {
          const [name, kind, amount] = text.split(' ')
          return [name, kind === 'is' ? 0 : Math.round(Number(amount) * 100) * (kind === 'gets' ? 1 : -1)]
        }),
      )
      const sum = Object.values(left).reduce((total, paise) => total + paise, 0)
      const payments = run('settle')
      for (const text of payments) {
        const [from, , to, amount] = text.split(' ')
        left[from] += Math.round(Number(amount) * 100)
        left[to] -= Math.round(Number(amount) * 100)
      }
      return { sum, left, payments: payments.length <= 5 ? 'at most 5' : payments }
    },
    expect: {
      sum: 0,
      left: { Asha: 0, Babu: 0, Chitra: 0, Dev: 0, Esha: 0, Farhan: 0 },
      payments: 'at most 5',
    },
  },
  {
    name: 'keeps two groups apart',
    hint: 'Create the group inside of createCommands, not once for the whole file.',
    run: ({ createCommands }) => {
      const first = createCommands()
      const second = createCommands()
      first('person Asha')
      second('person Ravi')
      return [first('balances'), second('balances'), second('settle')]
    },
    expect: [['Asha is even'], ['Ravi is even'], []],
  },
]
