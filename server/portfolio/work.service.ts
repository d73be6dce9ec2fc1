import type { ProvenWork } from '#contract/portfolio/view.ts'
import type { Db } from '#server/kit/db/db.ts'
import { type ApprovedStep, approvedStepsOf, validCertificatesOf } from '#server/learning/index.ts'
import { attendedSessionsOf } from '#server/mentoring/index.ts'
import { approvedProjectsOf } from '#server/projects/index.ts'
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
