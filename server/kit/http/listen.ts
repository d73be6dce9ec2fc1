import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Env } from '../env.ts'
import { startupError } from '../startup-error.ts'

/**
 * Node takes one connection from a door at every turn, and turns are long when many come at once: with one door those who
 * come anew wait for seconds where those who are connected are answered at once. So there are several, on one port.
 */
const doors = 16
/** Elsewhere the system does not share a port out evenly, and Node refuses to ask for it. */
const sharesPorts = process.platform === 'linux'

/** Opens the doors, or says in one sentence why they stay shut. */
export async function listen(app: FastifyInstance, { host, port }: Pick<Env, 'host' | 'port'>): Promise<void> {
  const more: Server[] = []
  let left: Promise<unknown>[] = []
  app.addHook('preClose', async () => {
    await letInWhoWaits()
    left = more.map((door) => new Promise((resolve) => door.close(resolve)))
  })
  // The server itself waits for those who came in by its own door alone.
  app.addHook('onClose', async () => void (await Promise.all(left)))
  try {
    if (sharesPorts) await expectFree(host, port)
    // Fastify hands it on to Node; its types do not know it yet.
    const place = { host, port, reusePort: sharesPorts }
    await app.listen(place)
    if (sharesPorts) more.push(...(await openMore(app, host)))
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === 'EADDRINUSE') {
      throw startupError(
        `Port ${port} is taken by another program: stop that one, or choose another port, such as PORT=${port + 1} npm start.`,
        error,
      )
    }
    if (code === 'EACCES')
      throw startupError(`Port ${port} is not open to this user: choose one from 1024 up with PORT.`, error)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw startupError(`HOST=${host} is not an address of this machine: use 127.0.0.1 or 0.0.0.0.`, error)
    }
    throw error
  }
}

/** Where a port is shared, one that another program shares as well would not be told as taken. */
async function expectFree(host: string, port: number) {
  const probe = createServer().listen({ host, port })
  await once(probe, 'listening')
  probe.close()
  await once(probe, 'close')
}

/** Whoever comes in by them is a guest of the one server, as if they had come by its own. */
async function openMore(app: FastifyInstance, host: string): Promise<Server[]> {
  const { port } = app.server.address() as AddressInfo
  const opened = Array.from({ length: doors - 1 }, () =>
    createServer({ allowHalfOpen: true, noDelay: true }, (socket) => app.server.emit('connection', socket)),
  )
  await Promise.all(opened.map((door) => once(door.listen({ host, port, reusePort: true }), 'listening')))
  return opened
}

/** How many wait in the system's queue at most. */
const mostWaiting = 511

/**
 * Whoever has been connected by the system and not yet by us would be cut off unheard by a closing door, with what they
 * sent. So they are let in first, and the door is closed in the same turn as the last of them came in.
 */
async function letInWhoWaits() {
  for (let turn = 0; turn < mostWaiting; turn += 1) await nextTurn()
}
