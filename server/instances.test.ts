import { expect, test } from 'vitest'
import { whoAmI } from '#contract/identity/account.ts'
import { login, logout } from '#contract/identity/session.ts'
import { newPerson, testPassword } from './testing/makers.ts'
import { sharedApp } from './testing/test-app.ts'

const one = await sharedApp()
const two = await one.another()

test('shares sessions among instances', async () => {
  const { email } = await newPerson(one.db)
  const me = await one.load(null, login, { body: { email, password: testPassword } })
  expect((await two.load(me, whoAmI)).email).toBe(email)
  await two.call(me, logout)
  expect((await one.call(me, whoAmI)).http).toBe(401)
})

test('shares the secret among instances', () => {
  expect(two.deps.secret).toBe(one.deps.secret)
})

test('reports that it is stopping', async () => {
  const { createApp } = await import('./app.ts')
  const { createLog } = await import('./kit/log.ts')
  const { openDatabase } = await import('./kit/db/db.ts')
  let isStopping = false
  const database = openDatabase({}, () => {})
  const app = await createApp({
    deps: one.deps,
    database,
    log: createLog({ logLevel: 'silent' }),
    web: null,
    isStopping: () => isStopping,
  })
  expect((await app.inject('/readyz')).statusCode).toBe(200)
  expect((await app.inject('/healthz')).headers.connection).toBe('keep-alive')
  isStopping = true
  expect((await app.inject('/readyz')).statusCode).toBe(503)
  // The next request uses a new connection, perhaps to another instance.
  expect((await app.inject('/healthz')).headers.connection).toBe('close')
  expect((await app.inject('/nowhere')).headers.connection).toBe('close')
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  await app.close()
  await database.close()
})

test('shows metrics to this machine, and to others only with the token', async () => {
  const three = await one.another()
  const statusFor = async (headers: Record<string, string>, remoteAddress: string) =>
    (await three.app.inject({ url: '/metrics', headers, remoteAddress })).statusCode
  expect(await statusFor({}, '127.0.0.1')).toBe(200)
  expect(await statusFor({}, '203.0.113.9')).toBe(404)
  expect(await statusFor({ 'x-forwarded-for': '203.0.113.9' }, '127.0.0.1')).toBe(404)
  expect(await statusFor({ authorization: 'Bearer guess' }, '203.0.113.9')).toBe(404)
  await three.close()
})
