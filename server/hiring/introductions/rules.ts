import { answerDays, type IntroductionState } from '#contract/hiring/hiring.ts'
import type { IntroductionEvent, MyIntroductionPage } from '#contract/hiring/introductions.ts'
import { dayMs } from '#contract/kit/durations.ts'
import type { ProvenWork } from '#contract/portfolio/view.ts'
import type { Said } from '#contract/hiring/meetings.ts'
import { conflict, invalid } from '#server/kit/errors.ts'
import { daysAfter, formatMoment } from '#server/kit/india.ts'
import type { introductionInterviews, introductions, Side } from '../tables.ts'

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

type Earlier = Pick<IntroductionRow, 'state' | 'requestedAt' | 'endedAt'> & { by: string | null }

const pauseDays = 7

/** Of this candidate and opening. A learner who said no isn’t asked again; one whom the company turned down, only after a week. */
export function assertMayAsk(earlier: Earlier[], now: Date) {
  for (const { state, by, requestedAt, endedAt } of earlier) {
    if (state === 'requested')
      throw conflict('Your company has already asked this candidate. They have 7 days to answer.')
    if (hasMet(state)) throw conflict('You’re already introduced for this opening.')
    if ((state === 'declined' || state === 'withdrawn') && by === 'learner')
      throw conflict('This candidate said no for this opening. You can ask them for another one.')
    const again = new Date((endedAt ?? now).getTime() + pauseDays * dayMs)
    if (state === 'declined' && by === 'company' && requestedAt !== null && again > now)
      throw conflict(
        `Your company ended this itself. You can ask this candidate again from ${formatMoment(again)} IST.`,
      )
  }
}

const privateEnds = new Set(['opt-in withdrawn', 'company blocked', 'account deleted'])

/** That the learner blocked the company, or left the school, isn’t its business. */
export function asCompanyReads(event: IntroductionEvent): IntroductionEvent {
  return privateEnds.has(event.what) ? { ...event, what: 'withdrawn' } : event
}

type Met = { introduction: Pick<IntroductionRow, 'state' | 'hiddenAt'>; person: Person }

/** Interviews, offers and messages are for people who met. */
export function assertRuns(found: Met) {
  assertHasMet(found)
  if (found.introduction.state === 'joined') throw conflict('They already work there: you both said so.')
}

/** Also after the learner joined, while the company sees who it is. */
export function assertHasMet({ introduction, person }: Met) {
  if (!isOpenToCompany(introduction, person))
    throw conflict('This introduction isn’t running. Reload this page to see how it ended.')
}

type Meeting = Pick<typeof introductionInterviews.$inferSelect, 'state' | 'proposedBy' | 'startsAt'>

export function assertAnswerable({ state, proposedBy, startsAt }: Meeting, side: Side, now: Date) {
  if (state !== 'proposed') throw conflict('This time was already answered or cancelled.')
  if (proposedBy === side) throw conflict('You proposed this time. The other side answers it.')
  if (startsAt <= now) throw conflict('This time is over. Propose another one.')
}

export function assertCancellable({ state }: Meeting) {
  if (state !== 'proposed' && state !== 'agreed') throw conflict('This interview was already declined or cancelled.')
}

const sameText = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

/** As the published figures compare them. */
export const isSameJob = (one: Pick<Said, 'startsOn' | 'role'>, other: Pick<Said, 'startsOn' | 'role'>): boolean =>
  one.startsOn === other.startsOn && sameText(one.role, other.role)

const furthestDays = 365

/** Nobody names a day years away by mistake. */
export function assertNear(startsOn: string, today: string) {
  if (startsOn < daysAfter(today, -furthestDays) || startsOn > daysAfter(today, furthestDays))
    throw invalid({ startsOn: 'Choose a day within a year from today' })
}

const maxWorks = 3

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Whether the skill is one of the work's, or a word of its titles. */
function proves({ skills, title, taskTitle, courseTitle }: ProvenWork, skill: string): boolean {
  if (skills.some((one) => sameText(one, skill))) return true
  const word = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(skill)}(?![\\p{L}\\p{N}])`, 'iu')
  return word.test([title, taskTitle, courseTitle].join('\n'))
}

/** What a company looks for against what a learner has had approved; the newest work first. */
export function prepare(wanted: string[], work: ProvenWork[]): MyIntroductionPage['preparation'] {
  const skills = new Map(wanted.map((skill) => [skill.trim().toLowerCase(), skill.trim()]))
  skills.delete('')
  const approved = work.filter(({ kind }) => kind === 'step' || kind === 'project')
  return [...skills.values()].map((skill) => ({
    skill,
    works: approved
      .filter((one) => proves(one, skill))
      .slice(0, maxWorks)
      .map(({ title, courseTitle }) => ({ title, courseTitle })),
  }))
}
