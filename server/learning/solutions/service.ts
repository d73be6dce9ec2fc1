import type { Upload } from '#contract/kit/endpoint.ts'
import type { Solution } from '#contract/learning/solutions.ts'
import { lockPersonRow } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { invalid } from '#server/kit/errors.ts'
import type { ReceivedFile } from '#server/kit/uploads/receive-upload.ts'
import { fileById } from '#server/site/index.ts'
import { requireOpenStep } from '../enrolments/service.ts'
import { importsOf } from '../imports/rules.ts'
import { queueFirstRun } from '../practice/queue.service.ts'
import { comesFirst } from '../promises/rules.ts'
import { promiseAt } from '../promises/service.ts'
import { countStudyDay } from '../study-days/store.ts'
import { acceptedWithCode, assertAcceptedFiles, safePath, uniquePaths } from '../uploads/rules.ts'
import { assertExplained, assertForToday, assertOwnSubmission, nextAttempt } from './rules.ts'
import {
  filesOfSolution,
  insertSolution,
  instructionsOf,
  lastAndUploads,
  type Previous,
  type Uploaded,
} from './store.ts'
import { deleteUploads, discardUploads } from '../uploads/store.ts'

/** With the versions it was written for. */
type Sent = Solution & { writtenAt: Date | null }

export async function submit(
  db: Db,
  tools: Tools,
  personId: number,
  { userId, taskStepId, textSolution, uploads: uploadIds = [], previousFiles = [], checksPassed, ...written }: Sent,
  received: ReceivedFile[],
  accepted: Upload,
) {
  assertOwnSubmission(personId, userId)
  const submittedAt = tools.clock()
  return db.transaction(async (db) => {
    // A person's submissions run one after the other, so that only one of many at the same moment is stored.
    // Sent together; one connection runs them in this order.
    const [, step, { last, uploads, imported, pace, ...waiting }] = await Promise.all([
      lockPersonRow(db, personId),
      requireOpenStep(db, submittedAt, personId, taskStepId),
      lastAndUploads(db, personId, taskStepId),
    ])
    const { courseId, stepId, exerciseVersion } = step
    const attempt = nextAttempt(last)
    const isTaskChanged = await isOtherTask(db, step, written.lessonVersion)
    assertForToday({ ...written, isTaskChanged }, exerciseVersion)
    const keptFiles = await findPreviousFiles(db, previousFiles, last)
    const uploadedFiles = await findUploadedFiles(db, uploadIds, uploads)
    const files = [
      ...keptFiles,
      ...received.map((file) => ({ ...file, path: safePath(file.sentPath) })),
      ...uploadedFiles,
    ]
    assertExplained({ textSolution, hasExercise: exerciseVersion !== null, files: files.length })
    assertAcceptedFiles(exerciseVersion === null ? accepted : acceptedWithCode(accepted), files)
    const promisedAt = promiseAt(submittedAt, pace, comesFirst({ now: submittedAt, attempt, ...waiting }))
    const paths = uniquePaths(files.map(({ path }) => path))
    const solutionFiles = files.map(({ id }, index) => ({ fileId: id, path: paths[index]! }))
    const { writtenAt } = written
    const solution = { personId, stepId, courseId, attempt, textSolution, submittedAt, writtenAt, promisedAt }
    const importIds = importsOf(files, imported)
    const solutionId = await insertSolution(db, solution, solutionFiles, { received, importIds })
    await countStudyDay(db, personId, submittedAt)
    if (exerciseVersion !== null)
      await queueFirstRun(db, tools, personId, { solutionId, stepId, exerciseVersion, claimedPassed: checksPassed })
    await deleteUploads(db, uploadIds)
    const unused = uploads.map(({ id }) => id).filter((id) => !uploadIds.includes(id))
    // The nightly job removes their bytes: this may run in a transaction that is still rolled back.
    await discardUploads(db, unused)
    return { solutionId, attempt, solutionSubmited: 1 as const, promisedAt: promisedAt.toISOString() }
  })
}

type Step = { stepId: number; lessonVersion: number | null }

/** A lesson that only explains better asks for the same work. */
async function isOtherTask(db: Db, { stepId, lessonVersion: current }: Step, version: number | undefined) {
  if (version === undefined || version === current) return false
  if (current === null) return true
  const [then, now] = await Promise.all([instructionsOf(db, stepId, version), instructionsOf(db, stepId, current)])
  return then !== now
}

/** In the order of the ids. */
async function findUploadedFiles(db: Db, ids: string[], uploads: Uploaded[]) {
  const files = []
  for (const id of new Set(ids)) {
    const upload = uploads.find((upload) => upload.id === id)
    const file = upload?.fileId ? await fileById(db, upload.fileId) : null
    if (!upload || !file) throw invalid({ uploads: 'A file wasn’t uploaded completely. Please add it again.' })
    files.push({ ...file, path: upload.path })
  }
  return files
}

/** In the order of the attempt they are part of. */
async function findPreviousFiles(db: Db, ids: string[], last: Previous | null) {
  if (ids.length === 0) return []
  const files = last ? await filesOfSolution(db, last.id) : []
  if (!ids.every((id) => files.some((file) => file.id === id)))
    throw invalid({ previousFiles: 'A file of your last attempt wasn’t found. Reload the page and try again.' })
  return files.filter(({ id }) => ids.includes(id))
}
