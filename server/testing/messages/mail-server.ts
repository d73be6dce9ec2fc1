import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export const mailUser = 'school@mail.example'
export const mailPassword = 'the password of the mail account'

type Received = { from: string; to: string[]; content: string }

/** A mail server on this machine that one user may log in to, without TLS unless told otherwise. */
export async function startMailServer(options: SMTPServerOptions = {}) {
  const received: Received[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    closeTimeout: 10,
    onAuth: ({ username, password }, _session, done) =>
      username === mailUser && password === mailPassword
        ? done(null, { user: username })
        : done(new Error('Invalid login')),
    onData: (stream, { envelope }, done) => {
      const from = envelope.mailFrom ? envelope.mailFrom.address : ''
      const to = envelope.rcptTo.map(({ address }) => address)
      void text(stream).then((content) => {
        received.push({ from, to, content })
        done()
      })
    },
    ...options,
  })
  // A client that refuses the certificate hangs up.
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return { port, received, close: () => promisify(server.close.bind(server))() }
}
