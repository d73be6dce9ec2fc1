import { text as readText } from 'node:stream/consumers'
import { fencesOf, keyOf } from '#contract/learning/lesson-text.ts'
import type { QuestionDraft } from '#contract/mentoring/questions.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { invalid } from '#server/kit/errors.ts'
import { lessonVersion, notInAttempt } from '#server/learning/index.ts'
import { assertCompletePlace, quoteLine } from './rules.ts'
import { fileOfAttempt, isAttemptOf } from './store.ts'

// As much as the page shows of a file.
const maxBytes = 512 * 1024

type Asking = { personId: number; stepId: number; draft: QuestionDraft }
type Place = {
  solutionId?: number
  fileId?: string
  path?: string
  lessonVersion?: number
  sample?: number
  line?: number
  quote?: string
  quoteFrom?: number
}

/** What the question is about, checked, with the line of code as it is now. */
export async function placeOf(db: Db, tools: Tools, { personId, stepId, draft }: Asking): Promise<Place> {
  assertCompletePlace(draft)
  const { solutionId, fileId, line, lessonVersion: version, sampleKey } = draft
  if (solutionId !== undefined && !(await isAttemptOf(db, { solutionId, personId, stepId })))
    throw invalid({ solutionId: 'This attempt wasn’t found' })
  if (fileId !== undefined) return lineOfFile(db, tools, { solutionId: solutionId!, fileId, line: line! })
  if (sampleKey !== undefined) return lineOfSample(db, { stepId, version: version!, sampleKey, line: line! })
  return solutionId === undefined ? {} : { solutionId }
}

type FileLine = { solutionId: number; fileId: string; line: number }

async function lineOfFile(db: Db, { files }: Tools, { solutionId, fileId, line }: FileLine): Promise<Place> {
  const file = await fileOfAttempt(db, solutionId, fileId)
  if (!file) throw notInAttempt()
  if (file.kind !== 'text/plain' || file.bytes > maxBytes) throw invalid({ fileId: 'This file has no lines of code' })
  const quoted = quoteLine(await readText(await files.open(fileId)), line)
  if (!quoted) throw invalid({ line: 'This file has fewer lines' })
  return { solutionId, fileId, path: file.path, line, ...quoted }
}

type SampleLine = { stepId: number; version: number; sampleKey: string; line: number }

async function lineOfSample(db: Db, { stepId, version, sampleKey, line }: SampleLine): Promise<Place> {
  const lesson = await lessonVersion(db, stepId, version)
  const samples = lesson ? fencesOf(`${lesson.lesson}\n\n${lesson.instructions}`) : []
  const at = samples.findIndex(({ code }) => keyOf(code) === sampleKey)
  if (at < 0) throw invalid({ sampleKey: 'This code sample has changed. Reload the page and ask again.' })
  const quoted = quoteLine(samples[at]!.code, line)
  if (!quoted) throw invalid({ line: 'This code sample has fewer lines' })
  return { lessonVersion: version, sample: at + 1, line, ...quoted }
}
