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
    python: `
run = create_commands()
for name in ["Asha", "Ravi", "Imran"]:
    run(f"person {name}")
run("expense 3000 Asha equal Asha Ravi Imran")
run("expense 450.50 Ravi exact Asha=200 Imran=250.50")
run("balances")
`,
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
    python: `
run = create_commands()
for name in ["Asha", "Ravi", "Imran"]:
    run(f"person {name}")
run("expense 3000 Asha equal Asha Ravi Imran")
run("expense 450.50 Ravi exact Asha=200 Imran=250.50")
sorted(run("settle"))
`,
    expect: ['Imran pays Asha 1250.50', 'Ravi pays Asha 549.50'],
  },
  {
    name: 'prints people in the order in which they were added, also those who are even',
    hint: 'A Map (a dict in Python) keeps its keys in the order of insertion.',
    run: ({ createCommands }) => {
      const run = createCommands()
      for (const name of ['Zoya', 'Asha', 'Mary']) run(`person ${name}`)
      run('expense 100 Asha equal Zoya Asha')
      return run('balances')
    },
    python: `
run = create_commands()
for name in ["Zoya", "Asha", "Mary"]:
    run(f"person {name}")
run("expense 100 Asha equal Zoya Asha")
run("balances")
`,
    expect: ['Zoya owes 50.00', 'Asha gets 50.00', 'Mary is even'],
  },
  {
    name: 'loses no paisa when an amount can’t be split evenly',
    hint: 'Divide whole paise, and give the remainder to the first people named, one paisa each.',
    run: ({ createCommands }) => {
      const run = createCommands()
      for (const name of ['A', 'B', 'C', 'D']) run(`person ${name}`)
      run('expense 100 D equal A B C')
      run('expense 0.05 D equal A B C')
      return run('balances')
    },
    python: `
run = create_commands()
for name in "ABCD":
    run(f"person {name}")
run("expense 100 D equal A B C")
run("expense 0.05 D equal A B C")
run("balances")
`,
    expect: ['A owes 33.36', 'B owes 33.35', 'C owes 33.34', 'D gets 100.05'],
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
    python: `
run = create_commands()
run("person Asha")
lines = ["dance", "expense 100 Nobody equal Asha", "expense -5 Asha equal Asha", "expense ten Asha equal Asha"]
results = [run(line) for line in lines]
["one message" if len(printed) == 1 and printed[0] else printed for printed in results]
`,
    expect: ['one message', 'one message', 'one message', 'one message'],
  },
  {
    name: 'says which name or amount is wrong',
    hint: 'Put the name, the amount or the command into the message, so that the user can find it.',
    run: ({ createCommands }) => {
      const run = createCommands()
      run('person Asha')
      const lines = { dance: 'dance', 'expense 100 Nobody equal Asha': 'Nobody', 'expense ten Asha equal Asha': 'ten', 'person Asha': 'Asha' }
      return Object.entries(lines).map(([line, wrong]) => {
        const text = run(line).join('\n')
        return text.includes(wrong) ? `names ${wrong}` : text
      })
    },
    python: `
run = create_commands()
run("person Asha")
lines = {"dance": "dance", "expense 100 Nobody equal Asha": "Nobody", "expense ten Asha equal Asha": "ten", "person Asha": "Asha"}
texts = [("\\n".join(run(line)), wrong) for line, wrong in lines.items()]
[f"names {wrong}" if wrong in text else text for text, wrong in texts]
`,
    expect: ['names dance', 'names Nobody', 'names ten', 'names Asha'],
  },
]
