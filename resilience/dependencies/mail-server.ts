import { once } from 'node:events'
import type { Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { SMTPServer } from 'smtp-server'
import { freePort } from '../../bench/product.ts'

/** What it does with whoever comes; it drops them when it has a whole mail, and before it has said so. */
export type Mood = 'takes' | 'refuses' | 'hangs' | 'drops' | 'is busy'

/** A mail that it has whole, and whether it said so. */
export type Letter = { messageId: string; isAnswered: boolean }

/** A mail server with moods. */
export async function startMailServer() {
  const port = await freePort()
  const letters: Letter[] = []
  let mood: Mood = 'takes'
  let close = await listen()

  async function listen() {
    const sockets = new Set<Socket>()
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      closeTimeout: 10,
      onConnect: (_session, done) => {
        if (mood !== 'hangs') done()
      },
      onMailFrom: (_address, _session, done) =>
        done(mood === 'is busy' ? Object.assign(new Error('Come again later'), { responseCode: 451 }) : null),
      onData: (stream, _session, done) =>
        void text(stream).then((letter) => {
          letters.push({ messageId: idOf(letter), isAnswered: mood !== 'drops' })
          if (mood !== 'drops') return done()
          for (const socket of sockets) socket.destroy()
        }),
    })
    // Connections that end in the middle are the point here.
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

  async function become(next: Mood) {
    // Whoever is in the middle of a mail is answered before the connection goes: that is another mood.
    if (mood === 'takes') mood = 'is busy'
    await delay(500)
    if (mood !== 'refuses') await close()
    mood = next
    if (mood !== 'refuses') close = await listen()
  }

  return { url: `smtp://127.0.0.1:${port}`, letters, become, close: () => close() }
}

const idOf = (letter: string) => /^Message-ID: (<.+>)/im.exec(letter)?.[1] ?? 'none'
