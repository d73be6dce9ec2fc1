import { buffer } from 'node:stream/consumers'
import type { SharedWork } from '#contract/portfolio/page.ts'
import type { ProvenWork } from '#contract/portfolio/view.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { type ApprovedStep, approvedStepsOf, approvedWork, validCertificatesOf } from '#server/learning/index.ts'
import { attendedSessionsOf } from '#server/mentoring/index.ts'
import { approvedProjectsOf, approvedSubmission } from '#server/projects/index.ts'
import { fromCertificate, fromProject, fromSession, fromStep } from './rules.ts'

/** What these people can show, newest first: four queries for any number of them. */
export async function workOf(db: Db, personIds: number[]): Promise<Map<number, ProvenWork[]>> {
  const [steps, projects, certificates, sessions] = await Promise.all([
    approvedStepsOf(db, personIds),
    approvedProjectsOf(db, personIds),
    validCertificatesOf(db, personIds),
    attendedSessionsOf(db, personIds),
  ])
  const all = [
    ...steps.map((step) => ({ personId: step.personId, work: fromStep(step) })),
    ...projects.map((project) => ({ personId: project.personId, work: fromProject(project) })),
    ...certificates.map((certificate) => ({ personId: certificate.personId, work: fromCertificate(certificate) })),
    ...sessions.map((session) => ({ personId: session.personId, work: fromSession(session) })),
  ]
  const byPerson = Map.groupBy(all, ({ personId }) => personId)
  return new Map(
    [...byPerson].map(([personId, found]) => [
      personId,
      found.map(({ work }) => work).toSorted((one, other) => (one.at < other.at ? 1 : -1)),
    ]),
  )
}

/** Per person, the steps that are approved now, newest first: one query for any number of people. */
export async function approvedWorkOf(db: Db, personIds: number[]): Promise<Map<number, ApprovedWork[]>> {
  const byPerson = Map.groupBy(await approvedStepsOf(db, personIds), ({ personId }) => personId)
  return new Map([...byPerson].map(([personId, steps]) => [personId, steps.map(toApprovedWork)]))
}

export type ApprovedWork = ReturnType<typeof toApprovedWork>

const toApprovedWork = ({ attemptId, stepId, title, taskTitle, courseId, courseTitle, ...step }: ApprovedStep) => ({
  attemptId,
  stepId,
  title,
  taskTitle,
  courseId,
  courseTitle,
  approvedAt: step.approvedAt,
  isByChecks: step.isByChecks,
  attempts: step.attempts,
  checks: step.checks,
  contentHash: step.contentHash,
})

/** A page with more than this is slow on a phone; the learner has the files. */
const maxFileBytes = 100_000
const maxShownBytes = 500_000

/** The submitted text and files of approved work; null if it isn't this person's, or isn't approved now. */
export async function contentOf(
  db: Db,
  tools: Pick<Tools, 'files'>,
  personId: number,
  { kind, workId }: Pick<ProvenWork, 'kind' | 'workId'>,
): Promise<Pick<SharedWork, 'text' | 'files'> | null> {
  const found = await (kind === 'step' ? approvedWork : approvedSubmission)(db, personId, workId)
  if (!found) return null
  let shownBytes = 0
  const files: SharedWork['files'] = []
  for (const { id, kind, bytes, path, sha256 } of found.files) {
    const isShown = kind === 'text/plain' && bytes <= maxFileBytes && shownBytes + bytes <= maxShownBytes
    if (isShown) shownBytes += bytes
    const text = isShown ? (await buffer(await tools.files.open(id))).toString('utf8') : null
    files.push({ path, bytes, sha256, text })
  }
  return { text: found.text, files }
}
