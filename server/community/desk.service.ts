import type { BugState } from '#contract/community/bugs.ts'
import type { RequestState } from '#contract/community/feature-requests.ts'
import { audit, personById, refuseUnfitAssignee } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Deps } from '#server/kit/deps.ts'
import { notFound } from '#server/kit/http/errors.ts'
import { notify } from '#server/notifications/index.ts'
import { answer as answerBug } from './bugs.service.ts'
import { lockBug } from './bugs.store.ts'
import { bugGivenNotification, refuseWordlessNos, requestGivenNotification } from './desk.rules.ts'
import { lockBugs, lockRequests, setBugAssignee, setRequestAssignee } from './desk.store.ts'
import { answer as answerRequest } from './feature-requests.service.ts'
import { lockRequest } from './feature-requests.store.ts'

export function giveBug(db: Db, actorId: number, bugId: number, assigneeId: number | null): Promise<void> {
  return db.transaction(async (db) => {
    const bug = await lockBug(db, bugId)
    if (!bug) throw notFound('The bug')
    await give(db, actorId, assigneeId, {
      before: bug.assigneeId,
      action: 'bug assigned',
      subject: `bug ${bugId}`,
      set: () => setBugAssignee(db, bugId, assigneeId),
      notification: (by) => bugGivenNotification(bug, by),
    })
  })
}

export function giveRequest(db: Db, actorId: number, requestId: number, assigneeId: number | null): Promise<void> {
  return db.transaction(async (db) => {
    const request = await lockRequest(db, requestId)
    if (!request) throw notFound('This request')
    await give(db, actorId, assigneeId, {
      before: request.assigneeId,
      action: 'feature request assigned',
      subject: `request ${requestId}`,
      set: () => setRequestAssignee(db, requestId, assigneeId),
      notification: (by) => requestGivenNotification(request, by),
    })
  })
}

type Work = {
  before: number | null
  action: string
  subject: string
  set: () => Promise<void>
  notification: (by: string) => { title: string; body: string; link: string }
}

/** Whoever gets the work is told, unless they took it themselves or have it already. */
async function give(db: Db, actorId: number, assigneeId: number | null, work: Work) {
  if (assigneeId === work.before) return
  if (assigneeId !== null) await refuseUnfitAssignee(db, assigneeId, 'mentor')
  await work.set()
  const { action, subject } = work
  await audit(db, { actorId, action, subject, before: { assigneeId: work.before }, after: { assigneeId } })
  if (assigneeId === null || assigneeId === actorId) return
  await notify(db, assigneeId, work.notification((await personById(db, actorId))!.firstName))
}

/** Each is moved as it would be by itself: its answer stays, and who reported it is told. All of them, or none. */
export function moveBugs(deps: Deps, actorId: number, bugIds: number[], state: BugState) {
  return deps.db.transaction(async (db) => {
    const moving = (await lockBugs(db, bugIds)).filter((bug) => bug.state !== state)
    for (const { id, answer } of moving) await answerBug(within(deps, db), actorId, id, { state, answer: answer ?? '' })
    return { changed: moving.length }
  })
}

export function moveRequests(deps: Deps, actorId: number, requestIds: number[], state: RequestState) {
  return deps.db.transaction(async (db) => {
    const moving = (await lockRequests(db, requestIds)).filter((request) => request.state !== state)
    refuseWordlessNos(state, moving)
    for (const { id, answer } of moving) {
      await answerRequest(within(deps, db), actorId, id, { state, answer: answer ?? '' })
    }
    return { changed: moving.length }
  })
}

/** What is done with these happens inside the transaction that is open. */
const within = (deps: Deps, db: Db): Deps => ({ ...deps, db: db as Deps['db'] })
