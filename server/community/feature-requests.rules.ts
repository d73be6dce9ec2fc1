import type { RequestState } from '#contract/community/feature-requests.ts'
import { invalid } from '#server/kit/http/errors.ts'

/** A no is owed a reason. */
export function refuseWordlessNo(state: RequestState, answer: string) {
  if (state === 'declined' && answer === '') throw invalid({ answer: 'Say why it is declined' })
}

const outcomes: Record<RequestState, string> = {
  open: 'Your request was answered',
  planned: 'Your request is planned',
  done: 'Your request is done',
  declined: 'Your request is declined',
}

export const linkToRequest = (requestId: number) => `/dashboard/request-features?request=${requestId}`

type Answered = { id: number; title: string; state: RequestState; answer: string | null }

/** What the one who asked reads, in the app and by email. */
export const answerNotification = ({ id, title, state, answer }: Answered) => ({
  title: outcomes[state],
  body: answer ? `“${title}” ${answer}` : `“${title}”`,
  link: linkToRequest(id),
})

export const answerEmail = ({ id, title, state, answer }: Answered, publicUrl: string) => ({
  subject: outcomes[state],
  text: [`You asked for: ${title}`, ...(answer ? [answer] : []), `Read it here: ${publicUrl}${linkToRequest(id)}`].join(
    '\n\n',
  ),
})
