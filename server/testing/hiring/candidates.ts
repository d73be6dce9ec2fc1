import { randomInt } from 'node:crypto'
import { candidateConsent } from '#contract/hiring/consents.ts'
import type { OptIn, Shown } from '#contract/hiring/candidates.ts'
import { certificates } from '#server/learning/tables.ts'
import { newApprovedStep } from '../portfolio/portfolio.ts'
import type { TestApp } from '../test-app.ts'
import { newCandidate } from './makers.ts'

export const shownDraft = (attemptIds: number[], changes: Partial<Shown> = {}): Shown => ({
  city: 'Pune',
  languages: ['English', 'Marathi'],
  availability: 'month',
  payFrom: 500_000,
  companyKinds: ['product', 'startup'],
  inSmallGroups: true,
  works: attemptIds.map((workId) => ({ kind: 'step', workId, showsCode: false })),
  ...changes,
})

export const optInDraft = (attemptIds: number[], changes: Partial<OptIn> = {}): OptIn => ({
  ...shownDraft(attemptIds),
  days: 30,
  agrees: true,
  textVersion: candidateConsent.version,
  ...changes,
})

/** Somebody who may be introduced: an approved step, and the certificate of its course. */
export async function newEligible(
  app: Pick<TestApp, 'db' | 'deps'>,
  { id: personId }: { id: number },
  mentorId: number,
  files?: Record<string, string>,
) {
  const step = await newApprovedStep(app, { personId, mentorId, ...(files && { files }) })
  await app.db.insert(certificates).values({
    personId,
    courseId: step.courseId,
    learnerName: 'Meena',
    courseTitle: step.courseTitle,
    issuedAt: app.deps.clock(),
    work: [],
    credential: {},
    code: `KT-26-HIRE-${randomInt(10 ** 9)}`,
    statusPosition: randomInt(10 ** 9, 2 * 10 ** 9),
  })
  return step
}

/** A new learner whom every company of the usual kinds sees, with an approved step. */
export async function newCandidateWithWork(app: Pick<TestApp, 'db' | 'deps' | 'newActor'>, mentorId: number) {
  const { id: personId } = await app.newActor('learner')
  const { attemptId } = await newApprovedStep(app, { personId, mentorId })
  return newCandidate(app, personId, [attemptId])
}
