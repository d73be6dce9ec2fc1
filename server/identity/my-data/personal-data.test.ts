import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { deleteAccount } from '#contract/identity/my-data.ts'
import { login } from '#contract/identity/session.ts'
import { saveDraft } from '#contract/learning/solutions.ts'
import { rejectPayments, verifyPayments } from '#contract/membership/payments.ts'
import { personalData } from '#server/app.ts'
import { deleteFarewells } from '#server/notifications/emails.store.ts'
import { emails, notifications } from '#server/notifications/tables.ts'
import { bugs, facts, featureRequests } from '#server/community/tables.ts'
import { eq, sql } from '#server/kit/db/orm.ts'
import { certificates, enrolments, solutions, stepFiles } from '#server/learning/tables.ts'
import { payments } from '#server/membership/tables.ts'
import { insertFile, insertPicture } from '#server/site/index.ts'
import { files } from '#server/site/tables.ts'
import { balanceOf } from '#server/wallet/index.ts'
import { referrals } from '#server/wallet/tables.ts'
import { submit } from '#server/testing/learning/submissions.ts'
import { newCourseWithTasks, newMember } from '#server/testing/learning/learning.ts'
import { newNotification, newTransactionId, testPassword } from '#server/testing/makers.ts'
import { sharedApp, type TestActor } from '#server/testing/test-app.ts'
import { marks, fullScenario } from '#server/testing/full-scenario.ts'
import { people } from '../tables.ts'

const app = await sharedApp({ rateLimitFactor: 1000 })

const leave = (actor: TestActor) => app.call(actor, deleteAccount, { body: { password: testPassword } })
const rows = async <Row>(query: ReturnType<typeof sql>): Promise<Row[]> => (await app.db.execute(query)).rows as Row[]

const retentions = Object.assign({}, ...personalData.map((part) => part.columns)) as Record<string, string>

test('every column that refers to a person or contains an address is declared', async () => {
  const references = await rows<{ place: string }>(sql`
    select conrelid::regclass || '.' || attname as place
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey)
    where contype = 'f' and confrelid = 'people'::regclass`)
  const addresses = await rows<{ place: string }>(sql`
    select table_name || '.' || column_name as place from information_schema.columns
    where table_schema = 'public' and column_name ~ 'e_?email|to_address|phone|mobile|actor_id|scope'`)
  const places = [...references, ...addresses].map(({ place }) => place)
  expect(places.length).toBeGreaterThan(45)
  expect(places.filter((place) => !(place in retentions))).toEqual([])
})

test('every declared column exists, and retained data is explained', async () => {
  const columns = await rows<{ place: string }>(sql`
    select table_name || '.' || column_name as place from information_schema.columns where table_schema = 'public'`)
  const known = new Set(columns.map(({ place }) => place))
  expect(Object.keys(retentions).filter((place) => !known.has(place))).toEqual([])
  const silent = personalData.filter(
    (part) => Object.values(part.columns).includes('kept') && part.retains.length === 0,
  )
  expect(silent.map(({ name }) => name)).toEqual([])
})

test('every table rejects new rows about a deleted person', async () => {
  const guarded = await rows<{ table: string }>(sql`
    select distinct tgrelid::regclass::text as "table" from pg_trigger
    where tgfoid in ('reject_deleted_person'::regproc, 'skip_deleted_person'::regproc)`)
  const tables = new Set(guarded.map(({ table }) => table))
  // Tables keyed by address or request only, and what the deletion itself writes.
  const byOtherMeans = new Set(['people', 'emails', 'demo_bookings', 'idempotency_keys'])
  const removed = Object.entries(retentions).flatMap(([place, retention]) =>
    retention === 'removed' ? [place.split('.')[0]!] : [],
  )
  expect(removed.filter((table) => !tables.has(table) && !byOtherMeans.has(table))).toEqual([])
})

/** The tables that contain a text in any column, including the job queue. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await rows<{ name: string }>(sql`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`)
  const found: string[] = []
  for (const { name } of tables) {
    const query = sql`select 1 from ${sql.raw(name)} as entry where strpos(lower(entry::text), ${text.toLowerCase()}) > 0 limit 1`
    if ((await rows(query)).length > 0) found.push(name.replace('public.', ''))
  }
  return found
}

test('a deletion leaves traces only in the data declared as kept', async () => {
  const { me, other } = await fullScenario(app)
  await app.deps.jobs.add(app.db, 'password-reset-emails', { email: me.email })
  expect(await tablesWith(me.email)).toEqual(expect.arrayContaining(['people', 'emails', 'resumes', 'demo_bookings']))
  expect((await tablesWith(marks.firstName)).length).toBeGreaterThan(14)
  expect((await leave(me)).http).toBe(200)

  const kept = new Set(
    Object.entries(retentions).flatMap(([place, retention]) => (retention === 'kept' ? [place.split('.')[0]!] : [])),
  )
  // The last email, until it is deleted too.
  expect(await tablesWith(me.email)).toEqual(['emails'])
  const goodbye = await app.db.select().from(emails).where(eq(emails.toAddress, me.email))
  expect(goodbye.map(({ subject }) => subject)).toEqual(['Your account has been deleted'])
  await deleteFarewells(app.db, new Date(Date.now() + 1000))
  expect(await tablesWith(me.email)).toEqual([])
  for (const text of [marks.firstName, marks.lastName, marks.phone]) {
    expect((await tablesWith(text)).filter((table) => !kept.has(table))).toEqual([])
  }

  const [row] = await app.db.select().from(people).where(eq(people.id, me.id))
  expect(row).toMatchObject({
    email: `deleted-${me.id}@deleted.invalid`,
    firstName: 'Former learner',
    lastName: '',
    passwordHash: null,
    photoId: null,
  })
  expect(row!.deletedAt).not.toBeNull()
  expect(await balanceOf(app.db, me.id)).toBe(0)
  // A fact by someone else stays, without the like of the deleted person.
  const [fact] = await app.db.select().from(facts).where(eq(facts.personId, other.id))
  expect(fact!.likeCount).toBe(0)
  expect(await app.db.select().from(bugs).where(eq(bugs.personId, me.id))).toMatchObject([{ screenshotId: null }])
  expect(await app.db.select().from(featureRequests).where(eq(featureRequests.personId, other.id))).toMatchObject([
    { voteCount: 0 },
  ])
  const theirs = await app.call(null, login, { body: { email: other.email, password: testPassword } })
  expect(theirs.http).toBe(200)
})

test('a pending payment can still be decided, without a notification', async () => {
  const admin = await app.newActor('admin')
  for (const [decide, outcome] of [
    [verifyPayments, 'verified'],
    [rejectPayments, 'rejected'],
  ] as const) {
    const { me } = await fullScenario(app)
    await leave(me)
    const [payment] = await app.db.select().from(payments).where(eq(payments.personId, me.id))
    const reason = outcome === 'rejected' ? { reason: 'Not found at the bank' } : {}
    const decided = await app.call(admin, decide, { body: { paymentIds: [payment!.id], ...reason } })
    expect(decided.body.data).toMatchObject([{ outcome }])
    expect(await app.db.select().from(notifications).where(eq(notifications.personId, me.id))).toEqual([])
    expect(await tablesWith(`deleted-${me.id}@deleted.invalid`)).not.toContain('emails')
  }
})

test('the referrer keeps the credit, and the notification no longer names the person', async () => {
  const [referrer, admin] = [await app.newActor('learner'), await app.newActor('admin')]
  const { me } = await fullScenario(app)
  await app.db.insert(referrals).values({ personId: me.id, referrerId: referrer.id })
  // Only members earn credit.
  await app.db.insert(payments).values({
    personId: referrer.id,
    transactionId: newTransactionId(),
    amountPaise: 399_00,
    method: 'upi',
    state: 'verified',
    decidedAt: new Date(),
  })
  const [payment] = await app.db.select().from(payments).where(eq(payments.personId, me.id))
  await app.call(admin, verifyPayments, { body: { paymentIds: [payment!.id] } })
  const [{ body } = { body: '' }] = await app.notificationsTo(referrer.id)
  expect(body).toMatch(/^\S+ joined with your code/)
  // As an older version stored it.
  await newNotification(app.db, referrer.id, { title: 'You’ve earned ₹500 credit', body })
  await leave(me)
  const nameless = { body: 'A friend joined with your code, and we’ve verified their first payment.' }
  expect(await app.notificationsTo(referrer.id)).toMatchObject([nameless, nameless])
  expect(await balanceOf(app.db, referrer.id)).toBe(500_00)
})

test('course files of a former mentor stay', async () => {
  const { stepIds } = await newCourseWithTasks(app, [1])
  const mentor = await app.newActor('mentor')
  const put = async (name: string) => ({
    ...(await app.deps.files.put(Readable.from([Buffer.from(name)]))),
    name,
    kind: 'image/png',
  })
  const reference = await insertFile(app.db, await put('reference.png'), mentor.id)
  await app.db.insert(stepFiles).values({ stepId: stepIds[0]!, fileId: reference.id, name: 'reference.png' })
  const picture = await put('course.png')
  await insertPicture(app.db, picture, mentor.id)
  await app.db.update(people).set({ role: 'learner' }).where(eq(people.id, mentor.id))
  expect((await leave(mentor)).http).toBe(200)
  for (const id of [reference.id, picture.id]) {
    const [left] = await app.db.select().from(files).where(eq(files.id, id))
    expect(left).toMatchObject({ ownerId: null })
    ;(await app.deps.files.open(id)).destroy()
  }
})

test('keeps revoked certificates without a name, and deletes valid ones', async () => {
  const { courseId } = await newCourseWithTasks(app, [1])
  const me = await newMember(app, [courseId])
  const made = {
    personId: me.id,
    courseId,
    learnerName: marks.firstName,
    courseTitle: 'Python',
    work: [],
    issuedAt: new Date(),
  }
  const credential = { name: marks.firstName }
  await app.db.insert(certificates).values([
    { ...made, credential, code: 'KT-26-AAAA-AAAA-AAAA', statusPosition: 1 },
    {
      ...made,
      credential,
      code: 'KT-26-BBBB-BBBB-BBBB',
      statusPosition: 2,
      revokedAt: new Date(),
      revokedReason: 'Copied',
    },
  ])
  await leave(me)
  const left = await app.db.select().from(certificates).where(eq(certificates.personId, me.id))
  expect(left).toMatchObject([
    { learnerName: 'Former learner', credential: {}, revokedReason: 'Removed with the account' },
  ])
  expect(left[0]!.code).toBe(`removed-${left[0]!.id}`)
})

test('deletes once and sends one email when twenty requests arrive together', async () => {
  const { me } = await fullScenario(app)
  const answers = await Promise.all(Array.from({ length: 20 }, () => leave(me)))
  expect(answers.filter(({ http }) => http === 200)).toHaveLength(1)
  expect(answers.filter(({ http }) => http !== 200).every(({ http }) => http === 401)).toBe(true)
  expect(await app.db.select().from(emails).where(eq(emails.toAddress, me.email))).toHaveLength(1)
})

test('a submission during the deletion is deleted or rejected', async () => {
  const { courseId, stepIds } = await newCourseWithTasks(app, [6])
  const me = await newMember(app, [courseId])
  const work = stepIds.map((taskStepId) =>
    submit(app, me, { userId: me.id, taskStepId }, [{ name: 'a.txt', content: 'text of mine' }]),
  )
  const notes = stepIds.map((stepId) =>
    app.call(me, saveDraft, { params: { stepId }, body: { text: 'half a thought of mine', version: 0 } }),
  )
  const answers = await Promise.all([leave(me), ...work, ...notes])
  expect(answers[0].http).toBe(200)
  expect(answers.filter(({ http }) => http >= 500)).toEqual([])
  expect(await app.db.select().from(solutions).where(eq(solutions.personId, me.id))).toEqual([])
  expect(await app.db.select().from(enrolments).where(eq(enrolments.personId, me.id))).toEqual([])
  expect(await tablesWith('half a thought of mine')).toEqual([])
  expect(await tablesWith('a.txt')).toEqual([])
})

test('waits for a mentor who has locked a solution', async () => {
  const { me, solution } = await fullScenario(app)
  const held = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  // In the order of a review: the solution, then the notification.
  const mentor = app.db.transaction(async (db) => {
    await db.select().from(solutions).where(eq(solutions.id, solution.id)).for('update')
    held.resolve()
    await goOn.promise
    await db.insert(notifications).values({ personId: me.id, title: 'Approved' })
  })
  await held.promise
  const leaving = leave(me)
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => (await rows(waiting)).length).toBe(1)
  goOn.resolve()
  await mentor
  expect((await leaving).http).toBe(200)
  expect(await app.db.select().from(notifications).where(eq(notifications.personId, me.id))).toEqual([])
})

test('rejects placeholder addresses of deleted accounts, and changes to deleted people', async () => {
  const me = await app.newActor('learner')
  const taken = app.db.insert(people).values({ email: 'deleted-1@deleted.invalid', username: 'a', firstName: 'A' })
  await expect(taken).rejects.toMatchObject({ cause: { constraint: 'people_deleted_address_check' } })
  await leave(me)
  const change = app.db.update(people).set({ firstName: 'Back' }).where(eq(people.id, me.id))
  await expect(change).rejects.toMatchObject({ cause: { code: 'KT410' } })
})
