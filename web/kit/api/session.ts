import type { Role } from '#contract/kit/endpoint.ts'

export type StoredSession = { user: string; userId: number; username: string; token: string; role: Role }

const keys = ['user', 'userId', 'username', 'token', 'role'] as const

export function storedToken(): string | null {
  return read('token')
}

/** The spec's guard checks the stored user; the server checks the token. */
export const isSignedIn = (): boolean => read('user') !== null && read('token') !== null

export function storeSession(session: StoredSession) {
  for (const key of keys) localStorage.setItem(key, String(session[key]))
}

/** Keeps drafts, because the session ended without the learner's doing. */
export function endSession() {
  for (const key of keys) localStorage.removeItem(key)
}

/** Clears everything stored on this device except the theme. */
export function clearSession() {
  const theme = read('theme')
  localStorage.clear()
  sessionStorage.clear()
  if (theme) localStorage.setItem('theme', theme)
}

// Storage may be disabled in the browser; then nobody is signed in.
function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
