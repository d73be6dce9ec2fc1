export default [
  {
    name: 'splits equally and by exact amounts, as in the brief',
    hint: 'Keep one balance in paise for each person. The payer gets the amount, and each share is taken away.',
    run: ({ createCommands }) => {
      const run = createCommands()
      for (const name of ['Asha', 'Ravi', 'Imran']) run(`person ${name}`)
      run('expense 3000 Asha equal Asha Ravi Imran')
      run('expense 450.50 Ravi exact Asha=200 Imran=250.50')
      return run('balances')
    },
    expect: ['Asha gets 1800.00', 'Ravi owes 549.50', 'Imran owes 1250.50'],
  },
  {
    name: 'prints the payments that settle everything',
    hint: 'Somebody who owes pays somebody who gets, at most as much as both allow. Repeat until all balances are 0.',
    run: ({ createCommands }) => {
      const run = createCommands()
      for (const name of ['Asha', 'Ravi', 'Imran']) run(`person ${name}`)
      run('expense 3000 Asha equal Asha Ravi Imran')
      run('expense 450.50 Ravi exact Asha=200 Imran=250.50')
      return run('settle').sort()
    },
    expect: ['Imran pays Asha 1250.50', 'Ravi pays Asha 549.50'],
  },
  {
    name: 'prints people in the order in which they were added, also those who are even',
    hint: 'A Map keeps its keys in the order of insertion.',
    run: ({ createCommands }) => {
      const run = createCommands()
      for (const name of ['Zoya', 'Asha', 'Mary']) run(`person ${name}`)
      run('expense 100 Asha equal Zoya Asha')
      return run('balances')
    },
    expect: ['Zoya owes 50.00', 'Asha gets 50.00', 'Mary is even'],
  },
  {
    name: 'loses no paisa when an amount can’t be split evenly',
    hint: 'Divide whole paise with Math.floor, and give the remainder to the first people, one paisa each.',
    run: ({ createCommands }) => {
      const run = createCommands()
      for (const name of ['A', 'B', 'C', 'D']) run(`person ${name}`)
      run('expense 100 D equal A B C')
      const owed = run('balances').slice(0, 3).map((text) => Number(text.split(' ')[2]))
      return { total: owed.reduce((sum, rupees) => sum + Math.round(rupees * 100), 0), shares: owed.sort() }
    },
    expect: { total: 10_000, shares: [33.33, 33.33, 33.34] },
  },
  {
    name: 'answers a wrong line with one message',
    hint: 'Throw errors in the core, catch them in run, and return the message as the only line.',
    run: ({ createCommands }) => {
      const run = createCommands()
      run('person Asha')
      return ['dance', 'expense 100 Nobody equal Asha', 'expense -5 Asha equal Asha', 'expense ten Asha equal Asha'].map(
        (line) => {
          const printed = run(line)
          return printed.length === 1 && printed[0] !== '' ? 'one message' : printed
        },
      )
    },
    expect: ['one message', 'one message', 'one message', 'one message'],
  },
]
