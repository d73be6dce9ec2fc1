export default [
  {
    name: 'refuses an expense that was written with old balances in view',
    hint: 'If a version is given and differs from the current one, throw an error with the word “changed”, before anything is added.',
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
      const expense = (id) => ({ id, paise: 200, paidBy: 'Asha', shares: { Ravi: 200 } })
      const seen = group.version
      const results = [attempt(expense('e1'), seen), attempt(expense('e2'), seen), attempt(expense('e2'), group.version), attempt(expense('e3'))]
      return [results.map((result) => (String(result).includes('changed') ? 'changed' : result)), group.balances(), group.version]
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
def expense(name):
    return {"id": name, "paise": 200, "paidBy": "Asha", "shares": {"Ravi": 200}}
seen = group.version
results = [attempt(expense("e1"), seen), attempt(expense("e2"), seen), attempt(expense("e2"), group.version), attempt(expense("e3"))]
[["changed" if "changed" in str(result) else result for result in results], group.balances(), group.version]
`,
    expect: [[true, 'changed', true, true], { Asha: 600, Ravi: -600, Imran: 0 }, 3],
  },
  {
    name: 'answers a repeated request with false even if its version is old',
    hint: 'A phone that repeats a request sends the old version again. Look at the id first.',
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
      const expense = { id: 'e1', paise: 200, paidBy: 'Asha', shares: { Ravi: 200 } }
      return [attempt(expense, 0), attempt(expense, 0), group.balances()]
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
expense = {"id": "e1", "paise": 200, "paidBy": "Asha", "shares": {"Ravi": 200}}
[attempt(expense, 0), attempt(expense, 0), group.balances()]
`,
    expect: [true, false, { Asha: 200, Ravi: -200, Imran: 0 }],
  },
  {
    name: 'accepts a corrected expense with the id of a refused one',
    hint: 'Remember an id only after its expense was added.',
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
      return [attempt({ id: 'e1', paise: 1000, paidBy: 'Asha', shares: { Ravi: 500, Imran: 500 } }), group.balances()]
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
[attempt({"id": "e1", "paise": 1000, "paidBy": "Asha", "shares": {"Ravi": 500, "Imran": 500}}), group.balances()]
`,
    expect: [true, { Asha: 1000, Ravi: -500, Imran: -500 }],
  },
  {
    name: 'keeps the balance of a person who is added again',
    hint: 'Refuse a name that is already in the group, with the name in the message.',
    run: ({ Group }) => {
      const group = new Group()
      for (const name of ['Asha', 'Ravi', 'Imran']) group.addPerson(name)
      group.addExpense({ id: 'e1', paise: 400, paidBy: 'Asha', shares: { Imran: 400 } })
      let message = 'no error'
      try {
        group.addPerson('Asha')
      } catch (error) {
        message = error.message.includes('Asha') ? 'names Asha' : error.message
      }
      return [message, group.balances()]
    },
    python: `
group = Group()
for name in ["Asha", "Ravi", "Imran"]:
    group.add_person(name)
group.add_expense({"id": "e1", "paise": 400, "paidBy": "Asha", "shares": {"Imran": 400}})
message = "no error"
try:
    group.add_person("Asha")
except Exception as error:
    message = "names Asha" if "Asha" in str(error) else str(error)
[message, group.balances()]
`,
    expect: ['names Asha', { Asha: 400, Ravi: 0, Imran: -400 }],
  },
  {
    name: 'refuses amounts and shares that are no whole paise, and negative ones',
    hint: 'An amount is a whole number above 0. A share is a whole number, 0 or more.',
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
      const tries = [
        { paise: 0, shares: { Ravi: 0 } },
        { paise: -500, shares: { Ravi: -500 } },
        { paise: 10.5, shares: { Ravi: 10.5 } },
        { paise: 100, shares: { Ravi: 150, Imran: -50 } },
        { paise: 100, shares: { Ravi: 50.5, Imran: 49.5 } },
        { paise: 100, shares: {} },
        { paise: 100, shares: { Ravi: 100, Imran: 0 } },
        { paise: 1, shares: { Imran: 1 } },
      ]
      const results = tries.map((part, i) => (attempt({ id: `e${i}`, paidBy: 'Asha', ...part }) === true ? 'added' : 'refused'))
      return [results.join(' '), group.balances()]
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
tries = [
    {"paise": 0, "shares": {"Ravi": 0}},
    {"paise": -500, "shares": {"Ravi": -500}},
    {"paise": 10.5, "shares": {"Ravi": 10.5}},
    {"paise": 100, "shares": {"Ravi": 150, "Imran": -50}},
    {"paise": 100, "shares": {"Ravi": 50.5, "Imran": 49.5}},
    {"paise": 100, "shares": {}},
    {"paise": 100, "shares": {"Ravi": 100, "Imran": 0}},
    {"paise": 1, "shares": {"Imran": 1}},
]
results = ["added" if attempt({"id": f"e{i}", "paidBy": "Asha", **part}) is True else "refused" for i, part in enumerate(tries)]
[" ".join(results), group.balances()]
`,
    expect: ['refused refused refused refused refused refused added added', { Asha: 101, Ravi: -100, Imran: -1 }],
  },
]
