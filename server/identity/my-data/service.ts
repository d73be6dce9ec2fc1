import type { Actor, Tools } from '#server/kit/deps.ts'
import type { Db } from '#server/kit/db/db.ts'
import { conflict, notSignedIn } from '#server/kit/errors.ts'
import { audit } from '../audit/store.ts'
import { assertOwnPassword } from '../sessions/own-password.service.ts'
import { assertLearner } from './rules.ts'
import { passwordResetQueue } from '../passwords/service.ts'
import { lockPerson } from '../people.store.ts'
import type { PersonalDataParts } from './personal-data.ts'
import { anonymizePerson, limitLockWaits } from './personal-data.store.ts'

type Request = { actor: Actor; password: string; address: string }

/** Deletes the account completely, or not at all if anything fails. */
export async function deleteAccount(
  db: Db,
  tools: Tools,
  { parts, sendFarewell }: PersonalDataParts,
  { actor, password, address }: Request,
): Promise<null> {
  assertLearner(actor.role)
  const { passwordHash } = await assertOwnPassword(db, tools, { actor, password, address })
  const fileIds = await retryWhileLocked(() =>
    db.transaction(async (db) => {
      const person = await lockPerson(db, actor.id)
      // Another deletion may have come first, or the password may have been changed.
      if (!person || person.deletedAt || person.passwordHash !== passwordHash) throw notSignedIn()
      assertLearner(person.role)
      await limitLockWaits(db, lockTimeoutMs)
      const fileIds: string[] = []
      // Higher domains first, because their rows refer to those of lower ones.
      for (const part of parts.toReversed()) fileIds.push(...(await part.erase(db, person.id)))
      await tools.jobs.cancel(db, passwordResetQueue, { email: person.email })
      await anonymizePerson(db, person.id, tools.clock())
      await audit(db, { actorId: person.id, action: 'account deleted', subject: `person ${person.id}` })
      await sendFarewell(db, tools, person)
      return fileIds
    }),
  )
  // The nightly clean-up deletes the files if the file store does not respond now.
  for (const id of fileIds) await tools.files.remove(id).catch(() => {})
  return null
}

/** Shorter than PostgreSQL's deadlock timeout, so that this transaction gives way and not the other one. */
const lockTimeoutMs = 500
const maxAttempts = 8
const lockOrDeadlock = /^(55P03|40P01)$/

/** For example, a mentor who is writing a review locks the learner's solution and waits for the learner's row. */
async function retryWhileLocked<Result>(act: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    try {
      return await act()
    } catch (error) {
      const { code = '' } = ((error as Error).cause ?? error) as { code?: string }
      if (!lockOrDeadlock.test(code)) throw error
    }
  }
  throw conflict('Someone is working on your data right now. Please try again in a minute.')
}
