import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Keyboard, PanelRightClose, PanelRightOpen, SkipForward } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'react-router'
import type { ReviewCase } from '#contract/learning/reviews.ts'
import { me } from '#web/identity/index.ts'
import { Button, buttonClass } from '#web/kit/layout/button.tsx'
import { time } from '#web/kit/format.ts'
import { ShortcutHint } from '#web/kit/overlays/shortcut-hint.tsx'
import { formatDuration, useNow } from '#web/kit/duration.ts'
import { Callout } from '#web/kit/layout/callout.tsx'
import { Select } from '#web/kit/forms/select.tsx'
import type { Desk } from './desk.ts'
import type { Hold } from './hold.ts'
import { SaidHere } from './say.tsx'

type HeaderProps = {
  review: ReviewCase
  desk: Desk
  isRoomy: boolean
  onRoomy: () => void
  onKeys: () => void
  onNext: () => void
  isNextBusy: boolean
}

export function Header({ review, desk, isRoomy, onRoomy, onKeys, onNext, isNextBusy }: HeaderProps) {
  const now = useNow(30_000)
  const title = `${review.taskTitle} › ${review.taskStepTitle}`
  useEffect(() => {
    document.title = `${review.learner.name}: ${title}`
  }, [review.learner.name, title])
  const lasted = formatDuration(now - new Date(review.submittedAt).getTime())
  const Panel = isRoomy ? PanelRightOpen : PanelRightClose
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line max-xl:mb-4 xl:border-b xl:px-4 xl:py-2">
      <Link to="/admin/reviews" className={buttonClass({ variant: 'quiet', size: 'small', className: '-ml-2' })}>
        <ArrowLeft aria-hidden="true" className="size-4" />
        Reviews
      </Link>
      <div className="min-w-0 flex-1 basis-72">
        <h1 className="type-h3 line-clamp-3 xl:line-clamp-1" title={title}>
          {title}
        </h1>
        <p className="type-small text-soft xl:truncate">
          <SaidHere />
          <Learner {...review.learner} />, attempt {review.attempt} · {review.courseTitle}
          {review.state === 'submitted' && ` · waiting ${lasted}`}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Compare review={review} desk={desk} />
        <Button
          variant="quiet"
          size="small"
          className="max-xl:hidden"
          aria-pressed={isRoomy}
          aria-label="More room for the file"
          title="More room for the file (w)"
          onClick={onRoomy}
        >
          <Panel aria-hidden="true" className="size-4.5" />
        </Button>
        <Button
          variant="quiet"
          size="small"
          className="pointer-coarse:hidden"
          aria-label="Keys"
          title="Keys (?)"
          onClick={onKeys}
        >
          <Keyboard aria-hidden="true" className="size-4.5" />
        </Button>
        <Button size="small" busy={isNextBusy} onClick={onNext}>
          <SkipForward aria-hidden="true" className="size-4" />
          Next one <ShortcutHint>n</ShortcutHint>
        </Button>
      </div>
    </header>
  )
}

function Compare({ review: { earlier }, desk }: { review: ReviewCase; desk: Desk }) {
  const [last] = earlier
  if (!last) return null
  const { against } = desk
  return (
    <>
      <Button
        size="small"
        aria-pressed={against !== null}
        onClick={desk.toggleCompare}
        className={against ? 'bg-indigo-tint' : undefined}
      >
        Compare with attempt {(against ?? last).attempt} <ShortcutHint>d</ShortcutHint>
      </Button>
      {against && earlier.length > 1 && (
        <Select
          aria-label="Attempt to compare with"
          className="min-h-8 py-1 text-sm"
          value={against.solutionId}
          onChange={(event) => desk.compareWith(Number(event.target.value))}
        >
          {earlier.map(({ solutionId, attempt }) => (
            <option key={solutionId} value={solutionId}>
              Attempt {attempt}
            </option>
          ))}
        </Select>
      )}
    </>
  )
}

/** Why the mentor can only read, where that is so. */
export function StandingNotification({ review: { claim }, hold }: { review: ReviewCase; hold: Hold }) {
  const place = 'max-xl:mb-4 xl:m-3 xl:mb-0'
  if (hold.standing === 'held' && claim) {
    return (
      <Callout tone="waiting" className={place}>
        {claim.name} is on this attempt until {time(claim.until)}. You can read it; nothing you do here disturbs them.
      </Callout>
    )
  }
  if (hold.standing === 'refused') {
    return (
      <Callout tone="problem" className={place}>
        {hold.problem}
      </Callout>
    )
  }
  if (hold.standing !== 'free') return null
  return (
    <Callout className={place}>
      Nobody is on this attempt now.{' '}
      <Button size="small" className="ml-2" busy={hold.isTaking} onClick={hold.take}>
        Review it
      </Button>
    </Callout>
  )
}

/** An admin may read the learner's whole story; a mentor knows their name. */
function Learner({ userId, name }: ReviewCase['learner']) {
  const isAdmin = useQuery(me).data?.role === 'admin'
  if (!isAdmin) return <b className="font-semibold text-ink">{name}</b>
  return (
    <Link to={`/admin/users/${userId}`} className="link font-semibold">
      {name}
    </Link>
  )
}
