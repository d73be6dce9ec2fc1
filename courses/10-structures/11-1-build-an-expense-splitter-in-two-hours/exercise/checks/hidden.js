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
        'expense 10 Asha equal Ravi Ravi',
        'expense 10 Asha exact Ravi=20 Asha=-10',
        'expense 10 Asha exact Ravi',
        'expense 10 Nobody equal Ravi',
        'expense 10',
        'expense .5 Asha equal Ravi',
        'person Asha',
        'person',
      ]
      const answers = lines.map((line) => run(line))
      return [answers.map((printed) => (printed.length === 1 && printed[0] ? 'message' : printed)).join(' '), run('balances')]
    },
    python: `
run = create_commands()
for name in ["Asha", "Ravi"]:
    run(f"person {name}")
run("expense 100 Asha equal Asha Ravi")
lines = [
    "expense 10 Asha exact Ravi=9",
    "expense 10 Asha equal Ravi Nobody",
    "expense 10 Asha exact Ravi=5 Nobody=5",
    "expense 0 Asha equal Ravi",
    "expense 1.005 Asha equal Ravi",
    "expense 10 Asha equal",
    "expense 10 Asha half Ravi",
    "expense 10 Asha equal Ravi Ravi",
    "expense 10 Asha exact Ravi=20 Asha=-10",
    "expense 10 Asha exact Ravi",
    "expense 10 Nobody equal Ravi",
    "expense 10",
    "expense .5 Asha equal Ravi",
    "person Asha",
    "person",
]
answers = [run(line) for line in lines]
[" ".join("message" if len(printed) == 1 and printed[0] else str(printed) for printed in answers), run("balances")]
`,
    expect: [
      'message message message message message message message message message message message message message message message',
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
    python: `
run = create_commands()
for name in ["Asha", "Babu", "Chitra", "Dev", "Esha", "Farhan"]:
    run(f"person {name}")
run("expense 1234.56 Asha equal Asha Babu Chitra Dev Esha")
run("expense 999.99 Babu equal Chitra Dev Farhan")
run("expense 47.01 Esha equal Asha Farhan")
run("expense 800 Dev exact Asha=100 Babu=650.25 Esha=49.75")
def paise(amount):
    return round(float(amount) * 100)
left = {}
for text in run("balances"):
    name, kind, amount = text.split(" ")
    left[name] = 0 if kind == "is" else paise(amount) * (1 if kind == "gets" else -1)
total = sum(left.values())
payments = run("settle")
for text in payments:
    debtor, _, creditor, amount = text.split(" ")
    left[debtor] += paise(amount)
    left[creditor] -= paise(amount)
{"sum": total, "left": left, "payments": "at most 5" if len(payments) <= 5 else payments}
`,
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
    python: `
first, second = create_commands(), create_commands()
first("person Asha")
second("person Ravi")
[first("balances"), second("balances"), second("settle")]
`,
    expect: [['Asha is even'], ['Ravi is even'], []],
  },
  {
    name: 'prints nothing for a person, an expense and an empty line, and goes on',
    hint: 'These commands return an empty list. Several spaces between two words are fine.',
    run: ({ createCommands }) => {
      const run = createCommands()
      return [run('person Asha'), run(''), run('   '), run('expense   20   Asha equal  Asha '), run('balances')]
    },
    python: `
run = create_commands()
[run("person Asha"), run(""), run("   "), run("expense   20   Asha equal  Asha "), run("balances")]
`,
    expect: [[], [], [], [], ['Asha is even']],
  },
  {
    name: 'reads every paisa, and one decimal as ten paise',
    hint: '10.5 is ten rupees and fifty paise: fill the decimals with a 0 on the right. Don’t calculate with decimals: 19.99 × 100 is 1998.9999999999998.',
    run: ({ createCommands }) => {
      const run = createCommands()
      for (const name of ['Asha', 'Amit']) run(`person ${name}`)
      run('expense 10.5 Asha equal Amit')
      run('expense 0.09 Asha exact Asha=0.02 Amit=0.07')
      run('expense 19.99 Asha equal Amit')
      return [...run('balances'), ...run('settle')]
    },
    python: `
run = create_commands()
for name in ["Asha", "Amit"]:
    run(f"person {name}")
run("expense 10.5 Asha equal Amit")
run("expense 0.09 Asha exact Asha=0.02 Amit=0.07")
run("expense 19.99 Asha equal Amit")
[*run("balances"), *run("settle")]
`,
    expect: ['Asha gets 30.56', 'Amit owes 30.56', 'Amit pays Asha 30.56'],
  },
]
