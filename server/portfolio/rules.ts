import type { PortfolioItem } from '#contract/portfolio/portfolio.ts'
import { isProven, type ProvenWork, workKey } from '#contract/portfolio/view.ts'
import { invalid } from '#server/kit/errors.ts'
import { expiryAfter } from '#server/kit/shared-links.ts'
import type { ApprovedStep } from '#server/learning/index.ts'
import type { ApprovedProject } from '#server/projects/index.ts'

const noWork = {
  taskTitle: null,
  courseTitle: null,
  attempts: null,
  checks: null,
  isByChecks: false,
  words: null,
  skills: [],
  contentHash: null,
  hasWork: false,
  certificateCode: null,
}

/** Their surname stays private. A mentor who left has no name any more. */
const wordsOf = (text: string | null, mentor: string | null) =>
  text === null || text.trim() === '' ? null : { text: text.trim(), author: mentor?.trim() || 'A mentor' }

export const fromStep = (step: ApprovedStep): ProvenWork => ({
  ...noWork,
  kind: 'step',
  workId: step.attemptId,
  title: step.title,
  taskTitle: step.taskTitle,
  courseTitle: step.courseTitle,
  at: step.approvedAt.toISOString(),
  attempts: step.attempts,
  checks: step.checks,
  isByChecks: step.isByChecks,
  words: step.isByChecks ? null : wordsOf(step.feedback, step.mentor),
  contentHash: step.contentHash,
  hasWork: step.hasWork,
})

export const fromProject = (project: ApprovedProject): ProvenWork => ({
  ...noWork,
  kind: 'project',
  workId: project.submissionId,
  title: project.name,
  taskTitle: project.briefTitle,
  at: project.decidedAt.toISOString(),
  attempts: project.attempts,
  words: wordsOf(project.words, project.mentor),
  skills: project.skills,
  contentHash: project.contentHash,
  hasWork: true,
})

type Certificate = { id: number; code: string; courseTitle: string; issuedAt: Date }

export const fromCertificate = ({ id, code, courseTitle, issuedAt }: Certificate): ProvenWork => ({
  ...noWork,
  kind: 'certificate',
  workId: id,
  title: courseTitle,
  at: issuedAt.toISOString(),
  certificateCode: code,
})

type Session = { sessionId: number; title: string; courseTitle: string | null; startsAt: Date }

export const fromSession = ({ sessionId, title, courseTitle, startsAt }: Session): ProvenWork => ({
  ...noWork,
  kind: 'session',
  workId: sessionId,
  title,
  courseTitle,
  at: startsAt.toISOString(),
})

const keysOf = (items: PortfolioItem[]): string[] => items.filter(isProven).map(workKey)

/** Whether there is something that isn't in the stored portfolio, and has to be looked up. */
export function hasNew(items: PortfolioItem[], stored: PortfolioItem[]): boolean {
  const known = new Set(keysOf(stored))
  return keysOf(items).some((key) => !known.has(key))
}

/** Work that was withdrawn after it was added may stay: it isn't shown, and may be approved again. */
export function assertOwnWork(items: PortfolioItem[], stored: PortfolioItem[], work: ProvenWork[]) {
  const known = new Set([...keysOf(stored), ...work.map(workKey)])
  const seen = new Set<string>()
  const fields: Record<string, string> = {}
  for (const [index, item] of items.entries()) {
    if (!isProven(item)) continue
    const key = workKey(item)
    const field = `portfolio.items.${index}.workId`
    if (!known.has(key)) fields[field] = 'This isn’t approved work of yours. Remove it from your portfolio.'
    else if (seen.has(key)) fields[field] = 'This is in your portfolio twice. Remove one of them.'
    seen.add(key)
  }
  if (Object.keys(fields).length > 0) throw invalid(fields)
}

/** Expired links can be renewed for so long, and are then deleted. */
const retentionDays = 30

export const retainedSince = (now: Date): Date => expiryAfter(-retentionDays, now)
