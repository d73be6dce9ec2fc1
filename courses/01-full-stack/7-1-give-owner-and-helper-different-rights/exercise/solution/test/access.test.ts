import assert from 'node:assert/strict'
import test from 'node:test'
import { createApp } from '../src/app.ts'

const credit = { id: '11111111-1111-4111-8111-111111111111', customerId: 'c1', kind: 'credit', paise: 4000, note: 'Tea', on: '2026-04-08' }
const payment = { ...credit, id: '22222222-2222-4222-8222-222222222222', customerId: 'c3', kind: 'payment', paise: 66000 }
const passwords = { owner: 'monsoon mango 41', helper: 'green bangle 7' }
type App = ReturnType<typeof createApp>

const login = (app: App, email: string, password: string) =>
  app.inject({ method: 'POST', url: '/login', payload: { email, password } })
async function cookieOf(app: App, role: 'owner' | 'helper') {
  const response = await login(app, `${role}@example.com`, passwords[role])
  assert.equal(response.statusCode, 200)
  return String(response.headers['set-cookie']).split(';')[0]!
}
const post = async (app: App, url: string, cookie = '', payload?: object) =>
  (await app.inject({ method: 'POST', url, headers: { cookie }, ...(payload && { payload }) })).statusCode
const list = async (app: App, cookie = '') => (await app.inject({ url: '/customers', headers: { cookie } })).statusCode
async function balances(app: App) {
  const cookie = await cookieOf(app, 'owner')
  const response = await app.inject({ url: '/customers', headers: { cookie } })
  return response.json<{ paise: number }[]>().map(({ paise }) => paise)
}

test('a wrong password and an unknown email get the same answer', async () => {
  const app = createApp()
  const [one, other] = [await login(app, 'owner@example.com', 'guess'), await login(app, 'nobody@example.com', 'guess')]
  assert.equal(one.statusCode, 401)
  assert.equal(other.statusCode, 401)
  assert.deepEqual(one.json(), other.json())
})

test('the owner settles', async () => {
  const app = createApp()
  assert.equal(await post(app, '/customers/c3/settle', await cookieOf(app, 'owner')), 201)
  assert.deepEqual(await balances(app), [0, 0, 0])
})

test('a helper adds a credit, but neither settles nor adds a payment', async () => {
  const app = createApp()
  const cookie = await cookieOf(app, 'helper')
  assert.equal(await post(app, '/entries', cookie, credit), 201)
  assert.equal(await post(app, '/customers/c3/settle', cookie), 403)
  assert.equal(await post(app, '/entries', cookie, payment), 403)
  assert.deepEqual(await balances(app), [4000, 0, 66000])
})

test('a stranger and an invented token get 401, and nothing happens', async () => {
  const app = createApp()
  for (const cookie of ['', 'session=p1', 'session=invented; role=owner']) {
    assert.equal(await list(app, cookie), 401)
    assert.equal(await post(app, '/entries', cookie, credit), 401)
    assert.equal(await post(app, '/customers/c3/settle', cookie), 401)
  }
  assert.deepEqual(await balances(app), [0, 0, 66000])
})

test('a session ends after twelve hours', async () => {
  let time = Date.parse('2026-04-07T09:00:00Z')
  const app = createApp({ now: () => time })
  const cookie = await cookieOf(app, 'owner')
  time += 12 * 60 * 60 * 1000 - 1
  assert.equal(await list(app, cookie), 200)
  time += 1
  assert.equal(await list(app, cookie), 401)
})

test('signing out ends this session and no other', async () => {
  const app = createApp()
  const [phone, laptop] = [await cookieOf(app, 'owner'), await cookieOf(app, 'owner')]
  await post(app, '/logout', phone)
  assert.equal(await list(app, phone), 401)
  assert.equal(await list(app, laptop), 200)
})

test('the server stores no token', async () => {
  const sessions = new Map()
  const cookie = await cookieOf(createApp({ sessions }), 'owner')
  assert.equal(sessions.size, 1)
  assert.equal(sessions.has(cookie.slice('session='.length)), false)
})
