import type { IntroductionState } from '#contract/hiring/hiring.ts'
import { Badge, type BadgeTone } from '#web/kit/layout/badge.tsx'

const looks: Record<IntroductionState, { label: string; tone: BadgeTone }> = {
  suggested: { label: 'Our suggestion', tone: 'new' },
  requested: { label: 'Waiting for an answer', tone: 'waiting' },
  introduced: { label: 'Introduced', tone: 'good' },
  interview: { label: 'Interview', tone: 'new' },
  offer: { label: 'Offer', tone: 'new' },
  joined: { label: 'Joined', tone: 'good' },
  declined: { label: 'Declined', tone: 'plain' },
  expired: { label: 'Expired', tone: 'plain' },
  withdrawn: { label: 'Withdrawn', tone: 'plain' },
  closed: { label: 'Closed', tone: 'plain' },
}

/** A learner’s own label for what waits for them. */
export const IntroductionBadge = ({ state, label }: { state: IntroductionState; label?: string }) => (
  <Badge tone={looks[state].tone}>{label ?? looks[state].label}</Badge>
)

export const isOver = (state: IntroductionState): boolean =>
  state === 'declined' || state === 'expired' || state === 'withdrawn' || state === 'closed'
