import { useEffect } from 'react'
import type { ReviewCase } from '#contract/learning/reviews.ts'
import { PersonLink } from '#web/identity/index.ts'
import { Button, ButtonLink } from '#web/kit/layout/button.tsx'
import { promisedTime, time } from '#web/kit/format.ts'
import { ShortcutHint } from '#web/kit/overlays/shortcut-hint.tsx'
import { useNow } from '#web/kit/duration.ts'
import { Callout } from '#web/kit/layout/callout.tsx'
import { ArrowLeft, ExternalLink } from '#web/kit/icons.tsx'
import { Keyboard, PanelRightClose, PanelRightOpen, SkipForward } from '#web/kit/staff-icons.tsx'
import { RouteButton } from '#web/kit/layout/route-links.tsx'
import { describeDue, dueLevel } from '../solutions/promise.rules.ts'
import { Announcement } from './announcements.tsx'
import type { ClaimState } from '../reviews/claim.ts'
import type { FileSelection } from './file-selection.ts'
import { Compare } from './files/compare.tsx'

type HeaderProps = {
  review: ReviewCase
  back: { to: string; label: string }
  selection: FileSelection
  isWide: boolean
  onToggleWide: () => void
  onShortcuts: () => void
  /** Undefined where there is no queue to go through. */
  onNext?: () => void
  isNextBusy?: boolean
}

export function Header({
  review,
  back,
  selection,
  isWide,
  onToggleWide,
  onShortcuts,
  onNext,
  isNextBusy,
}: HeaderProps) {
  const now = useNow(30_000)
  const title = `${review.taskTitle} › ${review.taskStepTitle}`
  useEffect(() => {
    document.title = `${review.learner.name}: ${title}`
  }, [review.learner.name, title])
  const isLate = dueLevel(review.promisedAt, now) === 'late'
  const due = isLate
    ? describeDue(review.promisedAt, now).toLowerCase()
    : `promised by ${promisedTime(review.promisedAt)}`
  const Panel = isWide ? PanelRightOpen : PanelRightClose
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line max-xl:mb-4 xl:border-b xl:px-4 xl:py-2">
      <RouteButton to={back.to} variant="quiet" size="small" className="-ml-2">
        <ArrowLeft aria-hidden="true" className="size-4" />
        {back.label}
      </RouteButton>
      <div className="min-w-0 flex-1 basis-72">
        <h1 className="type-h3 line-clamp-3 xl:line-clamp-1" title={title}>
          {title}
        </h1>
        <p className="type-small text-soft xl:truncate">
          <Announcement />
          <PersonLink {...review.learner} className="font-semibold" />, attempt {review.attempt} · {review.courseTitle}
          {review.state === 'submitted' && ` · ${due}`}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {review.previewUrl && (
          <ButtonLink size="small" href={review.previewUrl} target="_blank" rel="noreferrer">
            <ExternalLink aria-hidden="true" className="size-4" />
            Open preview
          </ButtonLink>
        )}
        <Compare selection={selection} />
        <Button
          variant="quiet"
          size="small"
          className="max-xl:hidden"
          aria-pressed={isWide}
          aria-label="Hide side panel"
          title="Hide side panel (w)"
          onClick={onToggleWide}
        >
          <Panel aria-hidden="true" className="size-4.5" />
        </Button>
        <Button
          variant="quiet"
          size="small"
          className="pointer-coarse:hidden"
          aria-label="Keyboard shortcuts"
          title="Keyboard shortcuts (?)"
          onClick={onShortcuts}
        >
          <Keyboard aria-hidden="true" className="size-4.5" />
        </Button>
        {onNext && (
          <Button size="small" busy={isNextBusy ?? false} onClick={onNext}>
            <SkipForward aria-hidden="true" className="size-4" />
            Next <ShortcutHint>n</ShortcutHint>
          </Button>
        )}
      </div>
    </header>
  )
}

export function ClaimCallout({ review: { claim }, state }: { review: ReviewCase; state: ClaimState }) {
  const className = 'max-xl:mb-4 xl:m-3 xl:mb-0'
  if (state.status === 'claimed' && claim) {
    return (
      <Callout tone="waiting" className={className}>
        {claim.name} is reviewing this attempt until {time(claim.until)}. You can read it in the meantime.
      </Callout>
    )
  }
  if (state.status === 'failed') {
    return (
      <Callout tone="problem" className={className}>
        {state.problem}
      </Callout>
    )
  }
  if (state.status === 'reading')
    return <Callout className={className}>You can read this attempt, but not review it.</Callout>
  if (state.status !== 'free') return null
  return (
    <Callout className={className}>
      Nobody is reviewing this attempt.{' '}
      <Button size="small" className="ml-2" busy={state.isClaiming} onClick={state.claim}>
        Review
      </Button>
    </Callout>
  )
}
