import { expect, test } from 'vitest'
import { mailServerProblem } from '#server/kit/mail-server.ts'
import { PrivateAddress } from '#server/kit/security/public-lookup.ts'
import { problemText, serverOfUrl } from './rules.ts'

const tried = { host: 'smtp.setu.example', port: 587, senderAddress: 'hello@setu.example' }
const failed = (code: string, message = '', command = '') => Object.assign(new Error(message), { code, command })

test.each([
  [new PrivateAddress(), /leads into a private network/],
  [failed('ENOTFOUND'), /^We can’t find a server called smtp\.setu\.example/],
  [Object.assign(failed('EDNS'), { originalCode: 'ENODATA' }), /^We can’t find a server/],
  [failed('ECONNREFUSED'), /doesn’t accept connections on port 587/],
  [failed('ETIMEDOUT'), /didn’t answer on port 587/],
  [failed('ETLS', 'Error initiating TLS - certificate has expired'), /certificate of smtp\.setu\.example isn’t valid/],
  [failed('ESOCKET', 'ssl3_get_record:wrong version number'), /speaks without TLS/],
  [failed('ETLS', 'Error upgrading connection with STARTTLS'), /doesn’t offer encryption on port 587/],
  [failed('EAUTH', '535'), /refused the user or the password/],
  [failed('EENVELOPE', '', 'MAIL FROM'), /doesn’t send emails from hello@setu\.example/],
  [failed('EENVELOPE', '', 'RCPT TO'), /doesn’t send emails to your address/],
  [failed('EMESSAGE'), /refused the email itself/],
  [failed('EPROTOCOL', 'SSH-2.0-OpenSSH_9'), /answered in a way we don’t understand/],
])('says in plain words what %s means, without what the server answered', (error, text) => {
  expect(problemText(error, tried)).toMatch(text)
  expect(problemText(error, tried)).not.toContain('SSH')
})

test.each([
  [
    'smtp://smtp.example.in',
    'no-reply@a.example',
    { port: 587, security: 'starttls', user: '', senderName: '', senderAddress: 'no-reply@a.example' },
  ],
  [
    'smtp://me:pw@smtp.example.in:2525',
    '"Setu" <a@b.example>',
    { port: 2525, user: 'me', senderName: 'Setu', senderAddress: 'a@b.example' },
  ],
])('shows the server of %s', (url, from, server) => expect(serverOfUrl(url, from)).toMatchObject(server))

test.each(['localhost', '127.0.0.1', '192.168.1.10', '169.254.169.254', 'mail.local', '::1', 'intranet'])(
  'a school’s own network isn’t reached through the settings: %s',
  (host) => expect(mailServerProblem({ host, port: 587 }, false)).toHaveProperty('host'),
)

test('a developer’s own computer is reached on any port', () => {
  expect(mailServerProblem({ host: 'localhost', port: 1025 }, true)).toBeNull()
  expect(mailServerProblem({ host: 'smtp.example.in', port: 1025 }, true)).toHaveProperty('port')
  expect(mailServerProblem({ host: 'smtp.example.in', port: 465 }, false)).toBeNull()
})
