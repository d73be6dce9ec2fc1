import type { Actor, Tools } from '#server/kit/deps.ts'
import type { Db } from '#server/kit/db/db.ts'
import { invalid, notSignedIn } from '#server/kit/errors.ts'
import { verifyPassword } from '#server/kit/security/passwords.ts'
import { personById } from '../people.store.ts'
import type { PersonRow } from '../tables.ts'
import { consumeLoginAttempt } from './login-attempts.service.ts'

export const wrongPassword = () => invalid({ password: 'This isn’t your password' })

type Typed = { actor: Actor; password: string; address: string }

/** Someone who finds an unlocked device does not know the password. Attempts count as sign-in attempts. */
export async function assertOwnPassword(
  db: Db,
  tools: Tools,
  { actor, password, address }: Typed,
): Promise<PersonRow & { passwordHash: string }> {
  const person = await personById(db, actor.id)
  if (!person || person.deletedAt) throw notSignedIn()
  const attempt = { email: person.email, address, knownDevice: `of person ${actor.id}` }
  const counted = await consumeLoginAttempt(db, tools, attempt)
  if (!(await verifyPassword(person.passwordHash, password))) throw wrongPassword()
  await counted.refund()
  return { ...person, passwordHash: person.passwordHash! }
}
