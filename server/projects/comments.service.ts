import type { Message, MessageDraft } from '#contract/threads/messages.ts'
import { staffWith, stillAllowed } from '#server/identity/index.ts'
import type { Actor, Tools } from '#server/kit/deps.ts'
import type { Db } from '#server/kit/db/db.ts'
import { notFound } from '#server/kit/errors.ts'
import { notify } from '#server/notifications/index.ts'
import { insertMessage, lastTeacherIn, mayTakePart, type Thread } from '#server/threads/index.ts'
import { lockSubmission } from './submissions.store.ts'
import { lockIdea, setWaiting } from './ideas.store.ts'
import { ideaLink, projectComment, projectReply, staffLink, submissionLink } from './texts.ts'

/** A learner's comment puts the idea back in the teachers' queue; a teacher's takes it out. */
export function commentOnIdea(db: Db, tools: Tools, actor: Actor, ideaId: number, { body }: MessageDraft) {
  const createdAt = tools.clock()
  return db.transaction(async (db) => {
    const idea = await lockIdea(db, ideaId)
    if (!idea || !mayTakePart(actor, idea.personId, 'reviews:act')) throw notFound('This idea')
    const thread = { id: idea.threadId, ownerId: idea.personId }
    const message = await insertMessage(db, thread, { authorId: actor.id, body, createdAt })
    await setWaiting(db, ideaId, actor.id === idea.personId ? createdAt : null)
    const context = {
      thread,
      about: 'idea' as const,
      name: idea.name,
      link: ideaLink(ideaId),
      staffLink: staffLink('idea', ideaId),
      isQueued: true,
      decidedBy: null,
    }
    await notifyOtherSide(db, tools, actor, message, context)
    return message
  })
}

export function commentOnSubmission(db: Db, tools: Tools, actor: Actor, submissionId: number, { body }: MessageDraft) {
  const createdAt = tools.clock()
  return db.transaction(async (db) => {
    const submission = await lockSubmission(db, submissionId)
    if (!submission || !mayTakePart(actor, submission.personId, 'reviews:act')) throw notFound('This project')
    const thread = { id: submission.threadId, ownerId: submission.personId }
    const message = await insertMessage(db, thread, { authorId: actor.id, body, createdAt })
    await notifyOtherSide(db, tools, actor, message, {
      thread,
      about: 'project',
      name: submission.name,
      link: submissionLink({ briefId: submission.briefId, submissionId }),
      staffLink: staffLink('submission', submissionId),
      isQueued: submission.state === 'submitted',
      decidedBy: submission.decidedBy,
    })
    return message
  })
}

type Context = {
  thread: Thread
  about: 'idea' | 'project'
  name: string
  link: string
  staffLink: string
  /** It waits for staff anyway. */
  isQueued: boolean
  decidedBy: number | null
}

/** The learner gets a notification and an email, a teacher a notification. */
async function notifyOtherSide(db: Db, tools: Tools, actor: Actor, { author, body }: Message, context: Context) {
  const { thread, about, name, link } = context
  if (actor.id === thread.ownerId) {
    const reply = projectReply({ about, name, author, body, link: context.staffLink })
    await notify(db, tools, await readersOf(db, context), reply)
  } else await notify(db, tools, thread.ownerId, projectComment({ about, name, author, body, link }))
}

/** The last teacher in the thread, else who decided; if neither may any more, who leads the team. */
async function readersOf(db: Db, { thread, isQueued, decidedBy }: Context): Promise<number[]> {
  const [teacher] = await stillAllowed(db, 'reviews:act', [await lastTeacherIn(db, thread), decidedBy])
  if (teacher !== undefined) return [teacher]
  if (isQueued) return []
  return (await staffWith(db, 'team:act')).map(({ id }) => id).filter((id) => id !== thread.ownerId)
}
