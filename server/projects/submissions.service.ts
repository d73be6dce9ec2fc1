import { fillOutAll, type ProjectSubmissionDraft, type ProjectVerdict } from '#contract/projects/submissions.ts'
import { audit, lockPerson, personById } from '#server/identity/index.ts'
import type { Actor } from '#server/kit/http/actor.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Deps } from '#server/kit/deps.ts'
import { conflict, invalid, notFound } from '#server/kit/http/errors.ts'
import type { ReceivedFile } from '#server/kit/uploads/receive-upload.ts'
import { accessEndOf } from '#server/membership/index.ts'
import { emailPerson, notify } from '#server/notifications/index.ts'
import { insertFile } from '#server/site/index.ts'
import { briefById } from './briefs.store.ts'
import { verdictEmail, verdictNotification } from './submissions.notifications.ts'
import { nextAttempt, refuseVerdict, refuseWithoutAccess } from './submissions.rules.ts'
import {
  countSubmissionRemark,
  submissionById,
  insertSubmission,
  lastSubmission,
  lockSubmission,
  setDecision,
  type ShownSubmission,
} from './submissions.store.ts'
import { submissionLink } from './projects.links.ts'
import { mayTakePart } from './remarks.rules.ts'
import { insertRemark, nameOf, type Subject } from './remarks.store.ts'
import type { ProjectSubmissionRow } from './tables.ts'

type Working = Pick<Deps, 'db' | 'clock' | 'jobs' | 'env'>

/** The submission as its author or a teacher sees it; to anyone else there is none. */
export async function show(db: Db, actor: Actor, submissionId: number): Promise<ShownSubmission> {
  const found = await submissionById(db, submissionId)
  if (!found || !mayTakePart(actor, found.submission.personId)) throw notFound('This project')
  return found
}

export async function threadOf(db: Db, actor: Actor, submissionId: number): Promise<Subject> {
  const { submission } = await show(db, actor, submissionId)
  return { of: 'submission', id: submissionId, ownerId: submission.personId }
}

export async function requireAccess(db: Db, now: Date, personId: number): Promise<void> {
  refuseWithoutAccess(await accessEndOf(db, personId), now)
}

type Given = { briefId: number; draft: ProjectSubmissionDraft; file: ReceivedFile | undefined }

/** Hands a project in. Of many at the same moment one is stored, and the others are told. */
export function submit(deps: Working, personId: number, { briefId, draft, file }: Given): Promise<ShownSubmission> {
  const now = deps.clock()
  return deps.db.transaction(async (db) => {
    await lockPerson(db, personId)
    await requireAccess(db, now, personId)
    const brief = await briefById(db, briefId)
    if (!brief) throw notFound('This project')
    if (brief.closedAt) throw conflict('This project is closed: nothing more can be submitted')
    if (!file) throw invalid({ file: 'Choose a file' }, fillOutAll)
    const attempt = nextAttempt(await lastSubmission(db, personId, briefId))
    await insertFile(db, file, personId)
    const submissionId = await insertSubmission(db, {
      ...draft,
      personId,
      briefId,
      attempt,
      fileId: file.id,
      submittedAt: now,
    })
    return (await submissionById(db, submissionId))!
  })
}

/** Gives the verdict with all that follows from it, or nothing: of two at the same moment the second is refused. */
export function decide(
  deps: Working,
  actorId: number,
  submissionId: number,
  given: ProjectVerdict,
): Promise<ShownSubmission> {
  const now = deps.clock()
  return deps.db.transaction(async (db) => {
    const submission = await lockSubmission(db, submissionId)
    if (!submission) throw notFound('This project')
    refuseVerdict(submission, actorId)
    await setDecision(db, submissionId, { state: given.verdict, decidedBy: actorId, decidedAt: now })
    if (given.words !== '') {
      const subject: Subject = { of: 'submission', id: submissionId, ownerId: submission.personId }
      await insertRemark(db, subject, { authorId: actorId, body: given.words, createdAt: now })
      await countSubmissionRemark(db, submissionId)
    }
    await tellVerdict(deps, db, submission, { ...given, mentor: nameOf((await personById(db, actorId))!) })
    const subject = `project submission ${submissionId}`
    await audit(db, { actorId, action: `project ${given.verdict}`, subject, after: given })
    return (await submissionById(db, submissionId))!
  })
}

async function tellVerdict(
  deps: Working,
  db: Db,
  submission: ProjectSubmissionRow,
  said: ProjectVerdict & { mentor: string },
) {
  const { personId, briefId, id: submissionId, name } = submission
  const link = submissionLink({ briefId, submissionId })
  const { title, body } = verdictNotification({ ...said, name })
  await notify(db, personId, { title, body, link })
  await emailPerson(db, deps, {
    personId,
    kind: 'reviews',
    ...verdictEmail({ ...said, name }, `${deps.env.publicUrl}${link}`),
  })
}
