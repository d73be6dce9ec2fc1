import type { Role } from '#contract/kit/endpoint.ts'

export type StoredSession = { user: string; userId: number; username: string; token: string; role: Role }

const keys = ['user', 'userId', 'username', 'token', 'role'] as const

/** The token of whoever is signed in on this device, or null. */
export function storedToken(): string | null {
  return read('token')
}

/** The guarded pages need a stored user, as the spec says; the server asks for the token besides. */
export const isSignedIn = (): boolean => read('user') !== null && read('token') !== null

export function storeSession(session: StoredSession) {
  for (const key of keys) localStorage.setItem(key, String(session[key]))
}

/** The session has ended without the learner's doing; what they were writing stays for when they are back. */
export function endSession() {
  for (const key of keys) localStorage.removeItem(key)
}

/** Forgets everything this device stored, but for the choice of light or dark, which belongs to nobody. */
export function clearSession() {
  const theme = read('theme')
  localStorage.clear()
  sessionStorage.clear()
  if (theme) localStorage.setItem('theme', theme)
}

// Storage may be switched off in the browser; then nobody is signed in.
function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
