import { dayMs } from '#contract/kit/durations.ts'
import { readStored, writeStored } from '#web/kit/device/browser-storage.ts'

const key = 'login-email'
const rememberedMs = dayMs

/**
 * After registration, so that the login page can fill it in: also in another tab, opened from our email. Never in an
 * address that is logged, and gone after the login.
 */
export const rememberEmail = (email: string) =>
  writeStored(key, { email: email.trim(), until: Date.now() + rememberedMs }, 'browser')

export const forgetEmail = () => writeStored(key, null, 'browser')

export function rememberedEmail(): string {
  const { email, until } = (readStored(key, 'browser') ?? {}) as { email?: unknown; until?: unknown }
  return typeof email === 'string' && Number(until) > Date.now() ? email : ''
}
