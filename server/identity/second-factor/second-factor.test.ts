import { eq, sql } from '#server/kit/db/orm.ts'
import { expect, test } from 'vitest'
import { whoAmI } from '#contract/identity/account.ts'
import { listAuditEntries } from '#contract/identity/audit.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  dropSecondFactor,
  dropSecondFactorOf,
  getSecondFactor,
  renewRecoveryCodes,
} from '#contract/identity/second-factor.ts'
import { login } from '#contract/identity/session.ts'
import { listReportedFacts } from '#contract/community/facts.ts'
import { emails } from '#server/notifications/tables.ts'
import { writeSettings } from '#server/site/index.ts'
import { testPassword } from '#server/testing/makers.ts'
import { countQueries } from '#server/testing/queries.ts'
import { appCode, setUpFactor, wrongCode } from '#server/testing/second-factor.ts'
import { type TestActor, sharedApp } from '#server/testing/test-app.ts'
import { auditEntries, recoveryCodes, secondFactors } from '../tables.ts'

const app = await sharedApp({ trustProxy: 1 })

let address = 0
/** Each with its own IP address, as reported by the proxy. */
const signIn = (email: string, code?: string, { on = app.call, cookie = '' } = {}) =>
  on(null, login, {
    body: { email, password: testPassword, ...(code !== undefined && { code }) },
    headers: { 'x-forwarded-for': `10.9.${Math.floor(++address / 250)}.${address % 250}`, cookie },
  })

const traceOf = async ({ id }: TestActor) =>
  (
    await app.db
      .select({ action: auditEntries.action })
      .from(auditEntries)
      .where(eq(auditEntries.subject, `person ${id}`))
      .orderBy(auditEntries.id)
  ).map(({ action }) => action)
const emailsTo = async ({ email }: TestActor) =>
  (await app.db.select().from(emails).where(eq(emails.toAddress, email)).orderBy(emails.id)).map(
    ({ subject }) => subject,
  )

test('is turned on by the first code, which signs out the other devices', async () => {
  const me = await app.newActor('mentor')
  const other = (await signIn(me.email)).body.data
  expect((await app.call(me, getSecondFactor)).body.data).toEqual({
    isOn: false,
    isRequired: false,
    recoveryCodesLeft: 0,
    isEmailConfirmed: true,
  })
  const setup = await app.call(me, beginSecondFactor, { body: { password: testPassword } })
  const { secret, otpauthUrl } = setup.body.data
  expect(otpauthUrl).toContain(`secret=${secret}`)
  const [row] = await app.db.select().from(secondFactors).where(eq(secondFactors.personId, me.id))
  expect(JSON.stringify(row)).not.toContain(secret)
  expect((await signIn(me.email)).http).toBe(200)

  const wrong = await app.call(me, confirmSecondFactor, { body: { code: wrongCode(secret) } })
  expect(wrong).toMatchObject({ http: 400, body: { fields: { code: expect.any(String) } } })
  const code = appCode(secret)
  const { body } = await app.call(me, confirmSecondFactor, { body: { code: `${code.slice(0, 3)} ${code.slice(3)}` } })
  expect(body.data.recoveryCodes).toHaveLength(10)
  expect((await app.call(me, getSecondFactor)).body.data).toMatchObject({ isOn: true, recoveryCodesLeft: 10 })
  expect((await app.call(other, whoAmI)).http).toBe(401)
  expect((await app.call(me, whoAmI)).http).toBe(200)
  expect(await traceOf(me)).toEqual(['second factor switched on'])
  expect(await emailsTo(me)).toEqual(['Two-step verification is on'])
  const stored = await app.db.select().from(recoveryCodes).where(eq(recoveryCodes.personId, me.id))
  expect(stored.map(({ codeHash }) => codeHash.length)).toEqual(Array.from({ length: 10 }, () => 32))
})

test('setup requires the password and a code, and works once', async () => {
  const me = await app.newActor('mentor')
  const wrong = await app.call(me, beginSecondFactor, { body: { password: 'not the password' } })
  expect(wrong).toMatchObject({ http: 400, body: { fields: { password: 'This isn’t your password' } } })
  expect(await app.call(me, confirmSecondFactor, { body: { code: '123456' } })).toMatchObject({ http: 409 })
  const { secret } = await setUpFactor(app, me)
  expect((await app.call(me, beginSecondFactor, { body: { password: testPassword } })).http).toBe(409)
  expect((await app.call(me, confirmSecondFactor, { body: { code: appCode(secret) } })).http).toBe(409)
  expect((await signIn(me.email, appCode(secret))).http).toBe(200)
})

test('a second secret replaces one that was never confirmed', async () => {
  const me = await app.newActor('learner')
  const first = (await app.call(me, beginSecondFactor, { body: { password: testPassword } })).body.data.secret
  const { secret } = await setUpFactor(app, me)
  expect(secret).not.toBe(first)
  expect((await signIn(me.email, appCode(secret))).http).toBe(200)
})

test('requires a code after the password, and accepts each code once', async () => {
  const me = await app.newActor('mentor')
  const { secret } = await setUpFactor(app, me)
  const asked = { http: 401, body: { code: 'second_factor', message: 'Enter the code from your authenticator app' } }
  const bare = await signIn(me.email)
  expect(bare).toMatchObject(asked)
  expect(bare.body.fields).toBeUndefined()
  expect(bare.headers['set-cookie']).toBeUndefined()
  expect(await signIn(me.email, wrongCode(secret))).toMatchObject({
    ...asked,
    body: { ...asked.body, fields: { code: expect.any(String) } },
  })
  const code = appCode(secret)
  expect((await signIn(me.email, code)).http).toBe(200)
  expect(await signIn(me.email, code)).toMatchObject(asked)
  // The current code was used to confirm the factor.
  expect(await signIn(me.email, appCode(secret, 0))).toMatchObject(asked)
})

test('does not reveal the factor after a wrong password', async () => {
  const me = await app.newActor('mentor')
  const { secret } = await setUpFactor(app, me)
  const body = { email: me.email, password: 'not the password', code: appCode(secret) }
  expect(await app.call(null, login, { body })).toMatchObject({ http: 401, body: { code: 'not_signed_in' } })
  // The code is still valid.
  expect((await signIn(me.email, body.code)).http).toBe(200)
})

test('ignores the code of someone without a factor', async () => {
  const me = await app.newActor('learner')
  expect((await signIn(me.email, '123456')).http).toBe(200)
})

test('accepts a code once when it is sent eight times at once to two instances', async () => {
  const me = await app.newActor('mentor')
  const { secret, recoveryCodes: codes } = await setUpFactor(app, me)
  const second = await app.another()
  for (const code of [appCode(secret), codes[0]!]) {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => signIn(me.email, code, { on: index % 2 ? second.call : app.call })),
    )
    expect(answers.filter(({ http }) => http === 200)).toHaveLength(1)
    await app.db.execute(sql`delete from rate_limits`)
  }
  await second.close()
})

test('limits wrong codes, even sent at once; then the right code fails too', async () => {
  const me = await app.newActor('admin')
  const { secret } = await setUpFactor(app, me)
  const wrong = wrongCode(secret)
  const answers = await Promise.all(Array.from({ length: 30 }, () => signIn(me.email, wrong)))
  expect(answers.filter(({ http }) => http === 401)).toHaveLength(10)
  expect(answers.filter(({ http }) => http === 429)).toHaveLength(20)
  expect((await signIn(me.email, appCode(secret))).http).toBe(429)
})

test('sending only the password does not reset the limit', async () => {
  const me = await app.newActor('admin')
  const { secret } = await setUpFactor(app, me)
  const wrong = wrongCode(secret)
  const answers = []
  for (let round = 0; round < 14; round++) {
    answers.push((await signIn(me.email)).http, (await signIn(me.email, wrong)).http)
  }
  expect(answers.filter((http, index) => index % 2 === 1 && http === 401)).toHaveLength(10)
  expect(answers.slice(20)).toEqual(Array.from({ length: 8 }, () => 429))
})

test('limits wrong codes per day, separately for known devices', async () => {
  const me = await app.newActor('admin')
  const { secret, recoveryCodes: codes } = await setUpFactor(app, me)
  const known = await signIn(me.email, appCode(secret))
  const cookie = String(known.headers['set-cookie']).split(';', 1)[0]!
  const wrong = wrongCode(secret)
  for (let quarter = 0; quarter < 3; quarter++) {
    await Promise.all(Array.from({ length: 10 }, () => signIn(me.email, wrong)))
    // The next 15 minutes.
    await app.db.execute(sql`delete from rate_limits where key like 'guess %'`)
  }
  const late = await signIn(me.email, codes[0])
  expect(late.http).toBe(429)
  expect(Number(late.headers['retry-after'])).toBeGreaterThan(0)
  expect((await signIn(me.email, codes[0], { cookie })).http).toBe(200)
})

test('accepts a recovery code once, in any spelling, and notifies the owner', async () => {
  const me = await app.newActor('mentor')
  const { recoveryCodes: codes } = await setUpFactor(app, me)
  expect((await signIn(me.email, ` ${codes[3]!.toUpperCase()} `)).http).toBe(200)
  expect((await signIn(me.email, codes[3])).http).toBe(401)
  expect((await signIn(me.email, codes[4]!.replace('-', ''))).http).toBe(200)
  expect((await app.call(me, getSecondFactor)).body.data.recoveryCodesLeft).toBe(8)
  expect(await emailsTo(me)).toEqual([
    'Two-step verification is on',
    'A recovery code was used',
    'A recovery code was used',
  ])
  expect((await traceOf(me)).filter((action) => action === 'recovery code used')).toHaveLength(2)
})

test('rejects a recovery code of another person', async () => {
  const [me, other] = [await app.newActor('mentor'), await app.newActor('mentor')]
  await setUpFactor(app, me)
  const { recoveryCodes: codes } = await setUpFactor(app, other)
  expect((await signIn(me.email, codes[0])).http).toBe(401)
})

test('replaces the recovery codes, which requires a code', async () => {
  const me = await app.newActor('mentor')
  const { secret, recoveryCodes: old } = await setUpFactor(app, me)
  const wrong = await app.call(me, renewRecoveryCodes, { body: { code: wrongCode(secret) } })
  expect(wrong).toMatchObject({ http: 400, body: { fields: { code: expect.any(String) } } })
  const { body } = await app.call(me, renewRecoveryCodes, { body: { code: appCode(secret) } })
  expect(body.data.recoveryCodes).toHaveLength(10)
  expect((await signIn(me.email, old[0])).http).toBe(401)
  expect((await signIn(me.email, body.data.recoveryCodes[0])).http).toBe(200)
  expect(await traceOf(me)).toContain('recovery codes renewed')
})

test('limits code guesses with a stolen session per day', async () => {
  const me = await app.newActor('mentor')
  const { secret } = await setUpFactor(app, me)
  for (let round = 0; round < 3; round++) {
    const body = { code: wrongCode(secret) }
    await Promise.all(Array.from({ length: 10 }, () => app.call(me, renewRecoveryCodes, { body })))
    await app.db.execute(sql`delete from rate_limits where key like '/v1/%'`)
  }
  expect((await app.call(me, renewRecoveryCodes, { body: { code: appCode(secret) } })).http).toBe(429)
})

test('turning it off requires the password and a code, and signs out the other devices', async () => {
  const me = await app.newActor('learner')
  const { secret, recoveryCodes: codes } = await setUpFactor(app, me)
  const other = (await signIn(me.email, appCode(secret))).body.data
  const off = (password: string, code: string) => app.call(me, dropSecondFactor, { body: { password, code } })
  expect((await off('wrong', codes[0]!)).body.fields).toHaveProperty('password')
  expect((await off(testPassword, wrongCode(secret))).body.fields).toHaveProperty('code')
  expect((await off(testPassword, codes[0]!)).http).toBe(200)
  expect((await app.call(other, whoAmI)).http).toBe(401)
  expect((await signIn(me.email)).http).toBe(200)
  expect((await off(testPassword, codes[1]!)).http).toBe(400)
  expect(await traceOf(me)).toContain('second factor switched off')
  expect((await emailsTo(me)).at(-1)).toBe('Two-step verification is off')
  expect(await app.db.$count(recoveryCodes, eq(recoveryCodes.personId, me.id))).toBe(0)
})

test('an admin can turn off another person’s factor, but not their own without a code', async () => {
  const [admin, mentor] = [await app.newActor('admin'), await app.newActor('mentor')]
  await setUpFactor(app, admin)
  await setUpFactor(app, mentor)
  const off = (who: TestActor, userId: number) => app.call(who, dropSecondFactorOf, { params: { userId } })
  expect((await off(mentor, admin.id)).http).toBe(403)
  expect((await off(admin, admin.id)).http).toBe(403)
  expect((await off(admin, 999_999)).http).toBe(404)
  expect((await off(admin, mentor.id)).http).toBe(200)
  expect((await off(admin, mentor.id)).http).toBe(409)
  expect((await app.call(mentor, whoAmI)).http).toBe(401)
  expect((await signIn(mentor.email)).http).toBe(200)
  const [entry] = await app.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject, `person ${mentor.id}`))
    .orderBy(sql`id desc`)
  expect(entry).toMatchObject({ actorId: admin.id, action: 'second factor switched off' })
  expect((await emailsTo(mentor)).at(-1)).toBe('Two-step verification is off')
})

test('blocks the staff area for staff without a required factor', async () => {
  const [learner, mentor, admin] = [
    await app.newActor('learner'),
    await app.newActor('mentor'),
    await app.newActor('admin'),
  ]
  const missing = { http: 403, body: { code: 'second_factor_missing' } }
  expect((await app.call(admin, listAuditEntries)).http).toBe(200)
  await writeSettings(app.db, { staffSecondFactor: true }, null)
  try {
    expect(await app.call(admin, listAuditEntries)).toMatchObject(missing)
    expect(await app.call(mentor, listReportedFacts)).toMatchObject(missing)
    // A learner gets the usual error.
    expect(await app.call(learner, listAuditEntries)).toMatchObject({ http: 403, body: { code: 'not_allowed' } })
    expect((await app.call(admin, whoAmI)).http).toBe(200)
    expect((await app.call(learner, getSecondFactor)).body.data.isRequired).toBe(false)
    expect((await app.call(admin, getSecondFactor)).body.data).toMatchObject({ isOn: false, isRequired: true })
    // An unconfirmed secret does not count.
    await app.call(admin, beginSecondFactor, { body: { password: testPassword } })
    expect(await app.call(admin, listAuditEntries)).toMatchObject(missing)
    await setUpFactor(app, admin)
    expect((await app.call(admin, listAuditEntries)).http).toBe(200)
    expect((await signIn(mentor.email)).http).toBe(200)
  } finally {
    await writeSettings(app.db, { staffSecondFactor: false }, null)
  }
  expect((await app.call(mentor, listReportedFacts)).http).toBe(200)
})

test('authentication takes one query, including the factor', async () => {
  const admin = await app.newActor('admin')
  await app.call(admin, whoAmI)
  expect(await countQueries(() => app.deps.findActor(admin.token))).toBe(1)
})
