import { fillOutAll, type ProjectSubmissionDraft, type ProjectVerdict } from '#contract/projects/submissions.ts'
import { audit, fullName, lockPerson, personById } from '#server/identity/index.ts'
import type { Actor, Tools } from '#server/kit/deps.ts'
import type { Db } from '#server/kit/db/db.ts'
import { conflict, missingFile, notFound } from '#server/kit/errors.ts'
import type { ReceivedFile } from '#server/kit/uploads/receive-upload.ts'
import { requireAccess } from '#server/membership/index.ts'
import { notify } from '#server/notifications/index.ts'
import { insertFile } from '#server/site/index.ts'
import { insertMessage, insertThread, mayTakePart, type Thread } from '#server/threads/index.ts'
import { briefById } from './briefs.store.ts'
import { assertMayDecide, nextAttempt } from './submissions.rules.ts'
import {
  submissionById,
  insertSubmission,
  lastSubmission,
  lockSubmission,
  setDecision,
  type ShownSubmission,
} from './submissions.store.ts'
import { projectDecided } from './texts.ts'

/** Other learners get "not found", so they can't tell whether the submission exists. */
export async function show(db: Db, actor: Actor, submissionId: number): Promise<ShownSubmission> {
  const found = await submissionById(db, submissionId)
  if (!found || !mayTakePart(actor, found.submission.personId, 'reviews:see')) throw notFound('This project')
  return found
}

export async function threadOf(db: Db, actor: Actor, submissionId: number): Promise<Thread> {
  const { submission } = await show(db, actor, submissionId)
  return { id: submission.threadId, ownerId: submission.personId }
}

type Input = { briefId: number; draft: ProjectSubmissionDraft; file: ReceivedFile | undefined }

/** The lock on the person makes simultaneous submissions wait; all but the first get a conflict. */
export function submit(db: Db, tools: Tools, personId: number, { briefId, draft, file }: Input) {
  const submittedAt = tools.clock()
  return db.transaction(async (db) => {
    await lockPerson(db, personId)
    await requireAccess(db, personId, submittedAt)
    const brief = await briefById(db, briefId)
    if (!brief) throw notFound('This project')
    if (brief.closedAt) throw conflict('This project is closed. You can’t submit to it any more.')
    if (!file) throw missingFile('file', fillOutAll)
    const attempt = nextAttempt(await lastSubmission(db, personId, briefId))
    await insertFile(db, file, personId)
    const threadId = await insertThread(db, personId, submittedAt)
    const submission = { ...draft, personId, briefId, attempt, fileId: file.id, threadId, submittedAt }
    return (await submissionById(db, await insertSubmission(db, submission)))!
  })
}

/** Approves or rejects a submission, with comment, notification, email and audit entry in one transaction. */
export function decide(
  db: Db,
  tools: Tools,
  actorId: number,
  submissionId: number,
  verdict: ProjectVerdict,
): Promise<ShownSubmission> {
  const now = tools.clock()
  return db.transaction(async (db) => {
    const submission = await lockSubmission(db, submissionId)
    if (!submission) throw notFound('This project')
    assertMayDecide(submission, actorId)
    await setDecision(db, submissionId, { state: verdict.verdict, decidedBy: actorId, decidedAt: now })
    if (verdict.feedback !== '') {
      const thread = { id: submission.threadId, ownerId: submission.personId }
      await insertMessage(db, thread, { authorId: actorId, body: verdict.feedback, createdAt: now })
    }
    const mentor = fullName((await personById(db, actorId))!)
    await notify(db, tools, submission.personId, projectDecided({ ...submission, ...verdict, submissionId, mentor }))
    const subject = `project submission ${submissionId}`
    await audit(db, { actorId, action: `project ${verdict.verdict}`, subject, after: verdict })
    return (await submissionById(db, submissionId))!
  })
}
