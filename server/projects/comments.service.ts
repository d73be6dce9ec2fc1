import type { CommentDraft, Comment } from '#contract/projects/comments.ts'
import type { Actor } from '#server/kit/http/actor.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { notFound } from '#server/kit/http/errors.ts'
import { emailPerson, notify } from '#server/notifications/index.ts'
import { incrementSubmissionComments, lockSubmission } from './submissions.store.ts'
import { incrementIdeaComments, lockIdea } from './ideas.store.ts'
import { submissionLink, ideaLink, staffLink } from './projects.links.ts'
import { mayParticipate } from './comments.rules.ts'
import { insertComment, lastTeacherIn, type Subject } from './comments.store.ts'

/** A learner's comment puts the idea back in the teachers' queue; a teacher's takes it out. */
export function commentOnIdea(db: Db, tools: Tools, actor: Actor, ideaId: number, { body }: CommentDraft) {
  const createdAt = tools.clock()
  return db.transaction(async (db) => {
    const idea = await lockIdea(db, ideaId)
    if (!idea || !mayParticipate(actor, idea.personId)) throw notFound('This idea')
    const subject: Subject = { type: 'idea', id: ideaId, ownerId: idea.personId }
    const comment = await insertComment(db, subject, { authorId: actor.id, body, createdAt })
    await incrementIdeaComments(db, ideaId, actor.id === idea.personId ? createdAt : null)
    const context = { subject, description: `idea “${idea.name}”`, link: ideaLink(ideaId) }
    await notifyOtherSide(db, tools, actor, comment, context)
    return comment
  })
}

export function commentOnSubmission(db: Db, tools: Tools, actor: Actor, submissionId: number, { body }: CommentDraft) {
  const createdAt = tools.clock()
  return db.transaction(async (db) => {
    const submission = await lockSubmission(db, submissionId)
    if (!submission || !mayParticipate(actor, submission.personId)) throw notFound('This project')
    const subject: Subject = { type: 'submission', id: submissionId, ownerId: submission.personId }
    const comment = await insertComment(db, subject, { authorId: actor.id, body, createdAt })
    await incrementSubmissionComments(db, submissionId)
    const link = submissionLink({ briefId: submission.briefId, submissionId })
    await notifyOtherSide(db, tools, actor, comment, { subject, description: `project “${submission.name}”`, link })
    return comment
  })
}

type Context = { subject: Subject; description: string; link: string }

/** The learner gets a notification and an email, the last teacher in the thread a notification. */
async function notifyOtherSide(db: Db, tools: Tools, actor: Actor, { author, body }: Comment, context: Context) {
  const { subject, description, link } = context
  if (actor.id === subject.ownerId) {
    const teacherId = await lastTeacherIn(db, subject)
    if (teacherId === null) return
    await notify(db, teacherId, {
      title: `${author} replied on the ${description}`,
      body,
      link: staffLink(subject.type, subject.id),
    })
    return
  }
  await notify(db, subject.ownerId, { title: `${author} commented on your ${description}`, body, link })
  await emailPerson(db, tools, {
    personId: subject.ownerId,
    kind: 'answers',
    subject: `New comment on your ${description}`,
    paragraphs: [`${author} commented on your ${description}:`, body, `Reply: ${tools.env.publicUrl}${link}`],
  })
}
