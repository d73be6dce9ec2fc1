import assert from 'node:assert/strict'
import { createCommands } from './commands.js'
import { Group, settle, splitEqually } from './splitter.js'

// shares add up to the expense
for (let paise = 1; paise < 200; paise++)
  assert.equal([...splitEqually(paise, ['A', 'B', 'C']).values()].reduce((a, b) => a + b), paise)

// balances add up to 0, and settling brings all of them to 0 with at most n - 1 payments
for (let round = 0; round < 200; round++) {
  const people = ['A', 'B', 'C', 'D', 'E']
  const group = new Group()
  people.forEach((person) => group.addPerson(person))
  for (let i = 0; i < 6; i++) {
    const sharing = people.filter(() => Math.random() < 0.6)
    if (sharing.length === 0) continue
    const paise = 1 + Math.floor(Math.random() * 100_000)
    group.addExpense(paise, people[i % 5], splitEqually(paise, sharing))
  }
  const balances = group.balances
  assert.equal([...balances.values()].reduce((a, b) => a + b), 0)
  const payments = settle(balances)
  assert.ok(payments.length <= people.length - 1)
  for (const { from, to, paise } of payments) {
    assert.ok(paise > 0)
    balances.set(from, balances.get(from) + paise)
    balances.set(to, balances.get(to) - paise)
  }
  assert.ok([...balances.values()].every((paise) => paise === 0))
}

const run = createCommands()
for (const name of ['Asha', 'Ravi', 'Imran']) assert.deepEqual(run(`person ${name}`), [])
assert.deepEqual(run('expense 3000 Asha equal Asha Ravi Imran'), [])
assert.deepEqual(run('expense 450.50 Ravi exact Asha=200 Imran=250.50'), [])
const expected = ['Asha gets 1800.00', 'Ravi owes 549.50', 'Imran owes 1250.50']
assert.deepEqual(run('balances'), expected)
assert.deepEqual(run('settle'), ['Imran pays Asha 1250.50', 'Ravi pays Asha 549.50'])
// wrong lines explain themselves and change nothing
for (const [line, message] of Object.entries({
  'expense 100 Zoya equal Asha': /Zoya is not/, 'expense -5 Asha equal Asha': /not an amount/, 'expense 0 Asha equal Ravi': /more than 0/,
  'expense 10 Asha exact Ravi=9': /add up/, 'expense 10 Asha equal': /at least one/, 'expense 10 Asha equal Ravi Ravi': /twice/,
  'person Asha': /already/, 'expense 10 Asha half Ravi': /equal/, 'dance': /Unknown/, 'expense 1.005 Asha equal Ravi': /not an amount/,
})) assert.match(run(line)[0], message, line)
assert.deepEqual(run('balances'), expected)
console.log('ok')
