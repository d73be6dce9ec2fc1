import type { Env } from './env.ts'
import type { App } from './serve.ts'
import { startProblem } from './start-problem.ts'

/** Opens the door, or says in one sentence why it stays shut. */
export async function listen(app: App, { host, port }: Env): Promise<void> {
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
