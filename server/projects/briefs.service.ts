import { mayUse } from '#contract/kit/endpoint.ts'
import type { BriefDetails } from '#contract/projects/briefs.ts'
import type { Actor } from '#server/kit/actor.ts'
import type { Db } from '#server/kit/db/db.ts'
import { notFound } from '#server/kit/errors.ts'
import { briefById, toBrief } from './briefs.store.ts'
import { submissionsOf, type LinkTo, toSubmission } from './submissions.store.ts'

/** A closed project is shown only to staff and to learners who submitted it. */
export async function show(db: Db, actor: Actor, briefId: number, linkTo: LinkTo): Promise<BriefDetails> {
  const [brief, mySubmissions] = await Promise.all([briefById(db, briefId), submissionsOf(db, actor.id, briefId)])
  if (!brief) throw notFound('This project')
  if (brief.closedAt && mySubmissions.length === 0 && !mayUse(actor.role, 'mentor')) throw notFound('This project')
  const { description, steps, resources } = brief
  return {
    ...toBrief(brief, mySubmissions[0]?.submission.state ?? null),
    description,
    steps,
    resources,
    isOpen: brief.closedAt === null,
    mySubmissions: mySubmissions.map((submission) => toSubmission(submission, linkTo)),
  }
}
