import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { setImmediate as nextLoopTurn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Env } from '../env.ts'
import { startupError } from '../startup-error.ts'

/**
 * Node accepts one connection per listener and event loop turn. Under load turns are long, and with one listener new
 * connections wait for seconds (docs/decisions/021-fixed-concurrency-limit.md).
 */
const listeners = 16
/** Other systems don't distribute connections evenly, and Node refuses the option there. */
const canSharePort = process.platform === 'linux'

/** Listens on the port, or throws a startup error with one sentence. */
export async function listen(app: FastifyInstance, { host, port }: Pick<Env, 'host' | 'port'>): Promise<void> {
  const additional: Server[] = []
  let closing: Promise<unknown>[] = []
  app.addHook('preClose', async () => {
    await drainAcceptQueue()
    closing = additional.map((listener) => new Promise((resolve) => listener.close(resolve)))
  })
  // Fastify waits for the connections of its own listener only.
  app.addHook('onClose', async () => void (await Promise.all(closing)))
  try {
    if (canSharePort) await assertPortIsFree(host, port)
    // Fastify passes `reusePort` on to Node; its types don't have it yet.
    const options = { host, port, reusePort: canSharePort }
    await app.listen(options)
    if (canSharePort) additional.push(...(await addListeners(app, host)))
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === 'EADDRINUSE') {
      throw startupError(
        `Port ${port} is already in use. Stop the other program, or choose another port: PORT=${port + 1} npm start.`,
        error,
      )
    }
    if (code === 'EACCES')
      throw startupError(`You don't have permission to use port ${port}. Set PORT to 1024 or higher.`, error)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw startupError(`HOST=${host} is not an address of this machine. Use 127.0.0.1 or 0.0.0.0.`, error)
    }
    throw error
  }
}

/** With `reusePort` the system reports no error when another program shares the port. */
async function assertPortIsFree(host: string, port: number) {
  const probe = createServer().listen({ host, port })
  await once(probe, 'listening')
  probe.close()
  await once(probe, 'close')
}

async function addListeners(app: FastifyInstance, host: string): Promise<Server[]> {
  const { port } = app.server.address() as AddressInfo
  const added = Array.from({ length: listeners - 1 }, () =>
    createServer({ allowHalfOpen: true, noDelay: true }, (socket) => app.server.emit('connection', socket)),
  )
  await Promise.all(added.map((listener) => once(listener.listen({ host, port, reusePort: true }), 'listening')))
  return added
}

/** The default length of the system's accept queue in Node. */
const backlog = 511

/** Closing a listener resets connections that the system has accepted and we have not, so we accept them first. */
async function drainAcceptQueue() {
  for (let turn = 0; turn < backlog; turn += 1) await nextLoopTurn()
}
