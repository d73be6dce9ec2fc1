// Prepares a fresh database for acceptance.mjs and prints 50 tokens.
import { createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL })
await pool.query(readFileSync(new URL('seat-finder.sql', import.meta.url), 'utf8'))
await pool.query(`insert into trains values ('90101', 'Kaveri Express'), ('90152', 'Chamundi Express')`)
await pool.query(`insert into seats (journey_id, label) select 1, 'S1-' || n from generate_series(1, 3) as n`)
const tokens: string[] = []
for (let n = 1; n <= 50; n++) {
  const token = randomBytes(32).toString('base64url')
  await pool.query(
    `with account as (insert into accounts (email) values ($1) returning account_id)
     insert into sessions select $2, account_id, now() + interval '30 days' from account`,
    [`passenger-${n}@example.in`, createHash('sha256').update(token).digest()],
  )
  tokens.push(token)
}
console.log(JSON.stringify(tokens))
await pool.end()
