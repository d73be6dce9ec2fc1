import type { BodyOf, ReplyOf } from '#contract/kit/endpoint.ts'
import type { previewTakeBack, takeBackAccess } from '#contract/membership/grants.ts'
import { audit, deletedAccount, lockSelectedPeople, selectPeople, splitSelection } from '#server/identity/index.ts'
import type { PersonRow } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { conflict, notAllowed, notFound } from '#server/kit/errors.ts'
import { notifyEach } from '#server/notifications/index.ts'
import { accessTakenBack } from '../texts.ts'
import { takeDays } from './days.store.ts'
import { entriesOfMany, grantById, peopleOfGrant } from './store.ts'
import { takenBack } from './days.rules.ts'

const ownProblem = 'You can’t change your own access. Ask another admin.'

/** What each of them would lose, and who would lose nothing. */
async function split(db: Db, grantId: number, people: PersonRow[], { actorId, now }: { actorId: number; now: Date }) {
  const ids = people.map(({ id }) => id)
  const entries = await entriesOfMany(db, ids)
  const spans = new Map(ids.map((id) => [id, takenBack(entries.get(id) ?? [], grantId, now)]))
  const whyNot = ({ id, deletedAt }: PersonRow) => {
    const span = spans.get(id)!
    if (typeof span === 'string') return span
    if (deletedAt) return deletedAccount
    return id === actorId ? ownProblem : null
  }
  const { chosen, leftOut } = splitSelection(ids, people, whyNot)
  const taken = chosen.map((person) => ({ person, ...(spans.get(person.id) as { startsAt: Date; endsAt: Date }) }))
  return { taken, leftOut }
}

async function existing(db: Db, grantId: number) {
  const grant = await grantById(db, grantId)
  if (!grant) throw notFound('These days')
  return grant
}

type Preview = { grantId: number; actorId: number; now: Date }

export async function previewTakingBack(db: Db, { grantId, ...by }: Preview): Promise<ReplyOf<typeof previewTakeBack>> {
  const { days, reason, createdAt } = await existing(db, grantId)
  const people = await selectPeople(db, await peopleOfGrant(db, grantId))
  const { taken } = await split(db, grantId, people, by)
  return { days, reason, at: createdAt.toISOString(), people: people.length, losing: taken.length }
}

type Request = BodyOf<typeof takeBackAccess> & { grantId: number; actorId: number }

/** Takes back days that were given by mistake, from one person or from everybody who got them, in one transaction. */
export function takeBackDays(
  db: Db,
  tools: Tools,
  { grantId, userId, reason, actorId }: Request,
): Promise<ReplyOf<typeof takeBackAccess>> {
  if (userId === actorId) throw notAllowed(ownProblem)
  return db.transaction(async (db) => {
    const now = tools.clock()
    await existing(db, grantId)
    const ids = userId === undefined ? await peopleOfGrant(db, grantId) : [userId]
    const { taken, leftOut } = await split(db, grantId, await lockSelectedPeople(db, ids), { actorId, now })
    if (taken.length === 0)
      throw conflict(leftOut.length === 1 ? `${leftOut[0]!.why}.` : 'Nobody has any of these days left.')
    const change = { grantId, reason: `Taken back: ${reason}` }
    await takeDays(
      db,
      taken.map(({ person, startsAt, endsAt }) => ({ personId: person.id, from: startsAt, until: endsAt, ...change })),
      now,
    )
    await tell(db, tools, taken, { reason, actorId, now })
    const changed = taken.map(({ person, endsAt }) => ({ userId: person.id, subscriptionEnds: endsAt.toISOString() }))
    return { changed, leftOut }
  })
}

type Taken = { person: PersonRow; startsAt: Date; endsAt: Date }
type Telling = { reason: string; actorId: number; now: Date }

async function tell(db: Db, tools: Tools, taken: Taken[], { reason, actorId, now }: Telling): Promise<void> {
  const action = 'access taken back'
  const auditOf = ({ person, startsAt, endsAt }: Taken) => ({
    actorId,
    action,
    subject: `person ${person.id}`,
    before: { endsAt: startsAt },
    after: { endsAt, reason },
  })
  await audit(db, ...taken.map(auditOf))
  const lost = (one: Taken) => ({ startsAt: one.startsAt, endsAt: one.endsAt, reason, isOver: one.endsAt <= now })
  await notifyEach(
    db,
    tools,
    taken.map((one) => ({ personId: one.person.id, ...accessTakenBack(lost(one)) })),
  )
}
