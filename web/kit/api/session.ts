import type { ErrorResponse } from '#contract/kit/errors.ts'
import type { Role } from '#contract/kit/access.ts'
import { storedKeys, viewPrefix } from '../device/browser-storage.ts'
import { deleteDatabase } from '../device/delete-database.ts'
import { deleteKeptFiles } from '../device/kept-cache.ts'
import { endPush } from '../device/end-push.ts'
import type { StorageKey } from '../device/stored-on-device.ts'

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
  removeViews()
  for (const key of keys) if (session[key] !== undefined) localStorage.setItem(key, String(session[key]))
}

/** Why the session ended, from the answer to a call with its token. */
export function endNote(answer: unknown): string {
  const { code, message } = (answer ?? {}) as Partial<ErrorResponse>
  return code === 'session_ended' && message ? message : 'Your session has ended. Please log in again.'
}

const noteKey: StorageKey = 'signed-out-because'
const keptKey: StorageKey = 'kept-courses'

/** Why this browser was logged out; shown on the login page until the next login. */
export const signedOutNote = (): string | null => read(noteKey)

/** Seals drafts, because the session ended without the learner's doing. Resolves when that is done. */
export async function endSession(note: string) {
  for (const key of keys) localStorage.removeItem(key)
  removeViews()
  localStorage.removeItem(keptKey)
  localStorage.setItem(noteKey, note)
  await finishEnding()
}

/** What an ended session left on this device, also one whose page was closed meanwhile. */
export async function finishEnding() {
  try {
    const { endAccount } = await import('../device/end-account.ts')
    await endAccount(storedToken)
  } catch {
    // Where the browser stores nothing for sites, nothing is left.
  }
}

/** Clears everything stored on this device except the theme. */
export async function clearSession() {
  const userId = signedInUserId()
  const theme = read('theme')
  localStorage.clear()
  sessionStorage.clear()
  if (theme) localStorage.setItem('theme', theme)
  await Promise.all([removeAccount(userId), deleteKeptFiles(), endPush()])
}

/** What another account wrote and couldn't send stays, sealed. */
async function removeAccount(userId: number | null) {
  try {
    const device = await import('../device/end-account.ts')
    if (userId !== null && (await device.removeAccount(userId)).others > 0) return
  } catch {
    // Without its code, everything goes.
  }
  await deleteDatabase()
}

/** Another tab ended the session. This one may have kept a view before it heard of that. */
export function forgetSession() {
  sessionStorage.clear()
  removeViews()
}

/** What the pages of the ended session showed last. */
export function removeViews() {
  for (const key of storedKeys(viewPrefix, 'browser')) localStorage.removeItem(key)
}

// Storage may be disabled in the browser; then nobody is signed in.
function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
