import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { atRiskLists } from '#contract/insights/at-risk.ts'
import { parseSegment } from '#contract/messages/segments.ts'
import { isProven } from '#contract/portfolio/view.ts'
import { featureRequests } from '#server/community/tables.ts'
import { eq, type SQL, sql } from '#server/kit/db/orm.ts'
import { countSegment } from '#server/messages/segments.store.ts'
import { portfolioView } from '#server/portfolio/index.ts'
import { demoApp } from '#server/testing/demo-app.ts'
import { demoLearnerId } from './identity.ts'

const app = await demoApp()

const rowsOf = async <Row extends Record<string, unknown>>(query: SQL) => (await app.db.execute<Row>(query)).rows
const count = async (from: SQL) =>
  (await rowsOf<{ found: number }>(sql`select count(*)::int as found from ${from}`))[0]!.found

type Column = { table: string; column: string }
const momentColumns = () =>
  rowsOf<Column>(sql`select table_name as table, column_name as column from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and data_type = 'timestamp with time zone'`)

/** What is planned for later. */
const mayBeAhead =
  /^(starts_at|answer_by|(access_)?ends_at|expires_at|claimed_until|promised_at|send_after|scheduled_for)$/

test('nothing has happened that is still to come', async () => {
  const ahead: string[] = []
  for (const { table, column } of await momentColumns()) {
    if (mayBeAhead.test(column)) continue
    const [id, moment] = [sql.identifier(table), sql.identifier(column)]
    if ((await count(sql`${id} where ${moment} > now() + interval '5 seconds'`)) > 0) ahead.push(`${table}.${column}`)
  }
  expect(ahead).toEqual([])
})

test('nobody did anything before they joined', async () => {
  const owners = await rowsOf<Column>(sql`select table_name as table, column_name as column
    from information_schema.columns where table_schema = 'public'
      and column_name in ('person_id', 'author_id', 'mentor_id', 'answered_by', 'decided_by')`)
  const early: string[] = []
  for (const { table, column } of await momentColumns()) {
    const isDeed = /^(created|submitted|answered|decided|issued|saved|read)_(at)$/.test(column)
    for (const owner of owners.filter((other) => isDeed && other.table === table)) {
      // An answer is by who answered, not by who asked.
      const isOther = column.startsWith('answered') !== (owner.column === 'answered_by')
      if (isOther || column.startsWith('decided') !== (owner.column === 'decided_by')) continue
      const [id, moment, who] = [table, column, owner.column].map((name) => sql.identifier(name))
      const before = sql`${id!} deed join people on people.id = deed.${who!}
        where deed.${moment!} < people.created_at - interval '1 second'`
      if ((await count(before)) > 0) early.push(`${table}.${column} by ${owner.column}`)
    }
  }
  expect(early).toEqual([])
})

test('every verdict, payment, credit, certificate and answer was announced when it happened', async () => {
  const announced = (personId: SQL, at: SQL, condition: SQL) =>
    sql`exists (select from notifications n where n.person_id = ${personId} and n.created_at = ${at} and ${condition})`
  const missing = {
    verdicts: sql`reviews r join solutions s on s.id = r.solution_id join steps on steps.id = s.step_id
      where not ${announced(sql`s.person_id`, sql`r.created_at`, sql`n.kind = 'verdict' and n.data ->> 'stepName' = steps.name`)}`,
    payments: sql`payments p where p.state = 'verified'
      and not ${announced(sql`p.person_id`, sql`p.decided_at`, sql`n.kind = 'payment verified'`)}`,
    pending: sql`payments p where not ${announced(sql`p.person_id`, sql`p.created_at`, sql`n.kind = 'registered'`)}`,
    credits: sql`wallet_entries w where w.amount_paise > 0
      and not ${announced(sql`w.person_id`, sql`w.created_at`, sql`n.kind in ('credit adjusted', 'referral credit')`)}`,
    opinions: sql`second_opinions o join reviews r on r.id = o.review_id join solutions s on s.id = o.solution_id
      join steps on steps.id = s.step_id where o.decided_at is not null
      and not ${announced(sql`r.mentor_id`, sql`o.decided_at`, sql`n.kind = 'second opinion' and n.data ->> 'stepName' = steps.name`)}`,
    certificates: sql`certificates c
      where not ${announced(sql`c.person_id`, sql`c.issued_at`, sql`n.kind = 'certificate' and n.data ->> 'code' = c.code`)}`,
    bugs: sql`bugs b where b.answered_at is not null
      and not ${announced(sql`b.person_id`, sql`b.answered_at`, sql`n.data ->> 'title' = b.title`)}`,
    requests: sql`feature_requests f where f.answered_at is not null
      and not ${announced(sql`f.person_id`, sql`f.answered_at`, sql`n.data ->> 'title' = f.title`)}`,
  }
  const counts = Object.fromEntries(
    await Promise.all(Object.entries(missing).map(async ([what, query]) => [what, await count(query)] as const)),
  )
  expect(counts).toEqual(Object.fromEntries(Object.keys(missing).map((what) => [what, 0])))
})

test('notifications and ledger entries are listed in the order in which they happened', async () => {
  for (const table of [sql`notifications`, sql`wallet_entries`]) {
    const disordered = sql`(select created_at < lag(created_at) over (partition by person_id order by id) as is_back
      from ${table}) as entries where is_back`
    expect(await count(disordered)).toBe(0)
  }
  expect(await count(sql`notifications where read_at < created_at`)).toBe(0)
})

test('the demo learner has read what she reacted to', async () => {
  const personId = await demoLearnerId(app.db)
  expect(await count(sql`notifications where person_id = ${personId} and read_at is null`)).toBe(4)
  const unread = sql`notifications n join reviews r on r.created_at = n.created_at join solutions s on s.id = r.solution_id
    join solutions later on (later.person_id, later.step_id) = (s.person_id, s.step_id) and later.attempt > s.attempt
    where n.person_id = s.person_id and n.read_at is null`
  expect(await count(unread)).toBe(0)
})

test('everything in the demo learner’s portfolio is approved work of hers', async () => {
  const view = await portfolioView(app.db, await demoLearnerId(app.db))
  const kinds = view!.items.map(({ kind }) => kind)
  expect(kinds.toSorted()).toEqual(
    ['certificate', 'experience', 'own-project', 'project', 'session', 'step', 'step', 'step', 'step'].toSorted(),
  )
  expect(view!.items.filter((item) => isProven(item) && item.words !== null)).toHaveLength(4)
})

test('the ledger adds up: never below zero, and credit is spent on a payment of that moment', async () => {
  const running = sql`(select sum(amount_paise) over (partition by person_id order by created_at, id) as balance
    from wallet_entries) as entries where balance < 0`
  expect(await count(running)).toBe(0)
  const unexplained = sql`wallet_entries w where amount_paise < 0 and not exists (
    select from payments p where p.person_id = w.person_id and p.credit_paise = -w.amount_paise and p.created_at = w.created_at)`
  expect(await count(unexplained)).toBe(0)
  expect(
    await count(sql`payments p where credit_paise > 0 and not exists (
    select from wallet_entries w where w.person_id = p.person_id and -w.amount_paise = p.credit_paise)`),
  ).toBe(0)
})

test('payments were decided after they were reported, opened as many days as their plan has, and have receipts in order', async () => {
  expect(await count(sql`payments where decided_at < created_at`)).toBe(0)
  expect(await count(sql`access_entries a join payments p on p.id = a.payment_id where p.state <> 'verified'`)).toBe(0)
  const plans = (
    await rowsOf<{ rupees: number; days: number }>(sql`
    select distinct ((p.amount_paise + p.credit_paise) / 100)::int as rupees,
      round(extract(epoch from a.ends_at - a.starts_at) / 86400)::int as days
    from payments p join access_entries a on a.payment_id = p.id order by 1`)
  ).map(({ rupees, days }) => [rupees, days])
  expect(plans).toEqual([
    [199, 14],
    [399, 30],
    [499, 42],
    [699, 63],
  ])
  const disordered = sql`(select issued_at < lag(issued_at) over (order by financial_year, serial) as is_back from receipts) as entries where is_back`
  expect(await count(disordered)).toBe(0)
})

/** Where the product does what was asked for. */
const proofs: Record<string, string> = {
  'Dark mode for late evenings': 'web/identity/profile/settings-theme.tsx',
  'Compare my attempt with the one before': 'web/learning/solutions/changes.tsx',
  'Salary range on each opening': 'server/seed/jobs/open.json',
}

test('what is marked as done in the feature requests exists', async () => {
  const done = await app.db.select().from(featureRequests).where(eq(featureRequests.state, 'done'))
  expect(done.map(({ title }) => title).toSorted()).toEqual(Object.keys(proofs).toSorted())
  for (const { title, answer, answeredAt, createdAt } of done) {
    expect(existsSync(join(import.meta.dirname, '../..', proofs[title]!))).toBe(true)
    expect(answer).toBeTruthy()
    expect(answeredAt!.getTime()).toBeGreaterThan(createdAt.getTime())
  }
})

test('every list of learners at risk has somebody on it', async () => {
  const counts = await Promise.all(
    atRiskLists.map((list) => countSegment(app.db, parseSegment(list)!, app.deps.clock())),
  )
  expect(counts.every((people) => people > 0)).toBe(true)
})

test('second opinions came after the verdict, by somebody else, and one appeal waits', async () => {
  const opinions = sql`second_opinions o join reviews r on r.id = o.review_id`
  expect(await count(sql`${opinions} where o.created_at <= r.created_at or o.decided_at <= o.created_at`)).toBe(0)
  expect(await count(sql`${opinions} where o.mentor_id = r.mentor_id`)).toBe(0)
  expect(
    await count(sql`${opinions} where o.kind = 'appeal' and o.decided_at is null and o.promised_at > now()
    and r.verdict = 'rejected' and r.undone_at is null`),
  ).toBe(1)
  expect(await count(sql`${opinions} where o.kind = 'sample' and o.decided_at is not null`)).toBe(2)
  expect(await count(sql`audit_entries where action = 'second opinion given'`)).toBe(2)
})

test('a demo was attended or missed only in the past, and a visitor who registered has an account', async () => {
  const today = sql`(now() at time zone 'Asia/Kolkata')::date`
  expect(await count(sql`demo_bookings where state in ('attended', 'no show') and demo_date >= ${today}`)).toBe(0)
  expect(
    await count(sql`demo_bookings b where state = 'registered' and not exists (
      select from people p where p.email = b.email and p.created_at > b.created_at)`),
  ).toBe(0)
  expect(await count(sql`demo_bookings where created_at::date > demo_date`)).toBe(0)
})

test('last weekend’s sessions have attendance, next weekend’s have seats and a waiting list', async () => {
  const asha = await demoLearnerId(app.db)
  const mine = await rowsOf<{ when: string; weekday: number; state: string; came: boolean }>(sql`
    select case when ends_at < now() then 'past' else 'next' end as when,
      extract(isodow from starts_at at time zone 'Asia/Kolkata')::int as weekday, state, joined_at is not null as came
    from seats join weekend_sessions on id = session_id where person_id = ${asha} order by starts_at`)
  expect(mine).toEqual([
    { when: 'past', weekday: 6, state: 'reserved', came: true },
    { when: 'past', weekday: 7, state: 'reserved', came: false },
    { when: 'next', weekday: 6, state: 'reserved', came: false },
    { when: 'next', weekday: 7, state: 'waiting', came: false },
  ])
  // The demo's learner has exactly four unread notifications, so no reminder is due for some time.
  expect(
    await count(sql`seats join weekend_sessions on id = session_id
    where person_id = ${asha} and starts_at between now() and now() + interval '26 hours'`),
  ).toBe(0)
})
