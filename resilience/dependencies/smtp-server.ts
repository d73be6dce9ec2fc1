import { once } from 'node:events'
import type { Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { SMTPServer } from 'smtp-server'
import { freePort } from '../../bench/product.ts'

/** `drops` closes the connection when it has the whole email, before it confirms it. */
export type SmtpMode = 'works' | 'refuses' | 'hangs' | 'drops' | 'is busy'

/** An email that the server has received, and whether it confirmed it. */
export type ReceivedEmail = { messageId: string; isConfirmed: boolean }

export async function startSmtpServer() {
  const port = await freePort()
  const received: ReceivedEmail[] = []
  let mode: SmtpMode = 'works'
  let close = await listen()

  async function listen() {
    const sockets = new Set<Socket>()
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      closeTimeout: 10,
      onConnect: (_session, done) => {
        if (mode !== 'hangs') done()
      },
      onMailFrom: (_address, _session, done) =>
        done(mode === 'is busy' ? Object.assign(new Error('Try again later'), { responseCode: 451 }) : null),
      onData: (stream, _session, done) =>
        void text(stream).then(
          (email) => {
            received.push({ messageId: messageIdOf(email), isConfirmed: mode !== 'drops' })
            if (mode !== 'drops') return done()
            for (const socket of sockets) socket.destroy()
          },
          // The connection was dropped together with another one.
          () => {},
        ),
    })
    // Broken connections are the point of this server.
    server.on('error', () => {})
    server.server.on('connection', (socket: Socket) => {
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
    })
    server.listen(port, '127.0.0.1')
    await once(server.server, 'listening')
    return async () => {
      const closed = promisify(server.close.bind(server))()
      for (const socket of sockets) socket.destroy()
      await closed
    }
  }

  async function setMode(next: SmtpMode) {
    // Emails in flight are finished first: cutting them off is what `drops` does.
    if (mode === 'works') mode = 'is busy'
    await delay(500)
    if (mode !== 'refuses') await close()
    mode = next
    if (mode !== 'refuses') close = await listen()
  }

  return { url: `smtp://127.0.0.1:${port}`, received, setMode, close: () => close() }
}

const messageIdOf = (email: string) => /^Message-ID: (<.+>)/im.exec(email)?.[1] ?? 'none'
