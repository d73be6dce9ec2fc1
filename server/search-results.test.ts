import { expect, test } from 'vitest'
import { listJobs } from '#contract/careers/jobs.ts'
import { listAuditEntries } from '#contract/identity/audit.ts'
import { listPeople } from '#contract/insights/people.ts'
import type { Endpoint } from '#contract/kit/endpoint.ts'
import { listPayments } from '#contract/membership/payments.ts'
import { listEmails } from '#contract/notifications/emails.ts'
import { type SQL, sql } from './kit/db/orm.ts'
import { sharedApp } from './testing/test-app.ts'

const app = await sharedApp({ rateLimitFactor: 1000 })
const admin = await app.newActor('admin')

/** One of these, as if by chance but the same in every run. */
const anyOf = (words: string[], salt: number) =>
  sql.raw(`(array['${words.join("','")}'])[1 + abs(hashint4(n * 31 + ${salt}) % ${words.length})]`)
const numbers = sql.raw('generate_series(1, 700) n')
const names = ['Asha', 'Ravi', 'Meena', 'Ravi@Raju', 'A_sha', 'Zubin']
const topics = ['Welcome', 'Payment received', 'Approved: Step', 'Ask ravi.rao@uni.example', '100% done']

await app.db.execute(sql`
  with added as (
    insert into people (email, username, first_name, last_name)
    select lower(${anyOf(['asha', 'ravi.rao', 'x_rao', 'meena'], 1)}) || n || '@' || ${anyOf(['mail.example', 'uni.example', 'mai.example'], 2)},
      'search', ${anyOf(names, 3)}, ${anyOf(['Rao', 'Sharma', 'Iyer'], 4)} from ${numbers} returning id, email)
  , emailed as (
    insert into emails (to_address, subject, text, state)
    select case when id % 7 = 0 then initcap(email) else email end, ${anyOf(topics, 5)} || ' ' || n, 'Hello', 'sent'
    from added, lateral (select id::int as n) numbered)
  , audited as (
    insert into audit_entries (actor_id, action, subject)
    select case when n % 50 = 0 then id end, ${anyOf(['payment verified', 'course edited', 'note written'], 6)}, 'payment ' || n
    from added, lateral (select id::int as n) numbered)
  insert into payments (person_id, transaction_id, amount_paise, method, state, decided_at)
  select id, (410000000000 + id * 7919)::text, 39900, 'upi', 'verified', now() - abs(hashint4(n) % 90) * interval '1 hour'
  from added, lateral (select id::int as n) numbered`)
await app.db.execute(sql`
  insert into jobs (title, company_name, experience, min_years, location, company_link, apply_link, linkedin_profile, posted_on, skills)
  select ${anyOf(['Developer', 'Tester', 'Écrivain'], 7)}, 'Company ' || n, '0-1 years', 0, 'Pune', 'https://c.example', 'https://c.example',
    'https://c.example', current_date - n % 30, array[${anyOf(['SQL', 'React Native', 'Go'], 8)}] from ${numbers}`)

type Item = Record<string, unknown>

/** All pages of a search, with few rows each, so that a page needs more than the newest rows. */
async function found(endpoint: Endpoint, query: object, id: string): Promise<unknown[]> {
  const ids: unknown[] = []
  for (let after: string | undefined; ;) {
    const { body } = await app.call(admin, endpoint, { query: { size: 3, ...query, ...(after && { after }) } })
    ids.push(...body.data.items.map((item: Item) => item[id]))
    if (body.data.next === null || ids.length > 40) return ids.slice(0, 40)
    after = body.data.next
  }
}

const contains = (text: SQL, word: string) => sql`position(lower(${word}) in lower(${text})) > 0`
const fullName = sql`p.first_name || ' ' || p.last_name`

/** A part of an address is looked for in addresses only. */
const payerText = (word: string) => (word.includes('@') ? sql`p.email` : sql`${fullName} || ' ' || p.email`)

type Case = { endpoint: Endpoint; query?: object; id: string; naive: (word: string) => SQL; words: string[] }
const addresses = ['rao12@', 'Ravi.Rao', '1@uni', '@uni.ex', 'x_rao', 'ravi@', 'ravi.rao@uni.example', 'nobody@uni']

const cases: Record<string, Case> = {
  emails: {
    endpoint: listEmails,
    id: 'emailId',
    words: [...addresses, 'welcome', '100%', 'step 7', 'a_s', 'zebra'],
    naive: (word) =>
      sql`select id from emails where ${contains(sql`to_address || ' ' || subject`, word)} order by id desc`,
  },
  users: {
    endpoint: listPeople,
    id: 'userId',
    words: [...addresses.filter((word) => word !== 'ravi.rao@uni.example'), 'Ravi@Raju', 'i@r', 'zub', 'zebra'],
    naive: (word) =>
      sql`select id from people where deleted_at is null and ${contains(sql`search_text`, word)} order by id desc`,
  },
  'audit entries': {
    endpoint: listAuditEntries,
    id: 'entryId',
    words: ['verified', 'payment 12', 'zubin', 'meena rao', 'ravi@', 'zebra'],
    naive: (word) => sql`select e.id from audit_entries e left join people p on p.id = e.actor_id
      where ${contains(sql`action || ' ' || subject`, word)} or ${contains(fullName, word)} order by e.id desc`,
  },
  payments: {
    endpoint: listPayments,
    query: { state: 'verified' },
    id: 'paymentId',
    words: [...addresses, 'asha', 'a_sha rao', 'zubin', '7919', 'zebra'],
    naive: (word) => sql`select y.id from payments y join people p on p.id = y.person_id where y.state = 'verified'
      and (${contains(payerText(word), word)} or ${contains(sql`y.transaction_id`, word)})
      order by y.decided_at desc, y.id desc`,
  },
  jobs: {
    endpoint: listJobs,
    id: 'jobId',
    words: ['developer', 'écrivain', 'react', 'company 77', 'zebra'],
    naive: (words) =>
      sql`select id from jobs where closed_at is null and ${sql.join(
        words
          .split(' ')
          .map((word) =>
            contains(
              sql`title || ' ' || company_name || ' ' || location || ' ' || description || ' ' || array_to_string(skills, ' ')`,
              word,
            ),
          ),
        sql` and `,
      )} order by posted_on desc, id desc`,
  },
}

test.each(Object.entries(cases))('a search of %s finds what reading every row finds', async (_list, one) => {
  const { endpoint, query, id, naive, words } = one
  for (const word of words) {
    const { rows } = await app.db.execute<{ id: number }>(sql`${naive(word)} limit 40`)
    const ids = await found(endpoint, { ...query, search: word }, id)
    expect([word, ids]).toEqual([word, rows.map((row) => row.id)])
  }
})
