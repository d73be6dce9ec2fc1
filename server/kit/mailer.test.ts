import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { SMTPServer } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { readEnv } from './env.ts'
import { createMailer } from './mailer.ts'

type Taken = { to: string[]; letter: string }
const taken: Taken[] = []
const newServer = () =>
  new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // The way to it stays open for the next letter.
    closeTimeout: 10,
    onData: (stream, session, done) => {
      const to = session.envelope.rcptTo.map(({ address }) => address)
      void text(stream).then((letter) => {
        taken.push({ to, letter })
        done()
      })
    },
  })
const servers: SMTPServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await promisify(server.close.bind(server))()
})

/** An email server that knows no TLS, and the way to it. */
async function mailerAt(host: string) {
  taken.length = 0
  const server = newServer()
  servers.push(server)
  server.listen(0, host)
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return createMailer({ ...readEnv({}), smtpUrl: `smtp://${host}:${port}` })!
}
const letter = {
  messageId: '<email-1@academy.example>',
  to: 'asha@example.in',
  subject: 'Hello',
  text: 'A letter',
  attachments: [],
}

/** What stands before the first empty line, as an email program reads it. */
const headersOf = ({ letter }: Taken) =>
  letter
    .slice(0, letter.indexOf('\r\n\r\n'))
    .split(/\r\n(?![ \t])/)
    .map((header) => header.split(':', 1)[0]!.toLowerCase())

test.each([
  ['a subject', { subject: 'Hello\r\nBcc: ravi@example.in\r\n\r\nAnother letter' }],
  ['a subject with bare line feeds', { subject: 'Hello\nBcc: ravi@example.in' }],
  ['an address', { to: 'asha@example.in\r\nBcc: ravi@example.in' }],
  ['a name before an address', { to: '"Asha\r\nBcc: ravi@example.in" <asha@example.in>' }],
  [
    'the name of an attachment',
    { attachments: [{ name: 'a"\r\nBcc: ravi@example.in\r\n.ics', kind: 'text/calendar', content: 'x' }] },
  ],
])('%s carries no line of its own into the head of an email', async (_what, changes) => {
  const { send } = await mailerAt('127.0.0.1')
  await send({ ...letter, ...changes }).catch(() => null)
  for (const email of taken) {
    expect(email.to).not.toContain('ravi@example.in')
    expect(headersOf(email)).not.toContain('bcc')
    expect(headersOf(email).filter((name) => name === 'subject')).toHaveLength(1)
  }
})

test('a letter without tricks arrives', async () => {
  const { send } = await mailerAt('127.0.0.1')
  expect(await send(letter)).toBeNull()
  expect(taken).toMatchObject([{ to: ['asha@example.in'] }])
})

// Elsewhere a machine has no second address of its own without being given one.
test.runIf(process.platform === 'linux')('no letter goes to another machine in the clear', async () => {
  const { send } = await mailerAt('127.0.0.2')
  await expect(send(letter)).rejects.toThrow('STARTTLS')
  expect(taken).toEqual([])
})
