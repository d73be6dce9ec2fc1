import type { RequestState } from '#contract/community/feature-requests.ts'
import { conflict } from '#server/kit/http/errors.ts'

/** A no is owed a reason, and one reason seldom fits many. */
export function refuseWordlessNos(state: RequestState, requests: { answer: string | null }[]) {
  const silent = requests.filter(({ answer }) => answer === null).length
  if (state !== 'declined' || silent === 0) return
  const which = silent === 1 ? '1 of these requests has' : `${silent} of these requests have`
  throw conflict(`${which} no answer yet. Say why before you decline: one by one, with an answer.`)
}

type Given = { id: number; title: string }

/** What whoever is given a bug or a request reads. */
export const bugGivenNotification = ({ id, title }: Given, by: string) => ({
  title: `${by} gave you a bug`,
  body: `“${title}”`,
  link: `/admin/request?tab=bugs&bug=${id}`,
})

export const requestGivenNotification = ({ id, title }: Given, by: string) => ({
  title: `${by} gave you a feature request`,
  body: `“${title}”`,
  link: `/admin/request?tab=requests&request=${id}`,
})
