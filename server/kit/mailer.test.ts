import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { SMTPServer } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { mailPassword, mailUser, startMailServer } from '#server/testing/messages/mail-server.ts'
import { readEnv } from './env.ts'
import { createEmailPrinter, createMailer } from './mailer.ts'

type Received = { to: string[]; content: string }
const received: Received[] = []
const newServer = () =>
  new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 10,
    onData: (stream, session, done) => {
      const to = session.envelope.rcptTo.map(({ address }) => address)
      void text(stream).then((content) => {
        received.push({ to, content })
        done()
      })
    },
  })
const servers: SMTPServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await promisify(server.close.bind(server))()
})

/** A mail server without TLS, and a mailer for it. */
async function mailerAt(host: string) {
  received.length = 0
  const server = newServer()
  servers.push(server)
  server.listen(0, host)
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return createMailer({ ...readEnv({}), smtpUrl: `smtp://${host}:${port}` })!
}
const email = {
  messageId: '<email-1@academy.example>',
  to: 'asha@example.in',
  subject: 'Hello',
  text: 'Text',
  html: '<p>Text</p>',
  attachments: [],
}

/** The header names of an email. */
const headersOf = ({ content }: Received) =>
  content
    .slice(0, content.indexOf('\r\n\r\n'))
    .split(/\r\n(?![ \t])/)
    .map((header) => header.split(':', 1)[0]!.toLowerCase())

test.each([
  ['a subject', { subject: 'Hello\r\nBcc: ravi@example.in\r\n\r\nAnother email' }],
  ['a subject with bare line feeds', { subject: 'Hello\nBcc: ravi@example.in' }],
  ['an address', { to: 'asha@example.in\r\nBcc: ravi@example.in' }],
  ['a name before an address', { to: '"Asha\r\nBcc: ravi@example.in" <asha@example.in>' }],
  [
    'the name of an attachment',
    { attachments: [{ name: 'a"\r\nBcc: ravi@example.in\r\n.ics', kind: 'text/calendar', content: 'x' }] },
  ],
])('%s cannot inject a header', async (_what, changes) => {
  const { send } = await mailerAt('127.0.0.1')
  await send({ ...email, ...changes }).catch(() => null)
  for (const message of received) {
    expect(message.to).not.toContain('ravi@example.in')
    expect(headersOf(message)).not.toContain('bcc')
    expect(headersOf(message).filter((name) => name === 'subject')).toHaveLength(1)
  }
})

test('delivers an email', async () => {
  const { send } = await mailerAt('127.0.0.1')
  expect(await send(email)).toBeNull()
  expect(received).toMatchObject([{ to: ['asha@example.in'] }])
})

test('lets mail apps unsubscribe with one click from an email that comes regularly', async () => {
  const { send } = await mailerAt('127.0.0.1')
  await send(email)
  const url = `https://kaushal.example/progress/unsubscribe/12.${'a'.repeat(43)}`
  await send({ ...email, unsubscribeUrl: url })
  const [plain, regular] = received
  expect(headersOf(plain!)).not.toContain('list-unsubscribe')
  const unfolded = regular!.content.replace(/\r\n[ \t]/g, ' ')
  expect(unfolded).toContain(`List-Unsubscribe: <${url}>\r\n`)
  expect(unfolded).toContain('\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n')
})

// Other systems have no second loopback address by default.
test.runIf(process.platform === 'linux')('sends nothing unencrypted to another machine', async () => {
  const { send } = await mailerAt('127.0.0.2')
  await expect(send(email)).rejects.toThrow('STARTTLS')
  expect(received).toEqual([])
})

const refuses = {
  password: { onAuth: (_auth: unknown, _session: unknown, done: (error: Error) => void) => done(new Error('Unknown')) },
  sender: { onMailFrom: (_from: unknown, _session: unknown, done: (error: Error) => void) => done(new Error('No')) },
}

test.each(['password', 'sender'] as const)('an email is tried again after the server refused the %s', async (what) => {
  const { port, close } = await startMailServer(refuses[what])
  const [user, password] = [mailUser, mailPassword].map(encodeURIComponent)
  const mailer = createMailer({ ...readEnv({}), smtpUrl: `smtp://${user}:${password}@127.0.0.1:${port}` })!
  await expect(mailer.send(email)).rejects.toMatchObject({ responseCode: expect.any(Number) })
  mailer.close()
  await close()
})

test('prints emails only outside production', () => {
  const printerFor = (env: Record<string, string>) => createEmailPrinter(readEnv(env))
  expect(printerFor({})).not.toBeNull()
  expect(printerFor({ LOG_LEVEL: 'silent' })).toBeNull()
  const production = { NODE_ENV: 'production', APP_SECRET: 'x'.repeat(40), PUBLIC_URL: 'https://kaushal.example' }
  expect(printerFor(production)).toBeNull()
})
