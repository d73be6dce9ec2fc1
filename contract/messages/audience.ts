import type { Segment } from './segments.ts'

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)

/** A segment in words. `name` is that of the person, course, batch or session, where there is one. */
export function describeSegment(segment: Segment, name = ''): string {
  switch (segment.kind) {
    case 'everyone':
      return 'All learners'
    case 'people':
      return segment.userIds.length === 1 ? name : `${segment.userIds.length} chosen people`
    case 'emails':
      return segment.emails.length === 1
        ? 'A list of 1 email address'
        : `A list of ${segment.emails.length} email addresses`
    case 'course':
      return `Learners of ${name}${segment.active ? ' with access' : ''}`
    case 'batch':
      return `Learners of the batch ${name}`
    case 'plan':
      return `Learners with the ₹${segment.rupees.toLocaleString('en-IN')} plan`
    case 'ending':
      return `Access ends within ${days(segment.days)}`
    case 'inactive':
      return `Inactive for ${days(segment.days)}`
    case 'unverified':
      return unverified[segment.what]
    case 'session':
      return `${segment.joined ? 'Joined' : 'Seats in'} ${name}`
    case 'rejected':
      return `Rejected, nothing new for ${days(segment.days)}`
    case 'unstarted':
      return `Enrolled for ${days(segment.days)} without a submission`
  }
}

const unverified = {
  payment: 'Payment not verified yet',
  never: 'Never had a verified payment',
  email: 'Email address not confirmed',
}
