import type { BodyOf } from '#contract/kit/endpoint.ts'
import type { InboxRequestPage, noteInSupport } from '#contract/support/inbox.ts'
import { accessForTopic, type SupportTopic } from '#contract/support/requests.ts'
import { assertAssignable, audit, fullName, personById } from '#server/identity/index.ts'
import type { Note } from '#contract/threads/notes.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Actor, Tools } from '#server/kit/deps.ts'
import { invalid } from '#server/kit/errors.ts'
import { notify } from '#server/notifications/index.ts'
import { insertNote, notesIn, resolved, threadOf } from '#server/threads/index.ts'
import { historyOf } from './history.store.ts'
import { inboxRequest, toInboxRequest } from './inbox.store.ts'
import { assertMayHandle, mayHandle } from './rules.ts'
import { activeAssignee } from './service.ts'
import { lockRequest, setAssignee, setProgress, setTopic } from './store.ts'
import { supportAssigned, supportNote, supportResolved } from './texts.ts'

/** A request with what helps to answer it. */
export async function showInInbox(
  db: Db,
  { clock }: Tools,
  actor: Actor,
  requestId: number,
): Promise<InboxRequestPage> {
  const found = await inboxRequest(db, requestId)
  assertMayHandle(actor, found && found.request)
  const [notes, history] = await Promise.all([
    notesIn(db, threadOf(found.request), actor.id),
    historyOf(db, actor, found.request, clock()),
  ])
  return { ...toInboxRequest(found), notes, history }
}

const subjectOf = (requestId: number) => `support request ${requestId}`

/** The new assignee is notified, unless they assigned it to themselves. */
export function assign(
  db: Db,
  tools: Tools,
  actor: Actor,
  requestId: number,
  assigneeId: number | null,
): Promise<null> {
  return db.transaction(async (db) => {
    const request = await lockRequest(db, requestId)
    assertMayHandle(actor, request)
    if (assigneeId === request.assigneeId) return null
    if (assigneeId === request.personId) throw invalid({ assigneeId: 'Choose somebody else: it’s their own request' })
    if (assigneeId !== null) await assertAssignable(db, assigneeId, ['support:act', accessForTopic(request.topic)])
    await setAssignee(db, requestId, assigneeId)
    const before = { assigneeId: request.assigneeId }
    const action = 'support request assigned'
    await audit(db, { actorId: actor.id, action, subject: subjectOf(requestId), before, after: { assigneeId } })
    if (assigneeId === null || assigneeId === actor.id) return null
    const assignedBy = fullName((await personById(db, actor.id))!)
    await notify(db, tools, assigneeId, supportAssigned({ requestId, subject: request.subject, assignedBy }))
    return null
  })
}

type NewNote = BodyOf<typeof noteInSupport>

/** Changes neither the state nor the promise: the learner still waits for a reply. */
export function writeNote(
  db: Db,
  tools: Tools,
  actor: Actor,
  requestId: number,
  { body, isForAssignee }: NewNote,
): Promise<Note> {
  return db.transaction(async (db) => {
    const request = await lockRequest(db, requestId)
    assertMayHandle(actor, request)
    const forId = isForAssignee ? await activeAssignee(db, request) : null
    if (isForAssignee && forId === null) throw invalid({ isForAssignee: 'Assign the request to a colleague first' })
    const note = await insertNote(db, threadOf(request), { authorId: actor.id, forId, body, createdAt: tools.clock() })
    // The audit log outlives the request, so it stores the note's id and not its text.
    const after = { noteId: note.noteId }
    await audit(db, { actorId: actor.id, action: 'support note written', subject: subjectOf(requestId), after })
    if (forId === null || forId === actor.id) return note
    const { subject } = request
    await notify(db, tools, forId, supportNote({ requestId, subject, author: note.author, body }))
    return note
  })
}

/** An assignee who may not read the new topic no longer handles it. */
export function changeTopic(db: Db, actor: Actor, requestId: number, topic: SupportTopic): Promise<null> {
  return db.transaction(async (db) => {
    const request = await lockRequest(db, requestId)
    assertMayHandle(actor, request)
    if (topic === request.topic) return null
    const assignee = request.assigneeId === null ? null : await personById(db, request.assigneeId)
    const assigneeId = assignee && mayHandle(assignee, { ...request, topic }) ? assignee.id : null
    await setTopic(db, requestId, topic, assigneeId)
    const { paymentId, courseId } = request
    await audit(db, {
      actorId: actor.id,
      action: 'support request topic changed',
      subject: subjectOf(requestId),
      before: { topic: request.topic, ...(paymentId && { paymentId }), ...(courseId && { courseId }) },
      after: { topic, ...(assigneeId !== request.assigneeId && { assigneeId }) },
    })
    return null
  })
}

export function resolveForLearner(db: Db, tools: Tools, actor: Actor, requestId: number): Promise<null> {
  return db.transaction(async (db) => {
    const request = await lockRequest(db, requestId)
    assertMayHandle(actor, request)
    const { state, personId, subject } = request
    if (state === 'resolved') return null
    await setProgress(db, requestId, resolved(request, tools.clock()))
    const action = 'support request resolved'
    await audit(db, { actorId: actor.id, action, subject: subjectOf(requestId), before: { state } })
    await notify(db, tools, personId, supportResolved({ requestId, subject }))
    return null
  })
}
