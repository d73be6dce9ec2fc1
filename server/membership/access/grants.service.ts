import type { grantAccessToMany, previewGrant } from '#contract/membership/grants.ts'
import type { ReplyOf } from '#contract/kit/endpoint.ts'
import {
  audit,
  closedProblem,
  lockPerson,
  lockSelectedPeople,
  selectPeople,
  splitSelection,
} from '#server/identity/index.ts'
import type { PersonRow } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { notAllowed, notFound } from '#server/kit/errors.ts'
import { notifyEach } from '#server/notifications/index.ts'
import { accessGranted } from '../texts.ts'
import { addDays } from './days.store.ts'
import { insertGrant } from './store.ts'

type Grant = { days: number; reason: string; actorId: number }

const ownProblem = 'You can’t extend your own access. Ask another admin.'

/** Returns the new end of access. */
export function grantDays(db: Db, tools: Tools, personId: number, grant: Grant): Promise<Date> {
  if (personId === grant.actorId) throw notAllowed(ownProblem)
  return db.transaction(async (db) => {
    const person = await lockPerson(db, personId)
    if (!person) throw notFound('This person')
    return (await giveDays(db, tools, [person], grant)).get(personId)!
  })
}

const split = (userIds: number[], people: PersonRow[], actorId: number) =>
  splitSelection(userIds, people, (person) => closedProblem(person) ?? (person.id === actorId ? ownProblem : null))

export async function previewGrantTo(
  db: Db,
  userIds: number[],
  { actorId, now }: { actorId: number; now: Date },
): Promise<ReplyOf<typeof previewGrant>> {
  const { chosen, leftOut } = split(userIds, await selectPeople(db, userIds), actorId)
  const startNow = chosen.filter(({ accessEndsAt }) => accessEndsAt === null || accessEndsAt <= now)
  return { people: chosen.length, startNow: startNow.length, leftOut }
}

/** One transaction for all. */
export function grantDaysToMany(
  db: Db,
  tools: Tools,
  userIds: number[],
  grant: Grant,
): Promise<ReplyOf<typeof grantAccessToMany>> {
  return db.transaction(async (db) => {
    const { chosen, leftOut } = split(userIds, await lockSelectedPeople(db, userIds), grant.actorId)
    const ends = await giveDays(db, tools, chosen, grant)
    const changed = [...ends].map(([userId, end]) => ({ userId, subscriptionEnds: end.toISOString() }))
    return { changed, leftOut }
  })
}

/** The people are locked. Few statements, because other changes of these people wait. Returns the new end for each. */
async function giveDays(db: Db, tools: Tools, people: PersonRow[], grant: Grant): Promise<Map<number, Date>> {
  const { days, reason, actorId } = grant
  if (people.length === 0) return new Map()
  const now = tools.clock()
  const grantId = await insertGrant(db, { days, reason, createdAt: now, createdBy: actorId })
  const added = people.map(({ id: personId }) => ({ personId, days, reason, grantId }))
  const ends = new Map((await addDays(db, added, now)).map(({ personId, endsAt }) => [personId, endsAt]))
  const endOf = (personId: number) => ends.get(personId)!
  const granted = (personId: number) => ({ days, reason, endsAt: endOf(personId) })
  const action = 'access granted'
  await audit(db, ...people.map(({ id }) => ({ actorId, action, subject: `person ${id}`, after: granted(id) })))
  const notifications = people.map(({ id: personId }) => ({ personId, ...accessGranted(granted(personId)) }))
  await notifyEach(db, tools, notifications)
  return ends
}
