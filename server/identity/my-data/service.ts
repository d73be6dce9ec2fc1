import type { DeletionRequest, RequestedDeletion } from '#contract/identity/deletions.ts'
import type { Deletion } from '#contract/identity/my-data.ts'
import type { Actor, Tools } from '#server/kit/deps.ts'
import type { Db } from '#server/kit/db/db.ts'
import { conflict, notSignedIn } from '#server/kit/errors.ts'
import { indiaDate } from '#server/kit/india.ts'
import { audit } from '../audit/store.ts'
import { assertOwnPassword } from '../sessions/own-password.service.ts'
import { assertAskedBefore, assertErasable, assertOutsider, assertNamed, assertSettled } from './rules.ts'
import { passwordResetQueue } from '../passwords/service.ts'
import { fullName, lockPerson, personById } from '../people.store.ts'
import type { PersonRow } from '../tables.ts'
import type { Farewell, PersonalDataParts } from './personal-data.ts'
import { anonymizePerson, limitLockWaits } from './personal-data.store.ts'

type Own = { actor: Actor; password: string; address: string }

export async function deleteAccount(
  db: Db,
  tools: Tools,
  personalData: PersonalDataParts,
  { actor, password, address }: Own,
): Promise<null> {
  assertOutsider(actor.role)
  const { passwordHash } = await assertOwnPassword(db, tools, { actor, password, address })
  return eraseAccount(db, tools, personalData, {
    personId: actor.id,
    actorId: actor.id,
    assertMayErase: (person) => {
      // Another deletion may have come first, or the password may have been changed.
      if (!person || person.deletedAt || person.passwordHash !== passwordHash) throw notSignedIn()
      assertOutsider(person.role)
      return person
    },
  })
}

type Requested = { actor: Actor; personId: number; request: DeletionRequest }

/** For a learner who asked us. The same as their own deletion, once nothing is left to settle with them. */
export function deleteAccountOf(
  db: Db,
  tools: Tools,
  personalData: PersonalDataParts,
  { actor, personId, request: { name, ...request } }: Requested,
): Promise<null> {
  assertAskedBefore(request.askedOn, indiaDate(tools.clock()))
  return eraseAccount(db, tools, personalData, {
    personId,
    actorId: actor.id,
    request,
    assertMayErase: async (person, db) => {
      const erasable = assertErasable(person, actor)
      assertNamed(name, fullName(erasable))
      assertSettled(await unsettledOf(db, personalData, personId))
      return erasable
    },
  })
}

/** What staff read before they delete an account. */
export async function previewDeletionOf(
  db: Db,
  { clock }: Pick<Tools, 'clock'>,
  personalData: PersonalDataParts,
  { actor, personId }: Omit<Requested, 'request'>,
): Promise<RequestedDeletion> {
  assertErasable(await personById(db, personId), actor)
  return {
    ...(await previewDeletion(db, personalData, personId, clock())),
    unsettled: await unsettledOf(db, personalData, personId),
  }
}

export async function previewDeletion(
  db: Db,
  { parts }: PersonalDataParts,
  personId: number,
  now: Date,
): Promise<Deletion> {
  const lost = await Promise.all(parts.map(async (part) => (await part.loses?.(db, personId, now)) ?? []))
  return {
    removed: parts.flatMap(({ removes }) => removes),
    kept: parts.flatMap(({ retains }) => retains),
    lost: lost.flat(),
  }
}

async function unsettledOf(db: Db, { parts }: PersonalDataParts, personId: number): Promise<string[]> {
  const unsettled: string[] = []
  for (const part of parts) unsettled.push(...((await part.unsettled?.(db, personId)) ?? []))
  return unsettled
}

type Erasure = {
  personId: number
  actorId: number
  request?: Farewell
  /** Decides about the locked row. */
  assertMayErase: (person: PersonRow | null, db: Db) => PersonRow | Promise<PersonRow>
}

/** Deletes the account completely, or not at all if anything fails. */
async function eraseAccount(
  db: Db,
  tools: Tools,
  { parts, sendFarewell }: PersonalDataParts,
  { personId, actorId, request, assertMayErase }: Erasure,
): Promise<null> {
  const fileIds = await retryWhileLocked(() =>
    db.transaction(async (db) => {
      const person = await assertMayErase(await lockPerson(db, personId), db)
      await limitLockWaits(db, lockTimeoutMs)
      for (const part of parts) await part.leave?.(db, tools, person.id)
      const fileIds: string[] = []
      // Higher domains first, because their rows refer to those of lower ones.
      for (const part of parts.toReversed()) fileIds.push(...(await part.erase(db, person.id)))
      await tools.jobs.cancel(db, passwordResetQueue, { email: person.email })
      await anonymizePerson(db, person.id, tools.clock())
      const entry = { actorId, action: 'account deleted', subject: `person ${person.id}` }
      await audit(db, request ? { ...entry, after: request } : entry)
      await sendFarewell(db, tools, person, request)
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
