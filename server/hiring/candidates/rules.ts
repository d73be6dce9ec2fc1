import { candidateConsent } from '#contract/hiring/consents.ts'
import { type ChosenWork, noDays, type OptIn } from '#contract/hiring/candidates.ts'
import type { Role } from '#contract/kit/access.ts'
import { workKey } from '#contract/portfolio/view.ts'
import type { Settings } from '#contract/site/settings.ts'
import { conflict, invalid } from '#server/kit/errors.ts'
import { expiryAfter } from '#server/kit/shared-links.ts'

type Learner = { role: Role; certificates: number; work: Pick<ChosenWork, 'kind' | 'workId'>[] }

const plural = (amount: number) => (amount === 1 ? 'a course' : `${amount} courses`)

/** Why a learner can't be introduced now; null if they can. */
export function obstacleFor({ role, certificates, work }: Learner, { isOpen, coursesCompleted }: Settings['hiring']) {
  if (role !== 'learner') return 'Only learners can be introduced to companies.'
  if (!isOpen) return 'We don’t introduce learners to companies at the moment.'
  if (certificates < coursesCompleted)
    return `Complete ${plural(coursesCompleted)} first. You have ${certificates === 1 ? '1 certificate' : `${certificates || 'no'} certificates`} so far.`
  return work.length === 0 ? 'You need a step or project that a mentor has approved.' : null
}

/** Work whose approval was withdrawn may stay chosen: nobody sees it, and it may be approved again. */
export function assertOwnWork(chosen: ChosenWork[], known: Pick<ChosenWork, 'kind' | 'workId'>[]) {
  const keys = new Set(known.map(workKey))
  const seen = new Set<string>()
  const fields: Record<string, string> = {}
  for (const [index, work] of chosen.entries()) {
    const key = workKey(work)
    if (!keys.has(key)) fields[`works.${index}`] = 'This isn’t approved work of yours. Leave it out.'
    else if (seen.has(key)) fields[`works.${index}`] = 'You chose this twice. Leave one out.'
    seen.add(key)
  }
  if (Object.keys(fields).length > 0) throw invalid(fields)
}

/** Agreement to another text isn't agreement. */
export function assertTextRead(textVersion: string) {
  if (textVersion !== candidateConsent.version)
    throw conflict('What you agree to has changed. Reload this page, and read it again.')
}

type Ends = { consentedAt: Date; expiresAt: Date }

/** From when until when, and what the ledger calls it. */
export function periodOf({ days }: Pick<OptIn, 'days'>, current: Ends | undefined, now: Date) {
  if (days !== null)
    return { consentedAt: now, expiresAt: expiryAfter(days, now), action: current ? 'renewed' : 'given' } as const
  if (!current) throw invalid({ days: noDays })
  const { consentedAt, expiresAt } = current
  return { consentedAt, expiresAt, action: 'changed' } as const
}
