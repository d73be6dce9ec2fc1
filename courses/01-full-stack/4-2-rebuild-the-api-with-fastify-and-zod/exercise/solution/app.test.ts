import { expect, test } from 'vitest'
import { buildApp } from './app.ts'
import { readConfig } from './config.ts'

const entry = {
  id: '3f0c1c52-7a53-4d0b-9f3e-0d3d1f6f2a11',
  customerId: 'c3',
  kind: 'credit',
  paise: 104200,
  note: 'Rice 10 kg',
  on: '2026-04-02',
}
const newApp = () => buildApp({ logLevel: 'silent' })
const post = (app: ReturnType<typeof newApp>, payload: unknown) =>
  app.inject({ method: 'POST', url: '/entries', payload: payload as object })

test('adds an entry, and the balance follows', async () => {
  const app = newApp()
  expect((await post(app, entry)).statusCode).toBe(201)
  const customers = (await app.inject('/customers')).json<{ id: string; paise: number }[]>()
  expect(customers.find(({ id }) => id === 'c3')?.paise).toBe(104200)
})

test('400: names the field that is wrong', async () => {
  const response = await post(newApp(), { ...entry, paise: 40.5 })
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({ code: 'invalid', field: 'paise' })
})

test('400: refuses a field that nobody asked for', async () => {
  const response = await post(newApp(), { ...entry, settled: true })
  expect(response.statusCode).toBe(400)
  expect(response.json().code).toBe('invalid')
})

test('400: invalid JSON has the same format', async () => {
  const response = await newApp().inject({
    method: 'POST',
    url: '/entries',
    headers: { 'content-type': 'application/json' },
    payload: '{"customerId":',
  })
  expect(response.statusCode).toBe(400)
  expect(Object.keys(response.json()).sort()).toEqual(['code', 'field', 'message'])
})

test('413: refuses a body above 1 MB', async () => {
  const response = await post(newApp(), { ...entry, note: 'x'.repeat(1_100_000) })
  expect(response.statusCode).toBe(413)
})

test('404: an unknown customer', async () => {
  const response = await post(newApp(), { ...entry, customerId: 'c9' })
  expect(response.statusCode).toBe(404)
  expect(response.json()).toMatchObject({ code: 'unknown_customer', field: 'customerId' })
})

test('404: an unknown address', async () => {
  const response = await newApp().inject('/bills')
  expect(response.statusCode).toBe(404)
  expect(response.json()).toEqual({ code: 'not_found', message: 'There is nothing at /bills.', field: null })
})

test('the same entry sent twice counts once', async () => {
  const app = newApp()
  await post(app, entry)
  expect((await post(app, entry)).statusCode).toBe(200)
  const customers = (await app.inject('/customers')).json<{ id: string; paise: number }[]>()
  expect(customers.find(({ id }) => id === 'c3')?.paise).toBe(104200)
})

test('409: another entry with the same id', async () => {
  const app = newApp()
  await post(app, entry)
  const response = await post(app, { ...entry, paise: 1 })
  expect(response.statusCode).toBe(409)
  expect(response.json()).toMatchObject({ code: 'id_taken', field: 'id' })
})

test('a wrong setting stops the program with a sentence', () => {
  expect(readConfig({}).PORT).toBe(3000)
  expect(() => readConfig({ PORT: 'abc' })).toThrow('PORT')
})
