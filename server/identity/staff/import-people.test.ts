import { expect, test } from 'vitest'
import { resetPassword } from '#contract/identity/account.ts'
import { login } from '#contract/identity/session.ts'
import { importPeople, type ImportedLine } from '#contract/identity/staff.ts'
import { dayMs } from '#contract/kit/durations.ts'
import { eq, inArray, like } from '#server/kit/db/orm.ts'
import { accessEntries } from '#server/membership/tables.ts'
import { newEmail } from '#server/testing/makers.ts'
import { sharedApp } from '#server/testing/test-app.ts'
import { referralCodes } from '#server/wallet/tables.ts'
import { emailInvitations } from './invitations.service.ts'
import { auditEntries, people } from '../tables.ts'

const app = await sharedApp({ rateLimitFactor: 1000 })
const admin = await app.newActor('admin')

function send(content: string | Buffer, isConfirmed: boolean, by = admin) {
  const body = new FormData()
  if (isConfirmed) body.append('confirm', 'true')
  body.append('file', new Blob([new Uint8Array(Buffer.from(content))]), 'people.csv')
  return app.call(by, importPeople, { body })
}
const check = async (content: string | Buffer) => (await send(content, false)).body.data
const done = async (content: string | Buffer) => (await send(content, true)).body.data
const personOf = async (email: string) => (await app.db.select().from(people).where(eq(people.email, email)))[0]

test('checks a file first and stores nothing', async () => {
  const { email } = await app.newActor('learner')
  const fresh = newEmail()
  const before = await app.db.$count(people)
  const report = await check(
    `name,email,phone,days\nMeera Joshi,${fresh},98765 43210,30\nAn Old One,${email},,\nNobody,nowhere,,\n`,
  )
  expect(report).toEqual({
    new: 1,
    exists: 1,
    wrong: 1,
    isDone: false,
    lines: [
      { line: 4, name: 'Nobody', email: 'nowhere', outcome: 'wrong', problem: '“nowhere” isn’t an email address' },
      { line: 2, name: 'Meera Joshi', email: fresh, outcome: 'new', problem: null },
      { line: 3, name: 'An Old One', email, outcome: 'exists', problem: null },
    ],
  })
  expect(await app.db.$count(people)).toBe(before)
})

test('a confirmed import creates accounts with a referral code, days and an audit entry', async () => {
  const [one, two] = [newEmail(), newEmail()]
  const content = `name,email,phone,days\nமீனாட்சி சுந்தரம் பிள்ளை,${one},+91 98765 43210,30\n=HYPERLINK(),${two.toUpperCase()},,\n`
  expect(await done(content)).toMatchObject({ new: 2, exists: 0, wrong: 0, isDone: true })
  const person = (await personOf(one))!
  expect(person).toMatchObject({
    firstName: 'மீனாட்சி',
    lastName: 'சுந்தரம் பிள்ளை',
    phone: '+919876543210',
    role: 'learner',
    passwordHash: null,
  })
  expect((await personOf(two))!.firstName).toBe('=HYPERLINK()')
  const entries = await app.db.select().from(accessEntries).where(eq(accessEntries.personId, person.id))
  expect(entries.map(({ startsAt, endsAt }) => (endsAt.getTime() - startsAt.getTime()) / dayMs)).toEqual([30])
  expect(await app.db.$count(referralCodes, eq(referralCodes.personId, person.id))).toBe(1)
  const log = await app.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject, `person ${person.id}`))
  expect(log).toMatchObject([{ actorId: admin.id, action: 'person imported', after: { role: 'learner', days: 30 } }])
})

test('importing twice, even at once, creates no duplicates and adds no days', async () => {
  const emails = Array.from({ length: 250 }, () => newEmail())
  const content = ['name,email,days', ...emails.map((email) => `Ravi,${email},10`)].join('\n')
  const answers = await Promise.all([done(content), done(content)])
  expect(answers[0].new + answers[1].new).toBe(250)
  expect(await done(content)).toMatchObject({ new: 0, exists: 250, isDone: true })
  const made = await app.db.select().from(people).where(inArray(people.email, emails))
  expect(made).toHaveLength(250)
  const ids = made.map(({ id }) => id)
  expect(await app.db.$count(accessEntries, inArray(accessEntries.personId, ids))).toBe(250)
})

test('reads files of Excel: byte order mark, semicolons, columns in any order and by other names', async () => {
  const email = newEmail()
  const content = `\ufeffE-mail;Mobile Number;Days;Full Name\r\n${email};="9876543210";14;Meera Joshi\r\n\r\n`
  expect(await done(content)).toMatchObject({ new: 1, wrong: 0 })
  expect(await personOf(email)).toMatchObject({ firstName: 'Meera', phone: '+919876543210' })
})

test('reports problems with the line numbers of the spreadsheet', async () => {
  const twice = newEmail()
  const content = [
    'name,email,phone,days',
    `,${newEmail()},,`,
    'Ravi,,,',
    '',
    `Ravi,${newEmail()},12345,`,
    `Ravi,${newEmail()},,-3`,
    `Ravi,${newEmail()},,731`,
    `Ravi,${newEmail()},,soon`,
    `Ravi,${twice},,`,
    `Ravi,${twice.toUpperCase()},,`,
    `${'x'.repeat(101)},${newEmail()},,`,
  ].join('\n')
  const { lines } = await check(content)
  const wrong = (lines as ImportedLine[]).filter(({ outcome }) => outcome === 'wrong')
  expect(wrong.map(({ line, problem }) => [line, problem])).toEqual([
    [2, 'Enter a name'],
    [3, 'Enter an email address'],
    [5, expect.stringContaining('10-digit')],
    [6, expect.stringContaining('whole number')],
    [7, expect.stringContaining('730')],
    [8, expect.stringContaining('whole number')],
    [10, 'This email is already in line 9'],
    [11, 'At most 100 characters'],
  ])
})

test.each([
  ['no header', 'Ravi,ravi@example.in\n', 'name the columns'],
  ['nobody', 'name,email\n\n', 'no people'],
  ['an open quotation mark', 'name,email\n"Ravi,ravi@example.in\n', 'never closed'],
])('rejects a file with %s', async (_what, content, message) => {
  const answer = await send(content, true)
  expect(answer).toMatchObject({ http: 400, body: { fields: { file: expect.stringContaining(message) } } })
})

test('rejects more than 5,000 lines and a missing file', async () => {
  const many = ['name,email', ...Array.from({ length: 5001 }, (_, at) => `Ravi,r${at}@many.example`)].join('\n')
  expect(await send(many, true)).toMatchObject({
    http: 400,
    body: { fields: { file: expect.stringContaining('5,000') } },
  })
  expect(await app.db.$count(people, like(people.email, '%@many.example'))).toBe(0)
  expect((await app.call(admin, importPeople, { body: new FormData() })).http).toBe(400)
})

test('emails each imported person one link, even if the job is retried', async () => {
  const email = newEmail()
  await done(`name,email\nMeera,${email}\n`)
  const { id } = (await personOf(email))!
  for (let time = 0; time < 2; time++) await emailInvitations(app.db, app.deps, { personIds: [id] })
  expect(await app.emailsTo(email)).toHaveLength(1)
  const resetToken = await app.resetTokenFor(email)
  await app.call(null, resetPassword, { body: { resetToken, newPassword: 'rain on the tin roof' } })
  const signedIn = await app.call(null, login, { body: { email, password: 'rain on the tin roof' } })
  expect(signedIn.body.data.role).toBe('learner')
})
