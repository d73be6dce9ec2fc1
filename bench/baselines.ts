import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Wanted } from './bare.ts'

/** What the product is compared with. */
export type Baseline = { name: string; url: string; pid: number; stop: () => Promise<void> }

export async function bare(name: string, wanted: Wanted): Promise<Baseline> {
  const child = fork(join(import.meta.dirname, 'bare.ts'), { env: { ...process.env, NODE_ENV: 'production' } })
  child.send(wanted)
  const exited = once(child, 'exit')
  const port = await Promise.race([
    once(child, 'message').then(([port]) => Number(port)),
    exited.then(() => Promise.reject(new Error(`The baseline ${name} did not start`))),
  ])
  return {
    name,
    pid: child.pid!,
    url: `http://127.0.0.1:${port}/`,
    stop: async () => {
      child.kill()
      await exited
    },
  }
}
