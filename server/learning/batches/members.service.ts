import { mayUse } from '#contract/kit/access.ts'
import type { ReplyOf } from '#contract/kit/endpoint.ts'
import type { previewAdding } from '#contract/learning/batches.ts'
import { courseById } from '#server/catalogue/index.ts'
import { audit, fullName, lockSelectedPeople, splitSelection } from '#server/identity/index.ts'
import type { PersonRow } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Actor, Tools } from '#server/kit/deps.ts'
import { conflict, notFound } from '#server/kit/errors.ts'
import { notify } from '#server/notifications/index.ts'
import type { BatchRow } from '../due-dates/tables.ts'
import { batchJoined } from '../due-dates/texts.ts'
import { enrolledAmong, insertEnrolments } from '../enrolments/store.ts'
import { countMembers, currentBatches, endMembership, insertMembers, peopleWithEmails } from './members.store.ts'
import { assertAllCanJoin, assertRoom, assertRunning, joiningProblem } from './rules.ts'
import { openBatch, subjectOf } from './service.ts'
import { findBatch, lockBatches } from './store.ts'

/** Only colleagues who may enrol learners add somebody who isn't in the course yet. */
async function split(
  db: Db,
  actor: Actor,
  { batchId, courseId }: { batchId: number; courseId: number },
  found: PersonRow[],
  userIds = found.map(({ id }) => id),
) {
  const enrolled = await enrolledAmong(db, userIds, courseId)
  const current = await currentBatches(db, courseId, userIds)
  const { chosen, leftOut } = splitSelection(userIds, found, (person) =>
    joiningProblem(person, {
      batchId,
      currentBatch: current.get(person.id),
      mayJoin: enrolled.has(person.id) || mayUse(actor, 'people:act'),
    }),
  )
  return { chosen, leftOut, enrolled }
}

export async function preview(
  db: Db,
  actor: Actor,
  batchId: number,
  typed: string[],
): Promise<ReplyOf<typeof previewAdding>> {
  const batch = await findBatch(db, batchId)
  if (!batch) throw notFound('This batch')
  const emails = [...new Set(typed)]
  const found = await peopleWithEmails(db, emails)
  const known = new Set(found.map(({ email }) => email))
  const { chosen, leftOut, enrolled } = await split(db, actor, batch, found)
  return {
    people: chosen.map((person) => ({
      userId: person.id,
      name: fullName(person),
      isEnrolled: enrolled.has(person.id),
    })),
    leftOut,
    unknownEmails: emails.filter((email) => !known.has(email)),
  }
}

export function add(db: Db, tools: Tools, actor: Actor, batchId: number, userIds: number[]): Promise<null> {
  return db.transaction(async (db) => {
    const batch = await openBatch(db, batchId)
    // Of two colleagues who add the same learner to two batches, one waits here and then reads why it can't be.
    const locked = await lockSelectedPeople(db, userIds)
    const { chosen, leftOut, enrolled } = await split(db, actor, { ...batch, batchId }, locked, userIds)
    assertAllCanJoin(leftOut)
    assertRoom((await countMembers(db, batchId)) + chosen.length)
    const ids = chosen.map(({ id }) => id)
    await enrolAlong(
      db,
      actor.id,
      batch,
      ids.filter((id) => !enrolled.has(id)),
    )
    await join(db, tools, actor.id, batch, ids)
    return null
  })
}

/** Without a notification of its own: the one about the batch says it. */
async function enrolAlong(db: Db, actorId: number, { courseId }: BatchRow, personIds: number[]) {
  await insertEnrolments(db, personIds, courseId)
  await audit(
    db,
    ...personIds.map((id) => ({ actorId, action: 'enrolled', subject: `person ${id}`, after: { courseId } })),
  )
}

async function join(db: Db, tools: Tools, actorId: number, batch: BatchRow, personIds: number[]) {
  const { id: batchId, name, courseId, startsOn } = batch
  await insertMembers(db, personIds, { batchId, courseId, addedBy: actorId, joinedAt: tools.clock() })
  await audit(
    db,
    ...personIds.map((id) => ({
      actorId,
      action: 'added to batch',
      subject: `person ${id}`,
      after: { batchId, name },
    })),
  )
  const { courseTitle } = (await courseById(db, courseId))!
  await notify(db, tools, personIds, batchJoined({ batchName: name, courseId, courseTitle, startsOn }))
}

type Membership = { batchId: number; userId: number }

const notInBatch = () => notFound('This learner in the batch')

export function remove(db: Db, { clock }: Tools, actorId: number, { batchId, userId }: Membership): Promise<null> {
  return db.transaction(async (db) => {
    const { name } = await openBatch(db, batchId)
    const leaving = { removedBy: actorId, leftAt: clock() }
    if (!(await endMembership(db, batchId, userId, leaving))) throw notInBatch()
    const before = { batchId, name }
    await audit(db, { actorId, action: 'taken out of batch', subject: `person ${userId}`, before })
    return null
  })
}

type Move = Membership & { toBatchId: number }

/** The new batch has its own plan, so what the learner moved in the old one ends with it. */
export function move(db: Db, tools: Tools, actorId: number, { batchId, userId, toBatchId }: Move): Promise<null> {
  return db.transaction(async (db) => {
    const locked = await lockBatches(db, [batchId, toBatchId])
    const [from, to] = [batchId, toBatchId].map((id) => locked.find((batch) => batch.id === id))
    assertRunning(from)
    assertRunning(to)
    if (from.id === to.id || from.courseId !== to.courseId) throw conflict('Choose another batch of the same course.')
    await lockSelectedPeople(db, [userId])
    if (!(await endMembership(db, batchId, userId, { removedBy: actorId, leftAt: tools.clock() }))) throw notInBatch()
    assertRoom((await countMembers(db, toBatchId)) + 1)
    await audit(db, {
      actorId,
      action: 'moved to another batch',
      subject: subjectOf(batchId),
      after: { userId, toBatchId },
    })
    await join(db, tools, actorId, to, [userId])
    return null
  })
}
