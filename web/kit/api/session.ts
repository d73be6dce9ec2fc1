import type { ErrorResponse } from '#contract/kit/errors.ts'
import type { Role } from '#contract/kit/access.ts'
import { seenPrefix, storedKeys } from './browser-storage.ts'
import type { StorageKey } from './stored-on-device.ts'

export type StoredSession = { user: string; userId: number; username: string; token: string; role: Role; areas: string }

const keys = ['user', 'userId', 'username', 'token', 'role', 'areas'] as const satisfies StorageKey[]

export function storedToken(): string | null {
  return read('token')
}

/** The spec's guard checks the stored user; the server checks the token. */
export const isSignedIn = (): boolean => read('user') !== null && read('token') !== null

/** Null for visitors. */
export const signedInUserId = (): number | null => (isSignedIn() ? Number(read('userId')) : null)

/** An API that answers with the fields of the spec alone sends no token and no role. */
export function storeSession(session: Partial<StoredSession>) {
  localStorage.removeItem(noteKey)
  removeSeenData()
  for (const key of keys) if (session[key] !== undefined) localStorage.setItem(key, String(session[key]))
}

/** Why the session ended, from the answer to a call with its token. */
export function endNote(answer: unknown): string {
  const { code, message } = (answer ?? {}) as Partial<ErrorResponse>
  return code === 'session_ended' && message ? message : 'Your session has ended. Please log in again.'
}

const noteKey: StorageKey = 'signed-out-because'

/** Why this browser was logged out; shown on the login page until the next login. */
export const signedOutNote = (): string | null => read(noteKey)

/** Keeps drafts, because the session ended without the learner's doing. */
export function endSession(note: string) {
  for (const key of keys) localStorage.removeItem(key)
  removeSeenData()
  localStorage.setItem(noteKey, note)
}

/** Clears everything stored on this device except the theme. */
export function clearSession() {
  const theme = read('theme')
  localStorage.clear()
  sessionStorage.clear()
  if (theme) localStorage.setItem('theme', theme)
}

/** The data that the ended session last showed. */
function removeSeenData() {
  for (const key of storedKeys(seenPrefix, 'browser')) localStorage.removeItem(key)
}

// Storage may be disabled in the browser; then nobody is signed in.
function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
