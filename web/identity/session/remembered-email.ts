import { readStored, writeStored } from '#web/kit/api/browser-storage.ts'

const key = 'login-email'

/** After registration, so that the login page can fill it in. In the tab only, never in an address that is logged. */
export const rememberEmail = (email: string) => writeStored(key, { email: email.trim() })

export function rememberedEmail(): string {
  const stored = readStored(key) as { email?: unknown } | null
  return typeof stored?.email === 'string' ? stored.email : ''
}
