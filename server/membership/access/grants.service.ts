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
import { notAllowed, notFound } from '#server/kit/http/errors.ts'
import { notify, sendEmail } from '#server/notifications/index.ts'
import { grantedEmail, grantedNotification } from './notifications.ts'
import { extendAccess } from './service.ts'

type Grant = { days: number; reason: string; actorId: number }

const ownProblem = 'You can’t extend your own access. Ask another admin.'

/** Returns the new end of access. */
export function grantDays(db: Db, tools: Tools, personId: number, grant: Grant): Promise<Date> {
  if (personId === grant.actorId) throw notAllowed(ownProblem)
  return db.transaction(async (db) => {
    const person = await lockPerson(db, personId)
    if (!person) throw notFound('This person')
    return giveDays(db, tools, person, grant)
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
    const changed = []
    for (const person of chosen) {
      const end = await giveDays(db, tools, person, grant)
      changed.push({ userId: person.id, subscriptionEnds: end.toISOString() })
    }
    return { changed, leftOut }
  })
}

/** The person is locked. */
async function giveDays(db: Db, tools: Tools, person: PersonRow, { days, reason, actorId }: Grant): Promise<Date> {
  const { endsAt } = await extendAccess(db, { personId: person.id, days, reason, now: tools.clock() })
  await audit(db, {
    actorId,
    action: 'access granted',
    subject: `person ${person.id}`,
    after: { days, reason, endsAt },
  })
  const granted = { days, reason, endsAt }
  await notify(db, person.id, grantedNotification(granted))
  const email = grantedEmail(granted, tools.env.publicUrl)
  await sendEmail(db, tools, { to: person.email, name: person.firstName, ...email })
  return endsAt
}
