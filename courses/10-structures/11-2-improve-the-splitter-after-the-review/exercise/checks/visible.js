export default [
  {
    name: 'adds an expense to the balances',
    hint: 'The payer gets the amount, and each share is taken away. Return true.',
    run: ({ Group }) => {
      const group = new Group()
      for (const name of ['Asha', 'Ravi', 'Imran']) group.addPerson(name)
      const added = group.addExpense({ id: 'e1', paise: 9000, paidBy: 'Asha', shares: { Asha: 3000, Ravi: 3000, Imran: 3000 } })
      return [added, group.balances(), group.version]
    },
    python: `
group = Group()
for name in ["Asha", "Ravi", "Imran"]:
    group.add_person(name)
added = group.add_expense({"id": "e1", "paise": 9000, "paidBy": "Asha", "shares": {"Asha": 3000, "Ravi": 3000, "Imran": 3000}})
[added, group.balances(), group.version]
`,
    expect: [true, { Asha: 6000, Ravi: -3000, Imran: -3000 }, 1],
  },
  {
    name: 'changes nothing when an expense is refused',
    hint: 'Check the payer, all people and all shares before the first balance changes.',
    run: ({ Group }) => {
      const group = new Group()
      for (const name of ['Asha', 'Ravi', 'Imran']) group.addPerson(name)
      const attempt = (...input) => {
        try {
          return group.addExpense(...input)
        } catch (error) {
          return error.message
        }
      }
      attempt({ id: 'e1', paise: 1000, paidBy: 'Asha', shares: { Ravi: 500, Zoya: 500 } })
      attempt({ id: 'e2', paise: 1000, paidBy: 'Zoya', shares: { Ravi: 1000 } })
      attempt({ id: 'e3', paise: 1000, paidBy: 'Asha', shares: { Ravi: 900 } })
      return [group.balances(), group.version]
    },
    python: `
group = Group()
for name in ["Asha", "Ravi", "Imran"]:
    group.add_person(name)
def attempt(*inputs):
    try:
        return group.add_expense(*inputs)
    except Exception as error:
        return str(error)
attempt({"id": "e1", "paise": 1000, "paidBy": "Asha", "shares": {"Ravi": 500, "Zoya": 500}})
attempt({"id": "e2", "paise": 1000, "paidBy": "Zoya", "shares": {"Ravi": 1000}})
attempt({"id": "e3", "paise": 1000, "paidBy": "Asha", "shares": {"Ravi": 900}})
[group.balances(), group.version]
`,
    expect: [{ Asha: 0, Ravi: 0, Imran: 0 }, 0],
  },
  {
    name: 'names the person who is not in the group',
    hint: 'Put the name into the message of the error.',
    run: ({ Group }) => {
      const group = new Group()
      for (const name of ['Asha', 'Ravi', 'Imran']) group.addPerson(name)
      return group.addExpense({ id: 'e1', paise: 1000, paidBy: 'Asha', shares: { Ravi: 500, Zoya: 500 } })
    },
    python: `
group = Group()
for name in ["Asha", "Ravi", "Imran"]:
    group.add_person(name)
group.add_expense({"id": "e1", "paise": 1000, "paidBy": "Asha", "shares": {"Ravi": 500, "Zoya": 500}})
`,
    throws: 'Zoya',
  },
  {
    name: 'says what the shares add up to when it isn’t the amount',
    hint: 'Add all shares, compare the sum with the amount, and put the sum into the message.',
    run: ({ Group }) => {
      const group = new Group()
      for (const name of ['Asha', 'Ravi', 'Imran']) group.addPerson(name)
      return group.addExpense({ id: 'e1', paise: 1000, paidBy: 'Asha', shares: { Ravi: 500, Imran: 377 } })
    },
    python: `
group = Group()
for name in ["Asha", "Ravi", "Imran"]:
    group.add_person(name)
group.add_expense({"id": "e1", "paise": 1000, "paidBy": "Asha", "shares": {"Ravi": 500, "Imran": 377}})
`,
    throws: '877',
  },
  {
    name: 'hands out a copy of the balances',
    hint: 'Return a new object each time, so that callers can change only their own.',
    run: ({ Group }) => {
      const group = new Group()
      for (const name of ['Asha', 'Ravi', 'Imran']) group.addPerson(name)
      const mine = group.balances()
      mine.Asha = 1_000_000
      mine.Zoya = 5
      return group.balances()
    },
    python: `
group = Group()
for name in ["Asha", "Ravi", "Imran"]:
    group.add_person(name)
mine = group.balances()
mine["Asha"] = 1_000_000
mine["Zoya"] = 5
group.balances()
`,
    expect: { Asha: 0, Ravi: 0, Imran: 0 },
  },
  {
    name: 'adds a repeated request only once',
    hint: 'Remember the ids that were added. For a known id, return false and change nothing.',
    run: ({ Group }) => {
      const group = new Group()
      for (const name of ['Asha', 'Ravi', 'Imran']) group.addPerson(name)
      const expense = { id: 'e1', paise: 600, paidBy: 'Ravi', shares: { Asha: 600 } }
      const results = [group.addExpense(expense), group.addExpense({ ...expense }), group.addExpense({ ...expense, id: 'e2' })]
      return [results, group.balances(), group.version]
    },
    python: `
group = Group()
for name in ["Asha", "Ravi", "Imran"]:
    group.add_person(name)
expense = {"id": "e1", "paise": 600, "paidBy": "Ravi", "shares": {"Asha": 600}}
results = [group.add_expense(expense), group.add_expense(dict(expense)), group.add_expense({**expense, "id": "e2"})]
[results, group.balances(), group.version]
`,
    expect: [[true, false, true], { Asha: -1200, Ravi: 1200, Imran: 0 }, 2],
  },
]
