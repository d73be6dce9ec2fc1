import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Env } from './env.ts'
import { startProblem } from './start-problem.ts'

/** Opens the door, or says in one sentence why it stays shut. */
export async function listen(app: FastifyInstance, { host, port }: Pick<Env, 'host' | 'port'>): Promise<void> {
  app.addHook('preClose', letInWhoWaits)
  try {
    await app.listen({ host, port })
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === 'EADDRINUSE') {
      throw startProblem(
        `Port ${port} is taken by another program: stop that one, or choose another port, such as PORT=${port + 1} npm start.`,
        error,
      )
    }
    if (code === 'EACCES')
      throw startProblem(`Port ${port} is not open to this user: choose one from 1024 up with PORT.`, error)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw startProblem(`HOST=${host} is not an address of this machine: use 127.0.0.1 or 0.0.0.0.`, error)
    }
    throw error
  }
}

/** Node takes one connection from the system's queue at every turn. */
const mostWaiting = 511

/**
 * Whoever has been connected by the system and not yet by us would be cut off unheard by a closing door, with what they
 * sent. So they are let in first, and the door is closed in the same turn as the last of them came in.
 */
async function letInWhoWaits() {
  for (let turn = 0; turn < mostWaiting; turn += 1) await nextTurn()
}
