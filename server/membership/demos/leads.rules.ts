import type { BookingChange, BookingState } from '#contract/membership/demo-desk.ts'
import { invalid } from '#server/kit/errors.ts'

type From = { openedFrom?: string | undefined; campaign?: string | undefined }

const asSource = (text: string) =>
  text
    .toLowerCase()
    .replace(/^www\./, '')
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40)

/** The campaign, or else the other site that somebody came from, or else our website; and which of our pages. */
export function sourceOf({ openedFrom = '', campaign = '' }: From, publicUrl: string) {
  const from = URL.parse(openedFrom)
  const isOurs = from?.origin === new URL(publicUrl).origin
  const source = asSource(campaign) || (isOurs || !from ? '' : asSource(from.hostname)) || 'website'
  return { source, openedFrom: isOurs && from ? from.pathname.slice(0, 200) : null }
}

/** Nobody follows up on them any more. */
export const closedStates: readonly BookingState[] = ['registered', 'lost', 'cancelled']

export function assertLostReason({ state, lostReason }: BookingChange) {
  if (state === 'lost' && lostReason === undefined) throw invalid({ lostReason: 'Choose why we lost them' })
}

export function assertAhead(remindOn: string | null | undefined, today: string) {
  if (remindOn && remindOn < today) throw invalid({ remindOn: 'Choose a day from today on' })
}
