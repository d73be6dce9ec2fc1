import type pg from 'pg'
import { insertWithThreads } from './threads.ts'

type People = { learner: string; mentor: string; admin: string }

const anybody = `(array(select id from people where email like 'crowd-%' order by id limit 50))[1 + n % 50]`
const idOf = (email: string) => `(select id from people where email = '${email}')`

/** Fills the lists of support requests, messages, webhooks and sponsor links. */
export async function fillOutreach(client: pg.Client, { learner, mentor, admin }: People, entries: number) {
  await fillSupport(client, entries, { owner: anybody, mentor })
  // Nobody asks more, and no thread is longer, because the school is larger.
  await fillSupport(client, 50, { owner: idOf(learner), mentor })
  await fillMessages(client, entries, { learner, admin })
  await fillWebhooks(client, entries)
  await client.query(`insert into sponsor_links (person_id, label, shown_name, shows, expires_at)
    select id, 'My parents', 'A learner', '{progress,attendance,certificates}', now() + interval '90 days'
    from people where email = '${learner}' or (email like 'crowd-%' and id % 10 = 0)`)
  for (const table of ['support_requests', 'messages'])
    await client.query(
      `update ${table} set subject = subject || ' rare' where id = (select id from ${table} order by id offset 41 limit 1)`,
    )
}

/** One in four is open; of these, mentors see one in two. */
async function fillSupport(client: pg.Client, count: number, { owner, mentor }: { owner: string; mentor: string }) {
  await insertWithThreads(client, count, {
    into: `support_requests (thread_id, person_id, topic, subject, state, promised_at, waiting_since, answered_at, resolved_at, assignee_id)`,
    owner,
    values: `(array['account', 'payment', 'course', 'other'])[1 + n / 4 % 4], 'Request number ' || n,
      (array['open', 'answered', 'resolved', 'resolved'])[1 + n % 4], now() + interval '2 days' + n * interval '1 second',
      case when n % 4 = 0 then now() end, case when n % 4 > 0 then now() end, case when n % 4 > 1 then now() end,
      case when n % 3 = 0 and n / 4 % 4 > 1 then ${idOf(mentor)} end`,
  })
  await client.query(`insert into thread_messages (thread_id, author_id, body)
    select thread_id, person_id, 'I have a question' from support_requests, generate_series(1, 3)
    where not exists (select from thread_messages m where m.thread_id = support_requests.thread_id)`)
}

/** The first one went to all learners, the next 50 to the learner of the bench and one more. */
async function fillMessages(client: pg.Client, entries: number, { learner, admin }: Omit<People, 'mentor'>) {
  await client.query(
    `insert into messages (subject, body, segment, audience, state, author_id, created_at, updated_at, scheduled_for,
       started_at, finished_at, recipients, delivered)
     select 'Message number ' || n, 'Hello', '{"kind":"everyone"}', 'All learners',
       (array['sent', 'draft', 'cancelled', 'sent'])[1 + n % 4], ${idOf(admin)}, now(), now(),
       case when n % 4 <> 1 then now() end, case when n % 4 <> 1 then now() end, case when n % 4 <> 1 then now() end, 100, 100
     from generate_series(0, $1::int - 1) n order by n`,
    [entries],
  )
  const first = '(select min(id) from messages)'
  await client.query(`insert into message_deliveries (message_id, person_id, state, delivered_at, email, read_at)
    select ${first}, id, 'notified', now(), (array['sent', 'not allowed', 'failed'])[1 + id % 3], case when id % 2 = 0 then now() end
    from people where email like 'crowd-%'`)
  await client.query(`insert into message_deliveries (message_id, person_id, state, delivered_at)
    select m.id, p.id, 'notified', now() from messages m, people p
    where m.id > ${first} and m.id <= ${first} + 50 and p.email in ('${learner}', 'crowd-777@example.in')`)
}

/** Paused, so that nothing is sent. */
async function fillWebhooks(client: pg.Client, entries: number) {
  await client.query(`insert into webhooks (url, events, includes_contact, state, encrypted_secret)
    select 'https://hook-' || n || '.example', '{payment.verified}', false, 'paused', '' from generate_series(1, 3) n`)
  const type = `case when n % 2 = 0 then 'payment.verified' else 'certificate.issued' end`
  await client.query(
    `insert into webhook_deliveries (webhook_id, message_id, type, person_id, body, state, attempts, created_at, delivered_at)
     select w.id, 'msg_' || w.id || '_' || n, ${type}, ${anybody}, '{}', case when n % 4 = 0 then 'failed' else 'delivered' end, 1,
       now() - n * interval '1 minute', case when n % 4 > 0 then now() end
     from webhooks w, generate_series(1, $1::int) n order by n desc`,
    [entries],
  )
  await client.query(`insert into webhook_attempts (delivery_id, attempt, at, status, milliseconds, answer)
    select id, 1, created_at, 200, 100, 'ok' from webhook_deliveries`)
}
