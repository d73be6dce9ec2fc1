import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, beforeEach, test } from 'node:test'
import pg from 'pg'
import { hashPassword, verifyPassword } from './password.ts'
import { accountOf, changePassword, listDevices, register, signIn, signOut } from './sessions.ts'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 5 })
beforeEach(async () => void (await pool.query(readFileSync(new URL('accounts.sql', import.meta.url), 'utf8'))))
after(() => pool.end())

const password = 'teak-monsoon-47-paisa'
async function signedIn(device = 'Laptop') {
  const result = await signIn(pool, 'asha@example.in', password, device, '203.0.113.7')
  assert.equal(result.outcome, 'ok')
  return (result as { token: string }).token
}

test('the same password gives a different hash each time, and both verify', async () => {
  const [a, b] = [await hashPassword(password), await hashPassword(password)]
  assert.notEqual(a, b)
  assert.ok((await verifyPassword(password, a)) && (await verifyPassword(password, b)))
  assert.equal(await verifyPassword('teak-monsoon-47-paise', a), false)
})
test('the token is not stored', async () => {
  await register(pool, 'Asha@example.in', password)
  const token = await signedIn()
  const { rows } = await pool.query('select sessions::text as all from sessions')
  assert.ok(!rows[0].all.includes(token))
  assert.equal((await accountOf(pool, token))?.role, 'passenger')
  assert.equal(await accountOf(pool, token.slice(1) + 'x'), null)
})
test('signing out one device leaves the other', async () => {
  const accountId = await register(pool, 'asha@example.in', password)
  const [laptop, phone] = [await signedIn('Laptop'), await signedIn('Phone')]
  const lost = (await listDevices(pool, accountId)).find((d) => d.device === 'Phone')!
  assert.equal(await signOut(pool, accountId + 1, lost.sessionId), false)
  assert.equal(await signOut(pool, accountId, lost.sessionId), true)
  assert.equal(await accountOf(pool, phone), null)
  assert.ok(await accountOf(pool, laptop))
})
test('an expired session is nobody', async () => {
  await register(pool, 'asha@example.in', password)
  const token = await signedIn()
  await pool.query(`update sessions set expires_at = now() - interval '1 second'`)
  assert.equal(await accountOf(pool, token), null)
})
test('a new password signs out all other devices', async () => {
  await register(pool, 'asha@example.in', password)
  const [laptop, phone] = [await signedIn('Laptop'), await signedIn('Phone')]
  const me = (await accountOf(pool, laptop))!
  await changePassword(pool, me.accountId, me.sessionId, 'another-good-one-88')
  assert.equal(await accountOf(pool, phone), null)
  assert.ok(await accountOf(pool, laptop))
})
test('the sixth attempt in a window must wait, even with the right password', async () => {
  await register(pool, 'asha@example.in', password)
  const tries = await Promise.all([1, 2, 3, 4, 5].map(() => signIn(pool, 'asha@example.in', 'wrong', 'Phone', '203.0.113.7')))
  assert.ok(tries.every((t) => t.outcome === 'wrong'))
  assert.equal((await signIn(pool, 'asha@example.in', password, 'Phone', '203.0.113.7')).outcome, 'wait')
})
test('an unknown email takes as long as a wrong password', async () => {
  await register(pool, 'asha@example.in', password)
  const time = async (email: string) => {
    const began = performance.now()
    assert.equal((await signIn(pool, email, 'wrong', 'Phone', '203.0.113.7')).outcome, 'wrong')
    return performance.now() - began
  }
  const known = Math.min(await time('asha@example.in'), await time('asha@example.in'))
  const unknown = Math.min(await time('nobody@example.in'), await time('nobody@example.in'))
  assert.ok(unknown > known / 2, `${unknown} ms and ${known} ms`)
})
