import { Email, Id, numberFromText } from '../kit/fields.ts'
import { z } from '../kit/zod.ts'

/** People chosen one by one. More are chosen as a group, or as a list of addresses. */
export const maxChosenPeople = 1000
export const maxListedEmails = 5000

const Days = numberFromText(
  z
    .number('Enter a number of days')
    .int('Enter a whole number of days')
    .min(1, 'Enter at least 1 day')
    .max(365, 'Enter at most 365 days'),
)

const Price = numberFromText(z.number('Choose a plan').int('Choose a plan').min(1, 'Choose a plan').max(1_000_000))

/**
 * A group of people, described and not listed: who is in it is found out when it is used. Blocked and deleted accounts
 * are in none. All but `people` and `emails` contain learners only. `server/messages/segments.store.ts` has the exact
 * conditions.
 */
export const Segment = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('everyone') }),
  z.strictObject({
    kind: z.literal('people'),
    userIds: z.array(Id).min(1, 'Choose somebody').max(maxChosenPeople, `Choose at most ${maxChosenPeople} people`),
  }),
  z.strictObject({
    kind: z.literal('emails'),
    emails: z
      .array(Email)
      .min(1, 'Enter at least one email address')
      .max(maxListedEmails, 'Enter at most 5,000 addresses'),
  }),
  /** Enrolled in a course; `active`: and with access now. */
  z.strictObject({ kind: z.literal('course'), courseId: Id, active: z.boolean() }),
  /** In a batch now. */
  z.strictObject({ kind: z.literal('batch'), batchId: Id }),
  /** With access now, whose latest verified payment was for the plan with this price. */
  z.strictObject({ kind: z.literal('plan'), rupees: Price }),
  /** Access ends within these days, and no payment is pending. */
  z.strictObject({ kind: z.literal('ending'), days: Days }),
  /** With access, but no visit and no work for these days. */
  z.strictObject({ kind: z.literal('inactive'), days: Days }),
  /** A payment is pending, none was ever verified, or the email address isn't confirmed. */
  z.strictObject({ kind: z.literal('unverified'), what: z.enum(['payment', 'never', 'email']) }),
  /** With a seat in a weekend session; `joined`: who also came. */
  z.strictObject({ kind: z.literal('session'), sessionId: Id, joined: z.boolean() }),
  /** With access, whose work was rejected at least these days ago, and nothing was submitted since. */
  z.strictObject({ kind: z.literal('rejected'), days: Days }),
  /** With access, enrolled for at least these days, and nothing was ever submitted. */
  z.strictObject({ kind: z.literal('unstarted'), days: Days }),
])
export type Segment = z.infer<typeof Segment>
export type SegmentKind = Segment['kind']

/** For an address, such as /admin/messages/new?to=inactive:7. `parseSegment` reads it. */
export function formatSegment(segment: Segment): string {
  switch (segment.kind) {
    case 'everyone':
      return 'everyone'
    case 'people':
      return segment.userIds.length === 1 ? `person:${segment.userIds[0]}` : `people:${segment.userIds.join(',')}`
    case 'emails':
      return `emails:${segment.emails.join(',')}`
    case 'course':
      return `course:${segment.courseId}${segment.active ? ':active' : ''}`
    case 'batch':
      return `batch:${segment.batchId}`
    case 'plan':
      return `plan:${segment.rupees}`
    case 'unverified':
      return `unverified:${segment.what}`
    case 'session':
      return `session:${segment.sessionId}${segment.joined ? ':joined' : ''}`
    case 'ending':
    case 'inactive':
    case 'rejected':
    case 'unstarted':
      return `${segment.kind}:${segment.days}`
  }
}

const readers: Record<SegmentKind | 'person', (value: string, option: string | undefined) => object> = {
  everyone: () => ({}),
  person: (userId) => ({ kind: 'people', userIds: [userId] }),
  people: (userIds) => ({ userIds: [...new Set(userIds.split(','))] }),
  emails: (emails) => ({ emails: emails.split(',') }),
  course: (courseId, option) => ({ courseId, active: isOption(option, 'active') }),
  batch: (batchId) => ({ batchId }),
  plan: (rupees) => ({ rupees }),
  ending: (days) => ({ days }),
  inactive: (days) => ({ days }),
  unverified: (what) => ({ what }),
  session: (sessionId, option) => ({ sessionId, joined: isOption(option, 'joined') }),
  rejected: (days) => ({ days }),
  unstarted: (days) => ({ days }),
}

/** Anything but the option itself makes the text invalid. */
const isOption = (option: string | undefined, expected: string) =>
  option === undefined ? false : option === expected || null

/** Returns null for a text that names no segment. */
export function parseSegment(text: string): Segment | null {
  const [kind = '', value = '', option, ...more] = text.split(':')
  if (more.length > 0 || !Object.hasOwn(readers, kind)) return null
  const parsed = Segment.safeParse({ kind, ...readers[kind as SegmentKind](value, option) })
  return parsed.success ? parsed.data : null
}
