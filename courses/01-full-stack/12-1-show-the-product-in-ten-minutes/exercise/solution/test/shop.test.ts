import assert from 'node:assert/strict'
import test from 'node:test'
import { newShop } from './shop.ts'

type Shop = Awaited<ReturnType<typeof newShop>>
const credit = { id: '11111111-1111-4111-8111-111111111111', customerId: 6, kind: 'credit', paise: 4550, note: 'Salt', on: '2026-04-08' }
const passwords = { owner: 'monsoon mango 41', helper: 'green bangle 7' }

async function cookieOf({ app }: Shop, role: 'owner' | 'helper') {
  const payload = { email: `${role}@example.com`, password: passwords[role] }
  const response = await app.inject({ method: 'POST', url: '/api/login', payload })
  return String(response.headers['set-cookie']).split(';')[0]!
}
const post = ({ app }: Shop, url: string, cookie: string, payload?: object) =>
  app.inject({ method: 'POST', url, headers: { cookie }, ...(payload && { payload }) })
const countOf = async ({ db }: Shop, table: string) =>
  (await db.query<{ n: number }>(`select count(*)::int as n from ${table}`)).rows[0]!.n

test('the same entry twice counts once, and another one with its id is refused', async () => {
  const shop = await newShop()
  const cookie = await cookieOf(shop, 'helper')
  assert.equal((await post(shop, '/api/entries', cookie, credit)).statusCode, 201)
  assert.equal((await post(shop, '/api/entries', cookie, credit)).statusCode, 200)
  assert.equal((await post(shop, '/api/entries', cookie, { ...credit, paise: 1 })).statusCode, 409)
  const { rows } = await shop.db.query('select paise::int from entries where customer_id = 6')
  assert.deepEqual(rows, [{ paise: 4550 }])
})

test('balances are the sums of credits and payments', async () => {
  const shop = await newShop()
  const response = await shop.app.inject({ url: '/api/customers', headers: { cookie: await cookieOf(shop, 'helper') } })
  assert.deepEqual(response.json().map((one: { paise: number }) => one.paise), [66000, 24400, 17400, 0, 0, 0])
})

test('a helper neither settles nor adds a payment, and nothing happens', async () => {
  const shop = await newShop()
  const cookie = await cookieOf(shop, 'helper')
  assert.equal((await post(shop, '/api/customers/3/settle', cookie)).statusCode, 403)
  assert.equal((await post(shop, '/api/entries', cookie, { ...credit, kind: 'payment' })).statusCode, 403)
  assert.equal(await countOf(shop, 'entries'), 12)
})

test('strangers read nothing, and a session that has ended opens nothing', async () => {
  const shop = await newShop()
  assert.equal((await shop.app.inject('/api/customers')).statusCode, 401)
  const cookie = await cookieOf(shop, 'owner')
  await shop.db.query("update sessions set expires_at = now() - interval '1 second'")
  assert.equal((await post(shop, '/api/customers/3/settle', cookie)).statusCode, 401)
  const other = await cookieOf(shop, 'owner')
  await post(shop, '/api/logout', other)
  assert.equal((await post(shop, '/api/customers/3/settle', other)).statusCode, 401)
  assert.equal(await countOf(shop, 'receipts'), 0)
})

test('receipts have no gaps, also after a settling that failed', async () => {
  const shop = await newShop()
  const cookie = await cookieOf(shop, 'owner')
  assert.equal((await post(shop, '/api/customers/3/settle', cookie)).json().receipt, 42)
  assert.equal((await post(shop, '/api/customers/3/settle', cookie)).statusCode, 409)
  const second = (await post(shop, '/api/customers/1/settle', cookie)).json()
  assert.equal(second.receipt, 43)
  assert.equal(second.entry.paise, 24400)
})

test('an amount of half a paisa or of nothing is refused', async () => {
  const shop = await newShop()
  const cookie = await cookieOf(shop, 'owner')
  for (const paise of [0, 0.5, 500_001]) {
    const response = await post(shop, '/api/entries', cookie, { ...credit, paise })
    assert.equal(response.statusCode, 400)
    assert.equal(response.json().field, 'paise')
  }
})
