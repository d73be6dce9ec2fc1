import { createHash, randomBytes } from 'node:crypto'
import type { PGlite } from '@electric-sql/pglite'
import { ApiError } from './errors.ts'

export type Role = 'owner' | 'helper'
export type Action = 'entries:read' | 'entries:add' | 'entries:settle'
export type Person = { id: number; name: string; role: Role }

/** Who may do what. Everything that isn't listed is forbidden. */
const allowed: Record<Role, readonly Action[]> = {
  owner: ['entries:read', 'entries:add', 'entries:settle'],
  helper: ['entries:read', 'entries:add'],
}

export const sessionSeconds = 12 * 60 * 60
export const sessionCookie = (token: string, seconds: number): string =>
  `session=${token}; HttpOnly; Secure; SameSite=Lax; Path=/; Max-Age=${seconds}`

const digest = (token: string): string => createHash('sha256').update(token).digest('hex')

export function readToken(header: string | undefined): string | null {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith('session='))?.slice('session='.length) || null
}

/** A new session; its token is known to nobody but the browser. */
export async function startSession(db: PGlite, personId: number): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const sql = "insert into sessions values ($1, $2, now() + $3 * interval '1 second')"
  await db.query(sql, [digest(token), personId, sessionSeconds])
  return token
}

export async function endSession(db: PGlite, token: string): Promise<void> {
  await db.query('delete from sessions where digest = $1', [digest(token)])
}

/** The check in front of every route: 401 if we don't know who it is, 403 if the person may not do this. */
export async function allow(db: PGlite, cookie: string | undefined, action: Action): Promise<Person> {
  const token = readToken(cookie)
  const { rows } = await db.query<Person>(
    `select person_id as id, name, role from sessions join people using (person_id)
     where digest = $1 and expires_at > now()`,
    [digest(token ?? '')],
  )
  const [person] = rows
  if (!person) throw new ApiError(401, 'sign_in', 'Sign in first.')
  if (!allowed[person.role].includes(action)) throw new ApiError(403, 'forbidden', 'You aren’t allowed to do this.')
  return person
}
