import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import pg from 'pg'
import { signInWith } from './sign-in-with.ts'

// Load accounts.sql of the first step of this week and identities.sql before.
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 5 })
after(() => pool.end())
const asha = { issuer: 'http://localhost:4000', subject: 'user-1', email: 'asha@example.in' }
const count = async (table: 'accounts' | 'sessions') => (await pool.query(`select count(*)::int as n from ${table}`)).rows[0].n

test('the same person twice is one account with two devices, also in the same moment', async () => {
  await pool.query('truncate accounts restart identity cascade')
  const both = await Promise.all(['Laptop', 'Phone'].map((device) => signInWith(pool, asha, device)))
  assert.deepEqual(both.map(({ outcome }) => outcome), ['ok', 'ok'])
  assert.equal(await count('accounts'), 1)
  assert.equal(await count('sessions'), 2)
})

test('an account with the same email is not joined silently', async () => {
  await pool.query('truncate accounts restart identity cascade')
  await pool.query(`insert into accounts (email, password_hash) values ('asha@example.in', '$argon2id$practice')`)
  assert.deepEqual(await signInWith(pool, asha, 'Phone'), { outcome: 'connect first' })
  assert.equal(await count('sessions'), 0)
})

test('the email may change: issuer and subject stay', async () => {
  await pool.query('truncate accounts restart identity cascade')
  const first = await signInWith(pool, asha, 'Phone')
  const second = await signInWith(pool, { ...asha, email: 'asha.rao@example.in' }, 'Phone')
  assert.equal(first.outcome === 'ok' && first.accountId, second.outcome === 'ok' && second.accountId)
})
