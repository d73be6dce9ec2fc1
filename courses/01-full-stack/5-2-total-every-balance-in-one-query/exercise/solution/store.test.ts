// Needs the database of make-entries.sql. DATABASE_URL=postgres://localhost/shop npx vitest run
import { afterAll, expect, test } from 'vitest'
import pg from 'pg'
import { balanceOf, balances } from './store.ts'

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'] })
afterAll(() => pool.end())

test('lists all 2,000 customers, the largest balance first', async () => {
  const list = await balances(pool)
  expect(list).toHaveLength(2000)
  expect(list[0]).toEqual({ customerId: 1470, name: 'Customer 1470', paise: 2331948 })
})

test('the balances add up to the whole ledger', async () => {
  const list = await balances(pool)
  expect(list.reduce((sum, { paise }) => sum + paise, 0)).toBe(3607670000)
})

test('customers without entries owe 0', async () => {
  const list = await balances(pool)
  expect(list.filter(({ paise }) => paise === 0)).toHaveLength(51)
  expect(await balanceOf(pool, 2000)).toBe(0)
})

test('one balance is the same number as in the list', async () => {
  const list = await balances(pool)
  expect(await balanceOf(pool, 7)).toBe(list.find(({ customerId }) => customerId === 7)?.paise)
})
