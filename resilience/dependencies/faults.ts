import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { databasePid } from '../crash/kills.ts'
import type { Product } from '../../bench/product.ts'

const run = promisify(execFile)

/** Something the product needs is taken away; answers what gives it back. */
export type Fault = () => Promise<() => Promise<void>>

/** PostgreSQL with all its processes stands still: connections are accepted, and nothing is ever answered. */
export const hang =
  (owner: Product): Fault =>
  async () => {
    const main = await databasePid(owner)
    const signal = async (name: NodeJS.Signals) => {
      for (const pid of [main, ...(await childrenOf(main))]) process.kill(pid, name)
    }
    await signal('SIGSTOP')
    return () => signal('SIGCONT')
  }

async function childrenOf(pid: number): Promise<number[]> {
  const { stdout } = await run('ps', ['-o', 'pid=', '--ppid', String(pid)])
  return stdout.trim().split(/\s+/).map(Number)
}
