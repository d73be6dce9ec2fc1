import { afterAll, describe, expect, test } from 'vitest'
import { listSettingChanges } from '#contract/site/school.ts'
import { getEmailServer, removeEmailServer, saveEmailServer, testEmailServer } from '#contract/site/email-server.ts'
import { connections } from '#server/site/tables.ts'
import { mailPassword, mailUser, startMailServer } from '#server/testing/messages/mail-server.ts'
import { newEmail, testPassword } from '#server/testing/makers.ts'
import { fieldError, sharedApp, type TestActor } from '#server/testing/test-app.ts'
import { sendEmail } from '../emails.service.ts'

const app = await sharedApp({ rateLimitFactor: 1000, appSecret: 'a secret of the academy for these tests' })
await app.registerJobs()
const mail = await startMailServer()
const plain = await startMailServer({ authOptional: true, secure: true })
afterAll(() => Promise.all([mail.close(), plain.close()]))

const admin = await app.newActor('admin')
const draft = {
  host: 'localhost',
  port: mail.port,
  security: 'starttls',
  user: mailUser,
  serverPassword: mailPassword,
  senderName: 'Setu Academy',
  senderAddress: 'hello@setu.example',
}
const { serverPassword: _password, ...withoutPassword } = draft
const confirmation = { password: testPassword }
const save = (body: object = draft, actor = admin) =>
  app.call(actor, saveEmailServer, { body: { ...body, ...confirmation } })
const tryOut = (body: object, actor = admin) => app.call(actor, testEmailServer, { body })
const read = (actor: TestActor = admin) => app.load(actor, getEmailServer)
const sentTo = (address: string) => mail.received.filter(({ to }) => to.includes(address))
const write = async (to = newEmail()) => {
  await app.db.transaction((db) => sendEmail(db, app.deps, { to, subject: 'Hello', paragraphs: ['Text'] }))
  return to
}
const stateOf = async (to: string) => (await app.emailsTo(to))[0]!.state

describe('an email server in the settings', () => {
  test('is none at first: emails are only stored', async () => {
    expect(await read()).toMatchObject({ isFixed: false, server: null, password: null, isReadable: true })
    const to = await write()
    await expect.poll(() => stateOf(to)).toBe('stored')
  })

  test('sends emails from then on, and its password never leaves the server', async () => {
    expect((await save()).http).toBe(200)
    const to = await write()
    await expect.poll(() => sentTo(to)).toMatchObject([{ from: 'hello@setu.example' }])
    expect(sentTo(to)[0]!.content).toContain('From: Setu Academy <hello@setu.example>')

    const { server, password } = await read()
    const { user: _user, ...shown } = withoutPassword
    expect(server).toEqual({ ...shown, user: mailUser })
    expect(password).toEqual({ at: expect.any(String), by: expect.any(String) })
    const changes = await app.load(admin, listSettingChanges, { query: { subject: 'email' } })
    expect(changes.items).toMatchObject([{ setting: 'emailServer', before: null, after: { port: mail.port } }])
    const rows = await app.db.select().from(connections)
    for (const known of [server, changes, await app.auditsOf('setting emailServer'), rows])
      expect(JSON.stringify(known)).not.toContain(mailPassword)
  })

  test('tells all admins about every change', async () => {
    const other = await app.newActor('admin')
    await save({ ...draft, senderName: 'Setu' })
    const [email] = await app.emailsTo(other.email)
    expect(email).toMatchObject({ subject: 'Email server changed' })
    expect(email!.text).toContain(`localhost, port ${mail.port}, and emails come from hello@setu.example`)
  })

  test('needs the password of who changes it, and the permission', async () => {
    const unconfirmed = await app.call(admin, saveEmailServer, { body: draft })
    expect(unconfirmed).toMatchObject(fieldError('password', /password/))
    const wrong = await app.call(admin, saveEmailServer, { body: { ...draft, password: 'not mine' } })
    expect(wrong.http).toBe(400)
    const manager = await app.newActor('manager')
    expect((await save(draft, manager)).http).toBe(403)
    expect((await tryOut(draft, manager)).http).toBe(403)
    expect((await read(manager)).server).not.toBeNull()
  })

  test('keeps the saved password only for the server that it was entered for', async () => {
    await save()
    expect((await save({ ...withoutPassword, senderName: 'Setu' })).http).toBe(200)
    const to = await write()
    await expect.poll(() => sentTo(to)).toHaveLength(1)
    for (const other of [{ host: '127.0.0.1' }, { port: 2525 }, { user: 'else' }, { security: 'tls' }]) {
      const refusal = fieldError('serverPassword', 'Enter the password of this email server')
      expect(await save({ ...withoutPassword, ...other })).toMatchObject(refusal)
      expect(await tryOut({ ...withoutPassword, ...other })).toMatchObject(refusal)
    }
  })

  test.each([
    ['host', { host: 'not a host' }, 'Enter the email server, for example smtp.example.in'],
    ['host', { host: '10.0.0.5' }, /reachable from the internet/],
    ['host', { host: 'mail.internal' }, /reachable from the internet/],
    ['port', { port: 0 }, 'Enter the port, for example 587'],
    ['port', { host: 'smtp.example.in', port: 6379 }, 'Enter one of the ports for email: 25, 465, 587, 2525'],
    ['senderAddress', { senderAddress: 'nobody' }, 'Enter the address that emails come from'],
    ['senderName', { senderName: '' }, /name that emails come from/],
  ])('refuses a wrong %s: %j', async (field, wrong, message) => {
    expect(await save({ ...draft, ...wrong })).toMatchObject(fieldError(field, message))
    expect(await tryOut({ ...draft, ...wrong })).toMatchObject(fieldError(field, message))
  })

  test('sends what waited for a working server at once', async () => {
    await save({ ...draft, serverPassword: 'no longer right' })
    const to = await write()
    await expect.poll(async () => (await app.emailsTo(to))[0]!.messageId).not.toBeNull()
    expect(await read()).toMatchObject({ queued: expect.any(Number) })
    expect(await stateOf(to)).toBe('queued')
    await save()
    await expect.poll(() => stateOf(to), { timeout: 20_000 }).toBe('sent')
    expect(sentTo(to)).toHaveLength(1)
  })

  test('must be entered again if APP_SECRET was replaced; emails wait until then', async () => {
    await app.db.update(connections).set({ encryptedSecrets: 'sealed with another key' })
    expect(await read()).toMatchObject({ isReadable: false, server: { host: 'localhost' } })
    const to = await write()
    expect(await tryOut(withoutPassword)).toMatchObject(fieldError('serverPassword'))
    await save()
    await expect.poll(() => stateOf(to), { timeout: 20_000 }).toBe('sent')
  })

  test('is read after a change of APP_SECRET', async () => {
    await save()
    const changed = await app.another({
      appSecret: 'the next secret of the academy in these tests',
      previousAppSecret: 'a secret of the academy for these tests',
    })
    expect(await changed.load(admin, getEmailServer)).toMatchObject({ isReadable: true, server: { port: mail.port } })
  })

  test('can be removed, once', async () => {
    const remove = () => app.call(admin, removeEmailServer, { body: confirmation })
    expect((await app.call(admin, removeEmailServer, { body: {} })).http).toBe(400)
    expect((await remove()).http).toBe(200)
    expect((await remove()).http).toBe(404)
    const to = await write()
    await expect.poll(() => stateOf(to)).toBe('stored')
    expect((await app.auditsOf('setting emailServer')).at(-1)).toMatchObject({ after: null })
  })
})

describe('a test', () => {
  test('sends an email to the person who asks, and saves nothing', async () => {
    const { body } = await tryOut(draft)
    expect(body.data).toEqual({
      isSent: true,
      report: `Sent to ${admin.email}. Look in your inbox, and in the spam folder.`,
    })
    expect(sentTo(admin.email).at(-1)!.content).toContain('Subject: Test email from ')
    expect((await read()).server).toBeNull()
  })

  test.each([
    ['a wrong password', { serverPassword: 'wrong' }, /refused the user or the password/],
    [
      'a server that accepts nothing',
      { port: 1 },
      /^localhost doesn’t accept connections on port 1\. Check the port\.$/,
    ],
    ['a certificate of nobody', { port: plain.port, security: 'tls' }, /^The certificate of localhost isn’t valid/],
    ['TLS where there is none', { security: 'tls' }, /speaks without TLS on port/],
  ])('reports %s in plain words', async (_what, wrong, report) => {
    const { http, body } = await tryOut({ ...draft, ...wrong })
    expect(http).toBe(200)
    expect(body.data).toEqual({ isSent: false, report: expect.stringMatching(report) })
  })
})

test('the environment wins, and nothing can be changed', async () => {
  const fixed = await app.another({
    smtpUrl: 'smtps://school%40mail.example:pw@smtp.example.in',
    emailFrom: 'Setu <a@setu.example>',
  })
  const shown = await fixed.load(admin, getEmailServer)
  expect(shown).toMatchObject({
    isFixed: true,
    password: null,
    server: {
      host: 'smtp.example.in',
      port: 465,
      security: 'tls',
      user: mailUser,
      senderName: 'Setu',
      senderAddress: 'a@setu.example',
    },
  })
  const message = 'SMTP_URL on our server sets the email server, so it can’t be changed here.'
  const calls = [
    fixed.call(admin, saveEmailServer, { body: { ...draft, ...confirmation } }),
    fixed.call(admin, removeEmailServer, { body: confirmation }),
    fixed.call(admin, testEmailServer, { body: draft }),
  ]
  for (const call of calls) expect(await call).toMatchObject({ http: 409, body: { message } })
})
