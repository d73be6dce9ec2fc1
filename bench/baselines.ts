import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { BaselineSettings } from './baseline-server.ts'

/** A server the product is compared with. */
export type Baseline = { name: string; url: string; pid: number; stop: () => Promise<void> }

export async function startBaseline(name: string, settings: BaselineSettings): Promise<Baseline> {
  const child = fork(join(import.meta.dirname, 'baseline-server.ts'), {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  child.send(settings)
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
