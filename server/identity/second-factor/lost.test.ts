import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, test } from 'vitest'
import { whoAmI } from '#contract/identity/account.ts'
import { dropSecondFactor, renewRecoveryCodes } from '#contract/identity/second-factor.ts'
import { login } from '#contract/identity/session.ts'
import { desc, eq } from '#server/kit/db/orm.ts'
import { emails } from '#server/notifications/tables.ts'
import { testPassword } from '#server/testing/makers.ts'
import { appCode, setUpFactor } from '#server/testing/second-factor.ts'
import { type TestActor, testApp } from '#server/testing/test-app.ts'
import { auditEntries } from '../tables.ts'
import { isFull } from '#server/testing/scale.ts'

const app = await testApp({ appSecret: 'the secret by which every factor was sealed' })
await writeFile(join(app.env.dataDir, 'database.json'), JSON.stringify(app.owner))

type Outcome = { stdout: string; stderr: string }
const newSecret = 'another one, because nobody knows the first one any more'
/** Runs a command while the server is running. */
const runCommand = (name: string, ...args: string[]): Promise<Outcome> =>
  promisify(execFile)(process.execPath, [`server/commands/${name}.ts`, ...args], {
    cwd: join(import.meta.dirname, '..', '..', '..'),
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'test',
      DATA_DIR: app.env.dataDir,
      LOG_LEVEL: 'silent',
      APP_SECRET: newSecret,
    },
  })

const refusal = await app.another({ appSecret: newSecret }).catch((error: Error) => error.message)
const replaced = await runCommand('replace-lost-secret')
const replacedAgain = await runCommand('replace-lost-secret')
const changed = await app.another({ appSecret: newSecret })
afterAll(async () => {
  await changed.close()
  await app.close()
})

const signIn = (email: string, code?: string, through = changed) =>
  through.call(null, login, { body: { email, password: testPassword, ...(code !== undefined && { code }) } })

const cannotBeRead =
  'We can’t check your code because our encryption key changed. Ask support to turn off two-step verification.'

test('npm run replace-lost-secret lets the academy start with another secret, and says what is lost', async () => {
  expect(refusal).toContain('run `npm run replace-lost-secret` if it is lost')
  expect(replaced.stdout).toMatch(
    /^The academy starts with this APP_SECRET\. Second factors, .+ can’t be read any more/,
  )
  expect(replacedAgain.stdout).toBe('APP_SECRET is the right one. Nothing was changed.\n')
  expect(await app.auditsOf('academy')).toMatchObject([{ actorId: null, action: 'secret replaced by command' }])
})

describe('after the encryption secret was lost', () => {
  test('explains after the right password why no code works', async () => {
    const me = await app.newActor('admin')
    const { secret, recoveryCodes } = await setUpFactor(app, me)
    for (const code of [undefined, appCode(secret), recoveryCodes[0]]) {
      expect(await signIn(me.email, code)).toMatchObject({
        http: 403,
        body: { code: 'not_allowed', message: cannotBeRead },
      })
    }
    // An instance that still has the old secret reads them.
    expect((await signIn(me.email, recoveryCodes[0], app)).http).toBe(200)
  })

  test('does not count as a failed attempt', async () => {
    const me = await app.newActor('admin')
    const { secret } = await setUpFactor(app, me)
    for (let time = 0; time < 12; time++) await signIn(me.email, '123456')
    expect((await signIn(me.email, appCode(secret), app)).http).toBe(200)
  })

  test('does not explain it after a wrong password', async () => {
    const me = await app.newActor('admin')
    await setUpFactor(app, me)
    const body = { email: me.email, password: 'not the password' }
    expect(await changed.call(null, login, { body })).toMatchObject({ http: 401, body: { code: 'not_signed_in' } })
  })

  test('shows the same message to people who are signed in', async () => {
    const me = await app.newActor('admin')
    const { secret } = await setUpFactor(app, me)
    const code = appCode(secret)
    const refused = { http: 403, body: { message: cannotBeRead } }
    expect(await changed.call(me, renewRecoveryCodes, { body: { code } })).toMatchObject(refused)
    const body = { password: testPassword, code }
    expect(await changed.call(me, dropSecondFactor, { body })).toMatchObject(refused)
  })
})

describe('npm run drop-second-factor', () => {
  const run = (...args: string[]) => runCommand('drop-second-factor', ...args)
  const problemOf = (...args: string[]) => run(...args).catch(({ stderr }: Outcome) => stderr.trim())

  const lastEntryOf = async ({ id }: TestActor) => {
    const about = eq(auditEntries.subject, `person ${id}`)
    const [entry] = await app.db.select().from(auditEntries).where(about).orderBy(desc(auditEntries.id)).limit(1)
    return entry
  }

  test('turns it off, ends the sessions and writes an audit entry', async () => {
    const me = await app.newActor('admin')
    await setUpFactor(app, me)
    const { stdout } = await run(` ${me.email.toUpperCase()} `)
    expect(stdout.trim()).toBe(`Two-step verification is off for ${me.email}. They are logged out on all devices.`)
    expect((await app.call(me, whoAmI)).http).toBe(401)
    expect((await signIn(me.email)).http).toBe(200)
    expect(await lastEntryOf(me)).toMatchObject({ actorId: null, action: 'second factor switched off by command' })
    const sent = await app.db.select().from(emails).where(eq(emails.toAddress, me.email)).orderBy(desc(emails.id))
    expect(sent[0]).toMatchObject({ subject: 'Two-step verification is off' })
    expect(sent[0]!.text).toContain('Our technical team turned off two-step verification')
  })

  test.runIf(isFull)('prints a readable error message', async () => {
    const me = await app.newActor('learner')
    expect(await problemOf()).toContain('npm run drop-second-factor -- lakshmi@example.in')
    expect(await problemOf(me.email)).toBe('Two-step verification is not on')
    expect((await app.call(me, whoAmI)).http).toBe(200)
  })
})
