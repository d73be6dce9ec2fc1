import { createHmac } from 'node:crypto'
import type { Deps } from '#server/kit/deps.ts'
import { AppError } from '#server/kit/http/errors.ts'
import type { Log } from '#server/kit/log.ts'
import { deriveKey } from '#server/kit/security/encryption.ts'
import { personByEmail } from '../people.store.ts'

/**
 * Leaves a line that says whose account was tried: by its number where there is one. What else was typed is kept by a
 * keyed hash, so that tries at one address can be counted but not read: people type passwords there, too.
 */
export async function noteRefused(deps: Deps, log: Log, email: string, error: unknown): Promise<void> {
  if (!(error instanceof AppError) || error.httpStatus >= 500) return
  const person = await personByEmail(deps.db, email)
  const account = person ? { person: person.id } : { unknown: tagOf(deps, email) }
  log.warn({ ...account, errorCode: error.code }, 'sign-in refused')
}

const tagOf = ({ secret }: Deps, email: string) =>
  createHmac('sha256', deriveKey(secret, 'refused sign-ins')).update(email).digest('base64url').slice(0, 16)
