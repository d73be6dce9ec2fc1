import { createHmac } from 'node:crypto'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { AppError } from '#server/kit/errors.ts'
import type { Log } from '#server/kit/log.ts'
import { deriveKey } from '#server/kit/security/encryption.ts'
import { personByEmail } from '../people.store.ts'

/**
 * Logs the account by its number. An unknown address is logged as a keyed hash, so that attempts can be counted but not
 * read: people type their password into the wrong field, too.
 */
export async function logRefused(db: Db, tools: Tools, log: Log, email: string, error: unknown): Promise<void> {
  if (!(error instanceof AppError) || error.httpStatus >= 500) return
  const person = await personByEmail(db, email)
  const account = person ? { person: person.id } : { unknown: tagOf(tools, email) }
  log.warn({ ...account, errorCode: error.code }, 'sign-in refused')
}

const tagOf = ({ secret }: Tools, email: string) =>
  createHmac('sha256', deriveKey(secret, 'refused sign-ins')).update(email).digest('base64url').slice(0, 16)
