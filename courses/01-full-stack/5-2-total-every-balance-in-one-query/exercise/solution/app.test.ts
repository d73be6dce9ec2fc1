// Needs a database with schema.sql of the last step: LEDGER_URL=postgres://localhost/ledger npx vitest run
import { afterAll, beforeEach, expect, test } from 'vitest'
import pg from 'pg'
import { buildApp } from './app.ts'

const pool = new pg.Pool({ connectionString: process.env['LEDGER_URL'] })
const newApp = () => buildApp({ pool, logLevel: 'silent' })
const id = '3f0c1c52-7a53-4d0b-9f3e-0d3d1f6f2a11'
let customerId: number

// The test's own entry is removed before each test, the notebook stays.
beforeEach(async () => {
  await pool.query('delete from entries where entry_id = $1', [id])
  const { rows } = await pool.query("select customer_id from customers where name = 'Pushpa Kumbhar'")
  customerId = Number(rows[0].customer_id)
})
afterAll(async () => {
  await pool.query('delete from entries where entry_id = $1', [id])
  await pool.end()
})

const entry = () => ({ id, customerId, kind: 'credit', paise: 11800, note: 'Detergent', on: '2026-04-08' })
const post = (payload: object) => newApp().inject({ method: 'POST', url: '/entries', payload })
const balance = async () => {
  const list = (await newApp().inject('/customers')).json<{ id: number; paise: number }[]>()
  return list.find((one) => one.id === customerId)?.paise
}

test('an entry is still there in a new app, as after a restart', async () => {
  expect(await balance()).toBe(66000)
  expect((await post(entry())).statusCode).toBe(201)
  expect(await balance()).toBe(77800)
})

test('the same entry, ten times at once, counts once', async () => {
  const codes = await Promise.all(Array.from({ length: 10 }, async () => (await post(entry())).statusCode))
  expect(codes.sort()).toEqual([...Array(9).fill(200), 201])
  expect(await balance()).toBe(77800)
})

test('another entry with this id is a conflict', async () => {
  await post(entry())
  const response = await post({ ...entry(), paise: 1 })
  expect(response.statusCode).toBe(409)
  expect(await balance()).toBe(77800)
})

test('an unknown customer is a 404 with its field', async () => {
  const response = await post({ ...entry(), customerId: 999999 })
  expect(response.statusCode).toBe(404)
  expect(response.json()).toMatchObject({ code: 'unknown_customer', field: 'customerId' })
})
