import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { and, eq, inArray, sql } from '#server/kit/db/orm.ts'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { listAuditEntries } from '#contract/identity/audit.ts'
import { getEmail, listEmails } from '#contract/notifications/emails.ts'
import { newEmail } from '#server/testing/makers.ts'
import { testApp } from '#server/testing/test-app.ts'
import { sendEmail } from './emails.service.ts'
import { emails } from './tables.ts'

type App = Awaited<ReturnType<typeof testApp>>

const write = (app: App, to: string, subject = 'Hello') =>
  app.db.transaction((db) => sendEmail(db, app.deps, { to, subject, paragraphs: ['नमस्ते'] }))

const stateOf = async (app: App, to: string) =>
  (await app.db.select().from(emails).where(eq(emails.toAddress, to)))[0]?.state

const becomes = (app: App, to: string, state: string) =>
  vi.waitUntil(async () => (await stateOf(app, to)) === state, { timeout: 60_000 })

describe('without an email server', () => {
  let app: App
  beforeAll(async () => {
    app = await testApp()
    await app.registerJobs()
  })
  afterAll(() => app.close())

  test('stores emails, which staff can read and search', async () => {
    const admin = await app.newActor('admin')
    const to = newEmail()
    await write(app, to, '100% yours')
    await becomes(app, to, 'stored')

    const found = await app.call(admin, listEmails, { query: { search: '100%' } })
    expect(found.body.data.items).toMatchObject([{ to, subject: '100% yours', state: 'stored' }])
    const { emailId } = found.body.data.items[0]
    const opened = await app.call(admin, getEmail, { params: { emailId } })
    expect(opened.body.data.text).toContain('नमस्ते')
    expect((await app.call(admin, getEmail, { params: { emailId: 999_999 } })).http).toBe(404)
  })

  test('a link that gives access is hidden from staff, gone from the row once stored, and reading is audited', async () => {
    const admin = await app.newActor('admin')
    const to = newEmail()
    const link = 'http://localhost/reset-password#a-secret-token'
    const paragraphs = ['Open this link:', { secret: link }]
    await app.db.transaction((db) => sendEmail(db, app.deps, { to, subject: 'Choose', paragraphs }))
    await becomes(app, to, 'stored')
    const [row] = await app.emailsTo(to)
    expect(JSON.stringify(row)).not.toContain('a-secret-token')
    expect(row!.encryptedText).toBeNull()
    const opened = await app.call(admin, getEmail, { params: { emailId: row!.id } })
    expect(opened.body.data.text).toContain('Open this link:\n\n[link hidden]\n\n')
    expect(JSON.stringify(opened.body)).not.toContain('a-secret-token')
    expect(await app.auditsOf(`email ${row!.id}`)).toMatchObject([{ actorId: admin.id, action: 'email read' }])
    const log = await app.call(admin, listAuditEntries, { query: { subject: `email ${row!.id}` } })
    expect(log.body.data.items).toMatchObject([{ subjectName: 'Choose', subjectPage: '/admin/emails' }])
  })

  test('staff can read attachments', async () => {
    const admin = await app.newActor('admin')
    const to = newEmail()
    const attachments = [{ name: 'demo.ics', kind: 'text/calendar', content: 'BEGIN:VCALENDAR\r\n' }]
    await app.db.transaction((db) =>
      sendEmail(db, app.deps, { to, subject: 'With a file', paragraphs: [], attachments }),
    )
    const found = await app.call(admin, listEmails, { query: { search: to } })
    const [{ emailId }] = found.body.data.items
    const opened = await app.call(admin, getEmail, { params: { emailId } })
    expect(opened.body.data.attachments).toEqual(attachments)
  })

  test('sends no email from a failed transaction', async () => {
    const to = newEmail()
    await expect(
      app.db.transaction(async (db) => {
        await sendEmail(db, app.deps, { to, subject: 'No', paragraphs: [] })
        throw new Error('something else failed')
      }),
    ).rejects.toThrow('something else failed')
    expect(await stateOf(app, to)).toBeUndefined()
  })

  test('pages from new to old without gaps', async () => {
    const admin = await app.newActor('admin')
    for (let index = 0; index < 5; index++) await write(app, newEmail(), `Page ${index}`)
    const first = (await app.call(admin, listEmails, { query: { search: 'Page', size: 3 } })).body.data
    const second = (await app.call(admin, listEmails, { query: { search: 'Page', size: 3, after: first.next } })).body
      .data
    const subjects = [...first.items, ...second.items].map((email) => email.subject)
    expect(subjects).toEqual(['Page 4', 'Page 3', 'Page 2', 'Page 1', 'Page 0'])
    expect(second.next).toBeNull()
  })
})

describe('with an email server', () => {
  let app: App
  let server: SMTPServer
  const received: { to: string; message: string }[] = []
  let refusal: { code: number; times: number } | null = null
  /** The server doesn't answer to an email for this address. */
  let held: { to: string; until: Promise<void> } | null = null

  beforeAll(async () => {
    server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onRcptTo: (_address, _session, done) => {
        if (!refusal || refusal.times-- <= 0) return done()
        done(Object.assign(new Error('no'), { responseCode: refusal.code }))
      },
      onData: (stream, session, done) => {
        const to = session.envelope.rcptTo[0]!.address
        void text(stream).then(async (message) => {
          received.push({ to, message })
          if (held?.to === to) await held.until
          done()
        })
      },
    })
    server.listen(0, '127.0.0.1')
    await once(server.server, 'listening')
    const { port } = server.server.address() as AddressInfo
    app = await testApp({ smtpUrl: `smtp://127.0.0.1:${port}` })
    await app.registerJobs()
  })
  afterEach(() => {
    refusal = null
  })
  afterAll(async () => {
    await app.close()
    server.close()
  })

  const copiesFor = (to: string) => received.filter((email) => email.to === to)

  test('sends an email once, with its own id', async () => {
    const to = newEmail()
    await write(app, to)
    await becomes(app, to, 'sent')
    expect(copiesFor(to)).toHaveLength(1)
    expect(copiesFor(to)[0]!.message).toMatch(
      /^Content-Type: multipart\/alternative[^]*^Content-Type: text\/plain[^]*^Content-Type: text\/html/m,
    )
    expect(copiesFor(to)[0]!.message).toMatch(/Message-ID: <email-\d+-[\da-f]{12}@localhost>/i)
  })

  test('a secret link is in the email that goes out, and in no row', async () => {
    const to = newEmail()
    const paragraphs = [{ secret: 'http://localhost/reset-password#a-secret-token' }]
    await app.db.transaction((db) => sendEmail(db, app.deps, { to, subject: 'Choose', paragraphs }))
    expect(JSON.stringify(await app.emailsTo(to))).not.toContain('a-secret-token')
    await becomes(app, to, 'sent')
    expect(copiesFor(to)[0]!.message.replaceAll('=\r\n', '')).toContain('/reset-password#a-secret-token')
    expect(await app.emailsTo(to)).toMatchObject([{ encryptedText: null }])
  })

  test('an email whose link can no longer be decrypted fails and says why', async () => {
    const to = newEmail()
    const tools = { ...app.deps, secret: 'the secret before the last restart' }
    await app.db.transaction((db) => sendEmail(db, tools, { to, subject: 'Choose', paragraphs: [{ secret: '/x' }] }))
    await becomes(app, to, 'failed')
    expect(await app.emailsTo(to)).toMatchObject([{ error: expect.stringContaining('APP_SECRET') }])
    expect(copiesFor(to)).toEqual([])
  })

  test('sends attachments with their name and type', async () => {
    const to = newEmail()
    const content = 'BEGIN:VCALENDAR\r\nSUMMARY:डेमो\r\nEND:VCALENDAR\r\n'
    const attachments = [{ name: 'demo.ics', kind: 'text/calendar; charset=utf-8', content }]
    await app.db.transaction((db) => sendEmail(db, app.deps, { to, subject: 'Demo', paragraphs: [], attachments }))
    await becomes(app, to, 'sent')
    const { message } = copiesFor(to)[0]!
    expect(message).toMatch(/Content-Type: text\/calendar; charset=utf-8; name=demo\.ics/i)
    expect(message).toMatch(/Content-Disposition: attachment; filename=demo\.ics/i)
    expect(message.replace(/\r\n/g, '')).toContain(Buffer.from(content).toString('base64'))
  })

  test('retries when the server is busy, and sends the email once', async () => {
    const to = newEmail()
    refusal = { code: 451, times: 1 }
    await write(app, to)
    const retries = sql`select from pgboss.job where state = 'retry' or retry_count > 0`
    await vi.waitUntil(async () => (await app.db.execute(retries)).rowCount === 1, { timeout: 60_000 })
    // Without waiting five seconds for the retry; another email wakes the queue.
    await app.asOwner(`update pgboss.job set start_after = now() where state = 'retry'`)
    const another = newEmail()
    await write(app, another)
    await becomes(app, to, 'sent')
    expect(copiesFor(to)).toHaveLength(1)
    // Or it could get the refusal of the next test.
    await becomes(app, another, 'sent')
  })

  test('records the reason of a permanent rejection', async () => {
    const to = newEmail()
    refusal = { code: 550, times: 1 }
    await write(app, to)
    await becomes(app, to, 'failed')
    const [email] = await app.db.select().from(emails).where(eq(emails.toAddress, to))
    expect(email?.error).toContain('550')
    expect(copiesFor(to)).toHaveLength(0)
  })

  test('an email that takes long doesn’t stop the others', async () => {
    const release = Promise.withResolvers<void>()
    const slow = newEmail()
    held = { to: slow, until: release.promise }
    await write(app, slow)
    await vi.waitUntil(() => copiesFor(slow).length === 1, { timeout: 60_000 })
    const others = Array.from({ length: 25 }, () => newEmail())
    for (const to of others) await write(app, to)
    await Promise.all(others.map((to) => becomes(app, to, 'sent')))
    expect(await stateOf(app, slow)).toBe('queued')
    release.resolve()
    await becomes(app, slow, 'sent')
    expect(copiesFor(slow)).toHaveLength(1)
  })

  test('two instances send each email once', async () => {
    const other = await app.another()
    const { registerJobs } = await import('#server/jobs.ts')
    await registerJobs(other.deps)
    const addresses = Array.from({ length: 60 }, () => newEmail())
    await Promise.all(addresses.map((to) => write(app, to)))
    const sent = and(inArray(emails.toAddress, addresses), eq(emails.state, 'sent'))
    await vi.waitUntil(async () => (await app.db.$count(emails, sent)) === addresses.length, { timeout: 60_000 })
    expect(addresses.map((to) => copiesFor(to).length)).toEqual(addresses.map(() => 1))
    await other.close()
  })
})
