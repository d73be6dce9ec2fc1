import { expect, test } from 'vitest'
import { addEntry, balance, settle } from './ledger.ts'
import { paise, type Entry } from './shop.ts'

const on = '2026-04-07'
const credit = (id: string, customer: string, amount: number): Entry => ({
  id,
  customer,
  kind: 'credit',
  paise: paise(amount),
  note: 'Rice',
  on,
})
const payment = (id: string, customer: string, amount: number): Entry => ({
  id,
  customer,
  kind: 'payment',
  method: 'cash',
  paise: paise(amount),
  note: '',
  on,
})

const week = [credit('1', 'Pushpa', 104200), payment('2', 'Pushpa', 50000), credit('3', 'Asha', 4000)]

test('adds credits and subtracts payments', () => {
  expect(balance(week, 'Pushpa')).toBe(54200)
})

test('is 0 for a customer without entries', () => {
  expect(balance(week, 'Nobody')).toBe(0)
})

test('settles with a payment of exactly the balance', () => {
  const settled = settle(week, 'Pushpa', { id: '4', on })
  expect(settled.at(-1)).toEqual({
    id: '4',
    customer: 'Pushpa',
    kind: 'payment',
    method: 'cash',
    paise: 54200,
    note: 'Settled',
    on: '2026-04-07',
  })
  expect(balance(settled, 'Pushpa')).toBe(0)
})

test('settling one customer leaves the others alone', () => {
  expect(balance(settle(week, 'Pushpa', { id: '4', on }), 'Asha')).toBe(4000)
})

test('refuses to settle when nothing is owed', () => {
  const settled = settle(week, 'Asha', { id: '4', on })
  expect(() => settle(settled, 'Asha', { id: '5', on })).toThrow('owes nothing')
})

test('refuses to settle when the customer has paid too much', () => {
  const paid = addEntry(week, payment('4', 'Asha', 9000))
  expect(balance(paid, 'Asha')).toBe(-5000)
  expect(() => settle(paid, 'Asha', { id: '5', on })).toThrow('owes nothing')
})

test('refuses an id that is already in the ledger', () => {
  expect(() => addEntry(week, credit('3', 'Asha', 100))).toThrow('already in the ledger')
})

test('never changes the list it is given', () => {
  const frozen = Object.freeze([...week])
  addEntry(frozen, credit('4', 'Asha', 100))
  settle(frozen, 'Asha', { id: '5', on })
  expect(frozen).toHaveLength(3)
})

test('after settling, the balance is 0 for a thousand generated ledgers', () => {
  let seed = 7
  const random = () => (seed = (seed * 16807) % 2147483647)
  for (let round = 0; round < 1000; round++) {
    const entries = Array.from({ length: 10 }, (_, index) => {
      const amount = (random() % 100000) + 1
      return random() % 3 === 0 ? payment(`${index}`, 'Asha', amount) : credit(`${index}`, 'Asha', amount)
    })
    if (balance(entries, 'Asha') > 0) {
      expect(balance(settle(entries, 'Asha', { id: 'last', on }), 'Asha')).toBe(0)
    }
  }
})
