import type { Solution } from '#contract/learning/solutions.ts'
import { lockPerson } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Deps } from '#server/kit/deps.ts'
import { conflict, invalid, notFound } from '#server/kit/http/errors.ts'
import type { ReceivedFile } from '#server/kit/uploads/receive-upload.ts'
import { fileById, insertFile, readSettings } from '#server/site/index.ts'
import { openStep } from '../enrolments/access.service.ts'
import { deleteDraft } from './drafts.store.ts'
import { acceptedFiles, refuseFiles, uniquePaths } from './files.rules.ts'
import { nextAttempt, refuseLateChange, refuseOthers } from './rules.ts'
import {
  insertSolution,
  insertSolutionFiles,
  lastSolution,
  lockSeenComment,
  setAnswer,
  solutionByKey,
} from './store.ts'
import type { SolutionRow, UploadRow } from '../tables.ts'
import { discardUploads, forgetUploads, lockUploadsAt } from '../uploads/store.ts'

type Working = Pick<Deps, 'db' | 'files' | 'clock'>
type Learner = { personId: number; now: Date }
type HandedIn = {
  solution: SolutionRow
  /** What the store holds for nobody once this is committed. */
  left: string[]
}

/** Hands a solution in, once: the same submission sent again is answered as the first time. */
export async function submit(deps: Working, personId: number, given: Solution, received: ReceivedFile[]) {
  refuseOthers(personId, given.userId)
  const learner = { personId, now: deps.clock() }
  const { solution, left } = await deps.db.transaction(async (db): Promise<HandedIn> => {
    // One after the other: of fifty at the same moment one is stored, and the others are told.
    await lockPerson(db, personId)
    const before = given.submissionKey ? await solutionByKey(db, personId, given.submissionKey) : null
    if (!before) return storeAttempt(db, learner, given, received)
    if (before.stepId !== given.taskStepId) throw conflict('This was submitted for another step already')
    return { solution: before, left: received.map(({ id }) => id) }
  })
  await Promise.all(left.map((storedId) => deps.files.remove(storedId).catch(() => {})))
  return { solutionId: solution.id, attempt: solution.attempt, solutionSubmited: 1 as const }
}

async function storeAttempt(
  db: Db,
  { personId, now }: Learner,
  { taskStepId, textSolution, uploads: uploadIds = [], submissionKey }: Solution,
  received: ReceivedFile[],
): Promise<HandedIn> {
  const { courseId, stepId } = await openStep(db, now, personId, taskStepId)
  const attempt = nextAttempt(await lastSolution(db, personId, stepId))
  const waiting = await lockUploadsAt(db, personId, stepId)
  const uploaded = await uploadedFiles(db, uploadIds, waiting)
  const all = [...received.map(({ name, ...file }) => ({ ...file, path: name })), ...uploaded]
  refuseFiles(acceptedFiles((await readSettings(db)).submission), all)

  const words = {
    personId,
    stepId,
    courseId,
    attempt,
    textSolution,
    submissionKey: submissionKey ?? null,
    submittedAt: now,
  }
  const solution = await insertSolution(db, words)
  for (const file of received) await insertFile(db, file, personId)
  const paths = uniquePaths(all.map(({ path }) => path))
  const files = all.map(({ id }, index) => ({ fileId: id, path: paths[index]! }))
  await insertSolutionFiles(db, solution.id, files)
  await deleteDraft(db, personId, stepId)
  return { solution, left: await clearUploads(db, waiting, uploadIds) }
}

/** The finished uploads that are named, as files, in the order in which they are named. */
async function uploadedFiles(db: Db, ids: string[], waiting: UploadRow[]) {
  const files = []
  for (const id of new Set(ids)) {
    const upload = waiting.find((one) => one.id === id)
    const file = upload?.fileId ? await fileById(db, upload.fileId) : null
    if (!upload || !file) throw invalid({ uploads: 'A file has not come completely. Please add it again.' })
    files.push({ ...file, path: upload.path })
  }
  return files
}

/** What was submitted stays as files; what was not goes with the draft that it belonged to. */
async function clearUploads(db: Db, waiting: UploadRow[], submitted: string[]): Promise<string[]> {
  await forgetUploads(db, submitted)
  return discardUploads(
    db,
    waiting.map(({ id }) => id).filter((id) => !submitted.includes(id)),
  )
}

/** Notes what the learner says to a mentor's comment. */
export async function answerTo({ db, clock }: Working, personId: number, commentId: number, answer: string) {
  await db.transaction(async (db) => {
    // As submitting does: whether it was the last attempt must still be true when the answer is stored.
    await lockPerson(db, personId)
    const seen = await lockSeenComment(db, personId, commentId)
    if (!seen) throw notFound('This comment')
    await openStep(db, clock(), personId, seen.stepId)
    refuseLateChange(seen.comment.answer !== null, seen.isLastAttempt)
    await setAnswer(db, seen.comment, answer, clock())
  })
}
