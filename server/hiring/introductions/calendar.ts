import { formatCalendar } from '#server/kit/calendar.ts'
import type { Tools } from '#server/kit/deps.ts'
import { isSignedBy, sign } from '#server/kit/security/tokens.ts'
import type { InterviewRow } from './meetings.store.ts'
import { introductionPage } from './texts.ts'

type Signer = Pick<Tools, 'secret'>

const signedText = (interviewId: number, personId: number) => `introduction interview ${interviewId} of ${personId}`

/** The file for a reader’s calendar, which can’t sign in. */
export const interviewPath = ({ secret }: Signer, interviewId: number, personId: number): string =>
  `/introductions/interviews/${interviewId}/${personId}.${sign(secret, signedText(interviewId, personId))}.ics`

export const isInterviewLink = ({ secret }: Signer, interviewId: number, personId: number, signature: string) =>
  isSignedBy(secret, signedText(interviewId, personId), signature)

type About = { title: string; company: { name: string } }
type Reader = 'learner' | 'company'

/** Without the learner’s name, and for the company without the place that the learner wrote: files outlive a withdrawal. */
export function interviewCalendar(
  interview: InterviewRow,
  about: About,
  reader: Reader,
  tools: Pick<Tools, 'env' | 'clock'>,
) {
  const { id, introductionId, startsAt, minutes, place, proposedBy, sequence, state } = interview
  const { publicUrl } = tools.env
  const url = `${publicUrl}${introductionPage(reader, introductionId)}`
  const isCancelled = state === 'cancelled'
  return formatCalendar({
    product: [about.company.name, 'Interviews'],
    events: [
      {
        uid: `introduction-interview-${id}@${new URL(publicUrl).hostname}`,
        changedAt: tools.clock(),
        sequence,
        when: { start: startsAt, end: new Date(startsAt.getTime() + minutes * 60_000) },
        summary: `${isCancelled ? 'Cancelled: ' : ''}Interview: ${about.title}, ${about.company.name}`,
        description: reader === 'company' && proposedBy === 'learner' ? url : `${place}\n${url}`,
        url,
        isCancelled,
        reminderMinutes: 30,
      },
    ],
  })
}

export const interviewAttachment = (
  interview: InterviewRow,
  about: About,
  reader: Reader,
  tools: Pick<Tools, 'env' | 'clock'>,
) => ({
  name: 'interview.ics',
  kind: 'text/calendar; charset=utf-8; method=PUBLISH',
  content: interviewCalendar(interview, about, reader, tools),
})
