import type { Confirmation } from '#contract/identity/second-factor.ts'
import type { Actor } from '#server/kit/actor.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { invalid } from '#server/kit/errors.ts'
import { assertOwnPassword } from '../sessions/own-password.service.ts'
import { assertCode, missingCode } from './service.ts'
import { factorOf } from './store.ts'

export const missingPassword = { password: 'Enter your password to confirm it’s you' }

type Typed = Confirmation & { actor: Actor; address: string }

/**
 * Asks for the password again, and for a code if the person has a second factor: before changes that nobody should be
 * able to make on someone else's unlocked device.
 */
export async function confirmIdentity(db: Db, tools: Tools, { actor, password, code, address }: Typed): Promise<void> {
  const factor = await factorOf(db, actor.id)
  if (password === undefined || (factor && code === undefined)) {
    throw invalid({
      ...(password === undefined && missingPassword),
      ...(factor && code === undefined && { code: missingCode }),
    })
  }
  await assertOwnPassword(db, tools, { actor, password, address })
  if (factor) await assertCode(db, tools, actor.id, code!)
}
