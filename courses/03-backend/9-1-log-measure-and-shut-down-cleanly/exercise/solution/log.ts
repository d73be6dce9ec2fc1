import { AsyncLocalStorage } from 'node:async_hooks'
import { redact } from './redact.ts'

export type Context = { requestId: string; traceId: string }
/** Remembers to which request the running code belongs, across every await. */
export const current = new AsyncLocalStorage<Context>()

export { redact }

export type Log = (level: 'info' | 'warn' | 'error', event: string, fields?: Record<string, unknown>) => void

export const createLog =
  (write: (line: string) => void = (line) => process.stdout.write(line)): Log =>
  (level, event, fields = {}) =>
    write(JSON.stringify({ time: new Date().toISOString(), level, event, ...current.getStore(), ...(redact(fields) as object) }) + '\n')
