import { beforeEach, expect, test } from 'vitest'
import { buildApp, hashPassword } from './app.ts'

const origin = 'https://ledger.example.com'
let app: ReturnType<typeof buildApp>
let clock: number
let mails: string[]

beforeEach(async () => {
  clock = Date.parse('2026-04-07T10:00:00+05:30')
  mails = []
  const passwordHash = await hashPassword('monsoon mango 41')
  app = buildApp({
    people: [{ id: 'p1', email: 'owner@example.com', role: 'owner', passwordHash }],
    origin,
    now: () => clock,
    sendMail: async (_to, text) => void mails.push(text),
  })
})

const post = (url: string, payload: object, cookie = '') =>
  app.inject({ method: 'POST', url, payload, headers: { origin, cookie } })
const login = (password: string) => post('/login', { email: 'owner@example.com', password })
const cookieOf = (response: Awaited<ReturnType<typeof login>>) => String(response.headers['set-cookie']).split(';')[0] ?? ''
const entry = () => ({ id: crypto.randomUUID(), customerId: 'c1', kind: 'credit', paise: 4000, note: 'Tea' })

test('the sixth guess waits, even with the right password, and not forever', async () => {
  for (let i = 0; i < 5; i++) expect((await login(`guess ${i}`)).statusCode).toBe(401)
  const blocked = await login('monsoon mango 41')
  expect(blocked.statusCode).toBe(429)
  expect(blocked.headers['retry-after']).toBe('900')
  clock += 15 * 60 * 1000
  expect((await login('monsoon mango 41')).statusCode).toBe(200)
})

test('a reset changes the password once and ends all sessions', async () => {
  const cookie = cookieOf(await login('monsoon mango 41'))
  await post('/reset/request', { email: 'owner@example.com' })
  const token = mails[0]?.split('#')[1] ?? ''
  expect((await post('/reset', { token, password: 'winter guava 87' })).statusCode).toBe(200)
  expect((await post('/entries', entry(), cookie)).statusCode).toBe(401)
  expect((await login('monsoon mango 41')).statusCode).toBe(401)
  expect((await login('winter guava 87')).statusCode).toBe(200)
  expect((await post('/reset', { token, password: 'summer lychee 12' })).statusCode).toBe(400)
})

test('another site can’t settle with the owner’s cookie', async () => {
  const cookie = cookieOf(await login('monsoon mango 41'))
  await post('/entries', entry(), cookie)
  const headers = { origin: 'https://evil.example', cookie }
  const response = await app.inject({ method: 'POST', url: '/customers/c1/settle', headers })
  expect(response.statusCode).toBe(403)
  expect((await post('/customers/c1/settle', {}, cookie)).json().paise).toBe(4000)
})
