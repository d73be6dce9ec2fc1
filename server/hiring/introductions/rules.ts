import { answerDays, type IntroductionState } from '#contract/hiring/hiring.ts'
import type { IntroductionEvent } from '#contract/hiring/introductions.ts'
import { dayMs } from '#contract/kit/durations.ts'
import { conflict } from '#server/kit/errors.ts'
import type { introductions, Side } from '../tables.ts'

export type IntroductionRow = typeof introductions.$inferSelect

export const answerByAfter = (now: Date): Date => new Date(now.getTime() + answerDays * dayMs)

/** Both sides agreed and nobody ended it: names, contacts and messages are open to both. */
export const metStates = ['introduced', 'interview', 'offer', 'joined'] as const
const hasMet = (state: IntroductionState): boolean => (metStates as readonly string[]).includes(state)

type Person = { deletedAt: Date | null; blockedAt: Date | null }

/** Whether the company may see who it is. */
export const isOpenToCompany = (
  { state, hiddenAt }: Pick<IntroductionRow, 'state' | 'hiddenAt'>,
  { deletedAt, blockedAt }: Person,
): boolean => hasMet(state) && hiddenAt === null && deletedAt === null && blockedAt === null

export function assertWaits({ state, answerBy }: Pick<IntroductionRow, 'state' | 'answerBy'>, now: Date) {
  if (hasMet(state)) throw conflict('You’ve already accepted this request.')
  if (state === 'closed') throw conflict('The company isn’t looking for somebody any more.')
  if (state === 'expired' || (state === 'requested' && answerBy! <= now))
    throw conflict('This request has expired. The company can ask again.')
  if (state !== 'requested') throw conflict('This request has ended.')
}

/** What it becomes when one side ends it. */
export function endedBy(side: Side, state: IntroductionState): 'declined' | 'withdrawn' {
  if (state === 'joined') throw conflict('It led to a job, so it can’t end any more.')
  if (!hasMet(state) && state !== 'suggested' && state !== 'requested')
    throw conflict('This introduction has already ended.')
  return side === 'learner' && state !== 'requested' ? 'withdrawn' : 'declined'
}

type Earlier = Pick<IntroductionRow, 'state'> & { by: string | null }

/** Of this candidate and opening. A learner who said no isn’t asked again. */
export function assertMayAsk(earlier: Earlier[]) {
  for (const { state, by } of earlier) {
    if (state === 'requested')
      throw conflict('Your company has already asked this candidate. They have 7 days to answer.')
    if (hasMet(state)) throw conflict('You’re already introduced for this opening.')
    if ((state === 'declined' || state === 'withdrawn') && by === 'learner')
      throw conflict('This candidate said no for this opening. You can ask them for another one.')
  }
}

/** That the learner blocked the company, or left the school, isn’t its business. */
export function asCompanyReads(event: IntroductionEvent): IntroductionEvent {
  const isEnd = event.side === 'learner' && event.what !== 'accepted' && event.what !== 'declined'
  return isEnd ? { ...event, what: 'withdrawn' } : event
}
