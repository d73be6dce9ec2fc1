import pg from 'pg'
import { newLearner } from './learner.ts'
import type { Product } from './product.ts'

export type UsersSample = {
  adminToken: string
  courseId: number
  rareName: string
  phonePart: string
  transactionId: string
}

const firstNames = 'Asha Ravi Meena Arjun Priya Sanjay Kavya Imran Lakshmi Rahul Divya Vikram Fatima Suresh Neha Joseph'
const lastNames =
  'Sharma Verma Iyer Khan Patel Reddy Das Nair Singh Gupta Rao Joshi Pillai Bose Fernandes Mishra Kaur Jain Roy Sethi'

/**
 * A school of this many people, made by SQL. Names repeat as names do: one in twenty is a Sharma, one in two hundred
 * a Ranganathan, one in a thousand a Chandrasekharan, and one is called as nobody else. Half had access once, a sixth have it now, one in a hundred has a
 * payment that waits, one in a thousand is blocked.
 */
export async function fillUsers(product: Product, users: number): Promise<UsersSample> {
  const admin = await newLearner(product)
  const client = new pg.Client(await product.connection())
  await client.connect()
  try {
    await client.query(`update people set role = 'admin' where email = $1`, [admin.email])
    const courseId = await makeCourses(client)
    // A million rows are checked by nobody and indexed at the end: minutes instead of an hour.
    await client.query('set session_replication_role = replica')
    await withoutSearchIndex(client, () => makePeople(client, users))
    await makeTheirs(client)
    // As autovacuum would have done by the time a school is this large.
    await client.query('vacuum analyze')
    const { rows } = await client.query<{ phone: string; transaction_id: string }>(
      `select p.phone, y.transaction_id from people p join payments y on y.person_id = p.id
       where p.username like 'user-%' order by p.id offset $1 limit 1`,
      [Math.floor(users / 20)],
    )
    const { phone, transaction_id: transactionId } = rows[0]!
    return { adminToken: admin.token, courseId, rareName: 'Zebunnissa', phonePart: phone.slice(-8), transactionId }
  } finally {
    await client.end()
  }
}

async function makeCourses(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ id: number }>(`
    insert into courses (title, description, image, paise_per_week, trainer, syllabus)
    select 'Course ' || n, 'About it', 'course-1', 49900, '{"name":"","role":"","experience":"","image":""}', '[]'
    from generate_series(1, 10) n returning id`)
  return rows[3]!.id
}

async function withoutSearchIndex(client: pg.Client, work: () => Promise<void>) {
  const asked = `select pg_get_indexdef('people_search'::regclass) as definition`
  const { rows } = await client.query<{ definition: string }>(asked)
  await client.query('drop index people_search')
  await work()
  await client.query(rows[0]!.definition)
}

async function makePeople(client: pg.Client, users: number) {
  await client.query(
    `
    insert into people (email, username, first_name, last_name, phone, role, blocked_at, created_at, access_ends_at)
    select 'user-' || n || '@example.in', 'user-' || n,
      case when n = $1 / 2 then 'Zebunnissa' else (string_to_array($2, ' '))[1 + n % 16] end,
      case when n % 1000 = 500 then 'Chandrasekharan' when n % 200 = 123 then 'Ranganathan' else (string_to_array($3, ' '))[1 + n / 16 % 20] end,
      '+91' || 6000000000 + (n::bigint * 7919) % 3999999999,
      case when n % 5000 = 1 then 'mentor' else 'learner' end,
      case when n % 1000 = 7 then now() end,
      now() - ($1 - n) * interval '1 minute',
      case when n % 6 = 1 then now() + n % 600 * interval '1 hour'
        when n % 2 = 1 then now() - n % 8000 * interval '1 hour' end
    from generate_series(1, $1::int) n`,
    [users, firstNames, lastNames],
  )
}

async function makeTheirs(client: pg.Client) {
  const crowd = `(select id, row_number() over (order by id) as n from people where username like 'user-%') c`
  await client.query(`
    insert into enrolments (person_id, course_id)
    select c.id, (array(select id from courses order by id))[1 + (c.n + k) % 10] from ${crowd}, generate_series(1, 2) k`)
  await client.query(`
    insert into payments (person_id, transaction_id, amount_paise, method, state, decided_at)
    select id, (400000000000 + n)::text, 39900, 'upi',
      case when n % 100 = 3 then 'pending' else 'verified' end, case when n % 100 = 3 then null else now() end
    from ${crowd} where n % 2 = 1`)
  await client.query(`
    insert into access_entries (person_id, starts_at, ends_at, reason)
    select id, access_ends_at - interval '30 days', access_ends_at, 'Bench' from people where access_ends_at is not null`)
  await client.query(`
    insert into sessions (person_id, token_hash, device, expires_at)
    select id, sha256(n::text::bytea), 'Chrome on Windows', now() + interval '30 days' from ${crowd} where n % 3 = 0`)
}
