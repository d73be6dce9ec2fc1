import { mayUse } from '#contract/kit/access.ts'
import type { SupportDraft, SupportRequest } from '#contract/support/requests.ts'
import type { Message } from '#contract/threads/messages.ts'
import { courseById, unknownCourse } from '#server/catalogue/index.ts'
import { personById } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Actor, Tools } from '#server/kit/deps.ts'
import { invalid, notFound, notAllowed } from '#server/kit/errors.ts'
import type { ReceivedFile } from '#server/kit/uploads/receive-upload.ts'
import { linksFor, workingDayAfter } from '#server/learning/index.ts'
import { notify } from '#server/notifications/index.ts'
import type { LinkReader } from '#server/site/index.ts'
import {
  afterAnswer,
  afterLearnersMessage,
  insertMessage,
  insertThread,
  opened,
  resolved,
  type Thread,
  threadOf,
} from '#server/threads/index.ts'
import { assertFits, assertMayRead, mayHandle } from './rules.ts'
import * as store from './store.ts'
import type { SupportRow } from './tables.ts'
import { supportReply, supportReplyByLearner } from './texts.ts'

export async function show(db: Db, actor: Actor, requestId: number): Promise<store.ShownRequest> {
  const found = await store.requestById(db, requestId)
  assertMayRead(actor, found && found.request)
  return found
}

export const threadFor = async (db: Db, actor: Actor, requestId: number): Promise<Thread> =>
  threadOf((await show(db, actor, requestId)).request)

/** Null if the file isn't a picture of a support request: another domain decides then. */
export async function mayReadSupportPicture(db: Db, reader: LinkReader, fileId: string): Promise<boolean | null> {
  const request = await store.requestWithPicture(db, fileId)
  return request && (reader.id === request.personId || mayHandle(reader, request))
}

type Asking = { draft: SupportDraft; pictures: ReceivedFile[] }

/** Also without access: many write because their payment was rejected. */
export function open(db: Db, { clock }: Tools, personId: number, { draft, pictures }: Asking): Promise<SupportRequest> {
  const now = clock()
  const { message, paymentId, courseId, ...rest } = draft
  assertFits(draft)
  return db.transaction(async (db) => {
    if (paymentId !== undefined && !(await store.isPaymentOf(db, personId, paymentId)))
      throw invalid({ paymentId: 'Choose one of your payments' })
    if (courseId !== undefined && !(await courseById(db, courseId))) throw unknownCourse('courseId')
    const threadId = await insertThread(db, personId, now)
    const thread = { id: threadId, ownerId: personId }
    await insertMessage(db, thread, { authorId: personId, body: message, createdAt: now, pictures })
    const progress = opened(now, await workingDayAfter(db, now))
    const about = { paymentId: paymentId ?? null, courseId: courseId ?? null }
    const id = await store.insertRequest(db, { ...rest, ...about, threadId, personId, createdAt: now, ...progress })
    return store.toRequest((await store.requestById(db, id))!)
  })
}

type Writing = { requestId: number; body: string; pictures: ReceivedFile[] }

/** A message of staff answers the request; the learner's reopens it. */
export function write(db: Db, tools: Tools, actor: Actor, { requestId, body, pictures }: Writing): Promise<Message> {
  const now = tools.clock()
  return db.transaction(async (db) => {
    const request = await store.lockRequest(db, requestId)
    assertMayRead(actor, request)
    const isOwner = actor.id === request.personId
    if (!isOwner && !mayUse(actor, 'support:act')) throw notAllowed()
    const linkTo = linksFor(tools, actor.id)
    const sent = { authorId: actor.id, body, createdAt: now, pictures, linkTo }
    const message = await insertMessage(db, threadOf(request), sent)
    const progress = isOwner
      ? afterLearnersMessage(request, now, await workingDayAfter(db, now))
      : afterAnswer(request, now)
    await store.setProgress(db, requestId, progress)
    await (isOwner ? notifyAssignee(db, tools, request, message) : notifyLearner(db, tools, request, message))
    return message
  })
}

/** Nobody else: a request without an assignee waits in the inbox, where it is counted. */
async function notifyAssignee(db: Db, tools: Tools, request: SupportRow, { author, body }: Message) {
  const assigneeId = await activeAssignee(db, request)
  if (assigneeId === null) return
  await notify(db, tools, assigneeId, supportReplyByLearner({ ...request, requestId: request.id, author, body }))
}

/** Null also if they have left the staff or may no longer read this topic. */
export async function activeAssignee(db: Db, request: SupportRow): Promise<number | null> {
  const assignee = request.assigneeId === null ? null : await personById(db, request.assigneeId)
  if (!assignee || assignee.blockedAt || assignee.deletedAt || !mayHandle(assignee, request)) return null
  return assignee.id
}

const notifyLearner = (
  db: Db,
  tools: Tools,
  { id: requestId, personId, subject }: SupportRow,
  { author, body }: Message,
) => notify(db, tools, personId, supportReply({ requestId, subject, author, body }))

export function resolve(db: Db, { clock }: Tools, actorId: number, requestId: number): Promise<SupportRequest> {
  return db.transaction(async (db) => {
    const request = await store.lockRequest(db, requestId)
    if (request?.personId !== actorId) throw notFound('This support request')
    await store.setProgress(db, requestId, resolved(request, clock()))
    return store.toRequest((await store.requestById(db, requestId))!)
  })
}
