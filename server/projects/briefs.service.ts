import { mayUse } from '#contract/kit/endpoint.ts'
import type { BriefDetails } from '#contract/projects/briefs.ts'
import type { Actor } from '#server/kit/http/actor.ts'
import type { Db } from '#server/kit/db/db.ts'
import { notFound } from '#server/kit/http/errors.ts'
import { briefById, toBrief } from './briefs.store.ts'
import { submissionsOf, type LinkTo, toSubmission } from './submissions.store.ts'

/** One project with all there is to know. A closed one is still shown to staff, and to who handed something in. */
export async function show(db: Db, actor: Actor, briefId: number, linkTo: LinkTo): Promise<BriefDetails> {
  const [brief, mine] = await Promise.all([briefById(db, briefId), submissionsOf(db, actor.id, briefId)])
  if (!brief) throw notFound('This project')
  if (brief.closedAt && mine.length === 0 && !mayUse(actor.role, 'mentor')) throw notFound('This project')
  const { description, steps, resources } = brief
  return {
    ...toBrief(brief, mine[0]?.submission.state ?? null),
    description,
    steps,
    resources,
    isOpen: brief.closedAt === null,
    mySubmissions: mine.map((one) => toSubmission(one, linkTo)),
  }
}
