import { AsyncLocalStorage } from 'node:async_hooks'

export type Context = { requestId: string; traceId: string }
/** Remembers to which request the running code belongs, across every await. */
export const current = new AsyncLocalStorage<Context>()

const secret = /^(?:password|token|cookie|authorization|secret|otp)$/i
const personal = /^(?:name|passenger|email|phone|address|aadhaar|pan)$/i

/** Replaces secrets and personal data at any depth. */
export function redact(value: unknown, depth = 0): unknown {
  if (value === null || typeof value !== 'object' || depth > 6) return value
  if (value instanceof Error) return { error: value.name, message: value.message, stack: value.stack }
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, secret.test(key) ? '[secret]' : personal.test(key) ? '[personal]' : redact(item, depth + 1)]),
  )
}

export type Log = (level: 'info' | 'warn' | 'error', event: string, fields?: Record<string, unknown>) => void

export const createLog =
  (write: (line: string) => void = (line) => process.stdout.write(line)): Log =>
  (level, event, fields = {}) =>
    write(JSON.stringify({ time: new Date().toISOString(), level, event, ...current.getStore(), ...(redact(fields) as object) }) + '\n')
