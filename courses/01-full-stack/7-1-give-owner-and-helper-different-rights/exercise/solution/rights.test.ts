import { beforeAll, beforeEach, expect, test } from 'vitest'
import { buildApp, hashPassword } from './app.ts'
import type { Person } from './sessions.ts'

let people: Person[]
let app: ReturnType<typeof buildApp>
let clock: number

beforeAll(async () => {
  people = [
    { id: 'p1', email: 'owner@example.com', role: 'owner', passwordHash: await hashPassword('monsoon mango 41') },
    { id: 'p2', email: 'helper@example.com', role: 'helper', passwordHash: await hashPassword('blue auto rickshaw') },
  ]
})

beforeEach(() => {
  clock = Date.parse('2026-04-07T10:00:00+05:30')
  app = buildApp({ people, now: () => clock })
})

const post = (url: string, payload: object = {}, cookie = '') =>
  app.inject({ method: 'POST', url, payload, headers: { cookie } })

async function signIn(email: string, password: string): Promise<string> {
  const response = await post('/login', { email, password })
  return String(response.headers['set-cookie']).split(';')[0] ?? ''
}
const asOwner = () => signIn('owner@example.com', 'monsoon mango 41')
const asHelper = () => signIn('helper@example.com', 'blue auto rickshaw')
const entry = (kind = 'credit') => ({ id: crypto.randomUUID(), customerId: 'c1', kind, paise: 4000, note: 'Biscuits' })

test('the owner adds and settles', async () => {
  const cookie = await asOwner()
  expect((await post('/entries', entry(), cookie)).statusCode).toBe(201)
  const settled = await post('/customers/c1/settle', {}, cookie)
  expect(settled.statusCode).toBe(201)
  expect(settled.json().paise).toBe(4000)
})

test('the helper adds entries', async () => {
  expect((await post('/entries', entry(), await asHelper())).statusCode).toBe(201)
})

test('the helper is rejected when settling, and nothing is settled', async () => {
  const helper = await asHelper()
  await post('/entries', entry(), helper)
  const response = await post('/customers/c1/settle', {}, helper)
  expect(response.statusCode).toBe(403)
  expect(response.json().code).toBe('forbidden')
  expect((await post('/customers/c1/settle', {}, await asOwner())).json().paise).toBe(4000)
})

test('the helper can’t settle through the back door of a payment entry', async () => {
  expect((await post('/entries', entry('payment'), await asHelper())).statusCode).toBe(403)
})

test('a stranger is rejected', async () => {
  expect((await post('/entries', entry())).statusCode).toBe(401)
  expect((await post('/entries', entry(), 'session=made-up')).statusCode).toBe(401)
})

test('an expired session is rejected, one second earlier it is not', async () => {
  const cookie = await asOwner()
  clock += 12 * 60 * 60 * 1000 - 1000
  expect((await post('/entries', entry(), cookie)).statusCode).toBe(201)
  clock += 1000
  expect((await post('/entries', entry(), cookie)).statusCode).toBe(401)
})

test('after signing out, the old cookie opens nothing', async () => {
  const cookie = await asOwner()
  await post('/logout', {}, cookie)
  expect((await post('/entries', entry(), cookie)).statusCode).toBe(401)
})

test('a wrong password and an unknown email get the same answer', async () => {
  const wrong = await post('/login', { email: 'owner@example.com', password: 'guess' })
  const unknown = await post('/login', { email: 'nobody@example.com', password: 'guess' })
  expect(wrong.statusCode).toBe(401)
  expect(wrong.json()).toEqual(unknown.json())
})

test('the cookie is closed to scripts and to other sites', async () => {
  const response = await post('/login', { email: 'owner@example.com', password: 'monsoon mango 41' })
  expect(String(response.headers['set-cookie'])).toContain('HttpOnly; Secure; SameSite=Lax')
})

test('nobody overwrites an entry by using its id again', async () => {
  const debt = entry()
  const helper = await asHelper()
  expect((await post('/entries', debt, helper)).statusCode).toBe(201)
  expect((await post('/entries', { ...debt, paise: 1 }, helper)).statusCode).toBe(409)
  expect((await post('/entries', debt, helper)).statusCode).toBe(200)
  const settled = await post('/customers/c1/settle', {}, await asOwner())
  expect(settled.json().paise).toBe(4000)
})
