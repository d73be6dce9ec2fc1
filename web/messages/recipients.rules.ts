import { maxListedEmails, parseSegment, type Segment, type SegmentKind } from '#contract/messages/segments.ts'
import { emailsIn } from '#web/kit/forms/emails-in.ts'

/** What the form of the recipients holds. A segment is made of the fields that its kind needs. */
export type Choice = {
  kind: SegmentKind
  userIds: number[]
  emails: string
  courseId: string
  batchId: string
  sessionId: string
  rupees: string
  days: string
  what: 'payment' | 'never' | 'email'
  isOnly: boolean
}

const nothing: Choice = {
  kind: 'everyone',
  userIds: [],
  emails: '',
  courseId: '',
  batchId: '',
  sessionId: '',
  rupees: '',
  days: '7',
  what: 'payment',
  isOnly: false,
}

export function choiceOf(segment: Segment | null): Choice {
  if (!segment) return nothing
  switch (segment.kind) {
    case 'people':
      return { ...nothing, kind: 'people', userIds: segment.userIds }
    case 'emails':
      return { ...nothing, kind: 'emails', emails: segment.emails.join('\n') }
    case 'course':
      return { ...nothing, kind: 'course', courseId: String(segment.courseId), isOnly: segment.active }
    case 'batch':
      return { ...nothing, kind: 'batch', batchId: String(segment.batchId) }
    case 'session':
      return { ...nothing, kind: 'session', sessionId: String(segment.sessionId), isOnly: segment.joined }
    case 'plan':
      return { ...nothing, kind: 'plan', rupees: String(segment.rupees) }
    case 'unverified':
      return { ...nothing, kind: 'unverified', what: segment.what }
    case 'everyone':
      return nothing
    default:
      return { ...nothing, kind: segment.kind, days: String(segment.days) }
  }
}

/** Null while something is missing. */
export function segmentOf(choice: Choice): Segment | null {
  const option = (name: string) => (choice.isOnly ? `:${name}` : '')
  switch (choice.kind) {
    case 'everyone':
      return parseSegment('everyone')
    case 'people':
      return parseSegment(`people:${choice.userIds.join(',')}`)
    case 'emails':
      return parseSegment(`emails:${emailsIn(choice.emails).slice(0, maxListedEmails).join(',')}`)
    case 'course':
      return parseSegment(`course:${choice.courseId}${option('active')}`)
    case 'batch':
      return parseSegment(`batch:${choice.batchId}`)
    case 'session':
      return parseSegment(`session:${choice.sessionId}${option('joined')}`)
    case 'plan':
      return parseSegment(`plan:${choice.rupees}`)
    case 'unverified':
      return parseSegment(`unverified:${choice.what}`)
    default:
      return parseSegment(`${choice.kind}:${choice.days}`)
  }
}
