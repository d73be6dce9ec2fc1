import type { Actor } from '#server/kit/http/actor.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Deps } from '#server/kit/deps.ts'
import { conflict, invalid, notSignedIn } from '#server/kit/http/errors.ts'
import { sql } from '#server/kit/db/orm.ts'
import { verifyPassword } from '#server/kit/security/passwords.ts'
import { audit } from '../audit/store.ts'
import { consumeLoginAttempt } from '../sessions/login-attempts.service.ts'
import { refuseStaff } from './rules.ts'
import { forgottenQueue } from '../passwords/service.ts'
import { lockPerson, personById } from '../people.store.ts'
import type { Leaving } from './personal-data.ts'
import { emptyPerson } from './personal-data.store.ts'

type Wish = { actor: Actor; password: string; address: string }

/** Deletes the account of whoever proves to be its owner: all of it or, whatever fails, nothing. */
export async function leave(deps: Deps, leaving: Leaving, { actor, password, address }: Wish): Promise<null> {
  refuseStaff(actor.role)
  const passwordHash = await provenPassword(deps, { actor, password, address })
  const left = await letOthersFinish(() =>
    deps.db.transaction((db) => forgetPerson(deps, db, leaving, actor.id, passwordHash)),
  )
  // No row knows these any more; should the store not answer now, they go at night.
  for (const id of left) await deps.files.remove(id).catch(() => {})
  return null
}

/** Whoever finds an open device does not know the password; guesses at it are counted as guesses at a sign-in are. */
async function provenPassword(deps: Deps, { actor, password, address }: Wish): Promise<string> {
  const person = await personById(deps.db, actor.id)
  if (!person || person.deletedAt) throw notSignedIn()
  const guess = await consumeLoginAttempt(deps, { email: person.email, address, knownDevice: `of person ${actor.id}` })
  if (!(await verifyPassword(person.passwordHash, password))) throw invalid({ password: 'This is not your password' })
  await guess.wasRight()
  return person.passwordHash!
}

async function forgetPerson(deps: Deps, db: Db, { parts, sayGoodbye }: Leaving, id: number, passwordHash: string) {
  const person = await lockPerson(db, id)
  // Of two deletions the second finds nobody; and a password that was changed meanwhile proves nothing.
  if (!person || person.deletedAt || person.passwordHash !== passwordHash) throw notSignedIn()
  refuseStaff(person.role)
  await db.execute(sql.raw(`set local lock_timeout = ${patience}`))
  const left: string[] = []
  // From the top down: what refers goes before what it refers to.
  for (const part of parts.toReversed()) left.push(...(await part.forget(db, id)))
  await deps.jobs.cancel(db, forgottenQueue, { email: person.email })
  await emptyPerson(db, id, deps.clock())
  await audit(db, { actorId: id, action: 'account deleted', subject: `person ${id}` })
  await sayGoodbye(db, person)
  return left
}

/** Milliseconds; less than after what the database itself ends one of two who wait for each other. */
const patience = 500
const tries = 8
const isInTheWay = /^(55P03|40P01)$/

/**
 * Somebody may hold a thing of this person and wait for the person, as a mentor does who writes a review. The deletion
 * is the one that steps aside and begins again.
 */
async function letOthersFinish<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; attempt <= tries; attempt++) {
    try {
      return await act()
    } catch (error) {
      const { code = '' } = ((error as Error).cause ?? error) as { code?: string }
      if (!isInTheWay.test(code)) throw error
    }
  }
  throw conflict('Something of yours is being worked on at this moment. Please try again in a minute.')
}
