import type pg from 'pg'
import { chance } from './chance.ts'
import { insertWithThreads } from './threads.ts'

type Sizes = { learners: number; entries: number }

/** Fills what grows with the number of learners and the lists of the staff area. */
export async function fillDesks(client: pg.Client, adminEmail: string, { learners, entries }: Sizes) {
  await fillMembership(client)
  await fillMessages(client, adminEmail, learners)
  await fillStaffLists(client, adminEmail, entries)
  // One row of each list has a word of its own.
  for (const [table, column] of Object.entries(searched))
    await client.query(
      `update ${table} set ${column} = ${column} || ' rare' where id = (select id from ${table} order by id offset 41 limit 1)`,
    )
}

const searched = {
  bugs: 'title',
  facts: 'text',
  feature_requests: 'title',
  ideas: 'name',
  briefs: 'title',
  project_submissions: 'name',
  jobs: 'title',
  demo_bookings: 'name',
  certificates: 'learner_name',
}

const crowd = `people p where p.email like 'crowd-%'`

const isPending = `${chance('p.id', 40)} = 0`

/**
 * A payment and its access for each learner: one in forty is pending, so that both schools have a full page of them. One
 * learner in twenty has never signed in.
 */
async function fillMembership(client: pg.Client) {
  await client.query(`
    insert into payments (person_id, transaction_id, amount_paise, method, state, created_at, decided_at)
    select p.id, (300000000000 + p.id * 248157703 % 100000000000)::text, 39900, 'upi',
      case when ${isPending} then 'pending' else 'verified' end,
      p.created_at, case when not ${isPending} then p.created_at + interval '2 hours' end
    from ${crowd} order by p.id`)
  await client.query(`
    insert into access_entries (person_id, payment_id, starts_at, ends_at, reason, created_at)
    select person_id, id, decided_at, decided_at + interval '1 day' * (30 + person_id % 180), 'A verified payment', decided_at
    from payments where state = 'verified' and transaction_id like '3%'`)
  // The last visits would be copied row by row.
  await client.query('alter table sessions disable trigger sessions_keep_last_seen')
  await client.query(`
    insert into sessions (person_id, token_hash, device, expires_at, last_seen_at)
    select person_id, sha256(person_id::text::bytea), 'Bench', now() + interval '30 days', left_at
    from crowd where n % 20 > 0`)
  await client.query('alter table sessions enable trigger sessions_keep_last_seen')
  await client.query(`
    update people set last_seen_at = left_at from crowd where person_id = people.id and n % 20 > 0`)
  await client.query(`
    insert into certificates (code, person_id, course_id, learner_name, course_title, work, credential, status_position, issued_at)
    select 'BENCH' || lpad(p.id::text, 9, '0'), p.id, e.course_id, p.first_name || ' ' || p.last_name, c.title, '[]', '{}', 1000000 + row_number() over (order by p.id, e.course_id), now()
    from people p join enrolments e on e.person_id = p.id join courses c on c.id = e.course_id
    where p.email like 'crowd-%' and p.id % 10 = 0 order by p.id`)
}

/** Three emails and one entry of the audit log for each learner. The chain of the log is left out. */
async function fillMessages(client: pg.Client, adminEmail: string, learners: number) {
  await client.query(`
    insert into emails (to_address, subject, text, state, sent_at)
    select p.email, (array['Welcome to Kaushal Techbridge', 'Payment received: your courses are open', 'Approved: Step 1'])[n],
      'Hello', 'sent', now() from ${crowd.replace(' where', ', generate_series(1, 3) n where')} order by p.id, n`)
  await client.query('alter table audit_entries disable trigger user')
  await client.query(
    `insert into audit_entries (at, actor_id, action, subject)
     select now() - ($2 - n) * interval '1 minute', a.id, case n when 42 then 'rare change' else 'payment verified' end, 'payment ' || n
     from (select id from people where email = $1) a, generate_series(1, $2::int) n`,
    [adminEmail, learners],
  )
  await client.query('alter table audit_entries enable trigger user')
}

async function fillStaffLists(client: pg.Client, adminEmail: string, entries: number) {
  const { rows } = await client.query<{ id: number }>('select id from people where email = $1', [adminEmail])
  const admin = rows[0]!.id
  const learner = `(array(select id from people where email like 'crowd-%' order by id limit 50))[1 + n % 50]`
  const make = (into: string, values: string) =>
    client.query(`insert into ${into} select ${values} from generate_series(1, $1::int) n`, [entries])

  await make(
    'demo_bookings (name, email, mobile, message, demo_date, demo_time, state)',
    `'Visitor ' || n, 'visitor-' || n || '@example.in', '98' || lpad(n::text, 8, '0'), 'Hello',
     current_date + 10 - n / 5, '5:00 PM - 5:30 PM', case when n % 4 = 0 then 'booked' else 'attended' end`,
  )
  await insertWithThreads(client, entries, {
    into: 'ideas (thread_id, person_id, name, description, waiting_since)',
    owner: learner,
    values: `'Shared idea ' || n, 'A thing to build', case when n % 4 = 0 then now() end`,
  })
  await make(
    'briefs (title, summary, description, level, duration, steps)',
    `'Project ' || n, 'Build number ' || n, 'In detail', 'Beginner', '2 weeks', '{One,Two}'`,
  )
  await client.query(
    `insert into files (id, name, kind, bytes, sha256)
     select md5('bench ' || n)::uuid, 'work.zip', 'application/zip', 1000, sha256(n::text::bytea)
     from generate_series(1, $1::int) n`,
    [entries],
  )
  await insertWithThreads(client, entries, {
    into: `project_submissions (thread_id, person_id, brief_id, attempt, name, description, file_id, state, decided_at,
      decided_by)`,
    owner: learner,
    values: `(select min(id) from briefs) + n - 1, 1, 'Work ' || n, 'How it works', md5('bench ' || n)::uuid,
      case when n % 4 = 0 then 'submitted' else 'approved' end, case when n % 4 > 0 then now() end,
      case when n % 4 > 0 then ${admin} end`,
  })
  await make(
    'fact_reports (fact_id, person_id, reason)',
    `(select min(id) from facts) + n - 1, ${admin}, 'Is it true?'`,
  )
  await make('wallet_entries (person_id, amount_paise, reason)', `${admin}, 100, 'Credit ' || n`)
}
