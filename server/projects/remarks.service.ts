import type { RemarkDraft, Remark } from '#contract/projects/remarks.ts'
import type { Actor } from '#server/kit/http/actor.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Deps } from '#server/kit/deps.ts'
import { notFound } from '#server/kit/http/errors.ts'
import { emailPerson, notify } from '#server/notifications/index.ts'
import { countSubmissionRemark, lockSubmission } from './submissions.store.ts'
import { countIdeaRemark, lockIdea } from './ideas.store.ts'
import { submissionLink, ideaLink, staffLink } from './projects.links.ts'
import { mayTakePart } from './remarks.rules.ts'
import { insertRemark, lastTeacherIn, type Subject } from './remarks.store.ts'

type Working = Pick<Deps, 'db' | 'clock' | 'jobs' | 'env'>

/** A word about an idea. The learner's makes it wait for a teacher, a teacher's ends the wait; the other is told. */
export function remarkOnIdea(deps: Working, actor: Actor, ideaId: number, { body }: RemarkDraft): Promise<Remark> {
  const now = deps.clock()
  return deps.db.transaction(async (db) => {
    const idea = await lockIdea(db, ideaId)
    if (!idea || !mayTakePart(actor, idea.personId)) throw notFound('This idea')
    const subject: Subject = { of: 'idea', id: ideaId, ownerId: idea.personId }
    const remark = await insertRemark(db, subject, { authorId: actor.id, body, createdAt: now })
    await countIdeaRemark(db, ideaId, actor.id === idea.personId ? now : null)
    await tellTheOther(deps, db, { subject, remark, about: `idea “${idea.name}”`, link: ideaLink(ideaId) }, actor)
    return remark
  })
}

/** A word about a submitted project; the other is told. What it stands at changes by a verdict alone. */
export function remarkOnSubmission(
  deps: Working,
  actor: Actor,
  submissionId: number,
  { body }: RemarkDraft,
): Promise<Remark> {
  const now = deps.clock()
  return deps.db.transaction(async (db) => {
    const submission = await lockSubmission(db, submissionId)
    if (!submission || !mayTakePart(actor, submission.personId)) throw notFound('This project')
    const subject: Subject = { of: 'submission', id: submissionId, ownerId: submission.personId }
    const remark = await insertRemark(db, subject, { authorId: actor.id, body, createdAt: now })
    await countSubmissionRemark(db, submissionId)
    const link = submissionLink({ briefId: submission.briefId, submissionId })
    await tellTheOther(deps, db, { subject, remark, about: `project “${submission.name}”`, link }, actor)
    return remark
  })
}

type Said = { subject: Subject; remark: Remark; about: string; link: string }

async function tellTheOther(deps: Working, db: Db, { subject, remark, about, link }: Said, actor: Actor) {
  const { author, body } = remark
  if (actor.id === subject.ownerId) {
    const teacherId = await lastTeacherIn(db, subject)
    const notification = {
      title: `${author} answered about the ${about}`,
      body,
      link: staffLink(subject.of, subject.id),
    }
    if (teacherId !== null) await notify(db, teacherId, notification)
    return
  }
  await notify(db, subject.ownerId, { title: `${author} wrote about your ${about}`, body, link })
  await emailPerson(db, deps, {
    personId: subject.ownerId,
    kind: 'answers',
    subject: `New comment on your ${about}`,
    paragraphs: [`${author} commented on your ${about}:`, body, `Reply: ${deps.env.publicUrl}${link}`],
  })
}
