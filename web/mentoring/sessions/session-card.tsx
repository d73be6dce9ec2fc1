import type { WeekendSession } from '#contract/mentoring/sessions.ts'
import { Badge } from '#web/kit/layout/badge.tsx'
import { ButtonLink } from '#web/kit/layout/button.tsx'
import { IconFact } from '#web/kit/layout/icon-fact.tsx'
import { LongText } from '#web/kit/markdown/long-text.tsx'
import { weekdayTime } from '#web/kit/format.ts'
import { BookOpen, Clock, ExternalLink, Hourglass, Play, User, Users } from '#web/kit/icons.tsx'
import { ClosedNote } from '#web/membership/index.ts'
import { DateTile } from './date-tile.tsx'
import { SessionActions } from './session-actions.tsx'
import { cardId, describeSeats, meetingAt, ordinal, timeRange } from './sessions.rules.ts'

type SessionCardProps = { session: WeekendSession; now: number }

export function SessionCard({ session, now }: SessionCardProps) {
  const id = cardId(session.sessionId)
  const isOver = meetingAt(session, now) === 'over'
  const isMine = session.seat === 'reserved' || session.isHost
  return (
    <article id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className="surface @container overflow-hidden">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-4 p-4 sm:gap-x-5 sm:p-5 @2xl:grid-cols-[auto_minmax(0,1fr)_auto]">
        <div className="@2xl:row-span-2">
          <DateTile
            moment={session.startsAt}
            tone={isOver ? 'past' : isMine && !session.isCancelled ? 'mine' : 'open'}
          />
        </div>
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 id={`${id}-title`} className="type-h3 wrap-anywhere">
              {session.title}
            </h3>
            <SeatBadge session={session} isOver={isOver} />
          </div>
          <ul className="type-small mt-2 flex flex-wrap gap-x-5 gap-y-1.5 text-soft">
            <IconFact icon={Clock}>
              <span className="sr-only">{weekdayTime(session.startsAt)}: </span>
              {timeRange(session)} IST
            </IconFact>
            <IconFact icon={User} label="Host">
              {session.isHost ? 'You host this session' : session.hostName}
            </IconFact>
            {session.courseTitle && (
              <IconFact icon={BookOpen} label="Course">
                {session.courseTitle}
              </IconFact>
            )}
            {!isOver && !session.isCancelled && (
              <IconFact icon={Users} label="Seats">
                {describeSeats(session)}
              </IconFact>
            )}
          </ul>
        </div>
        <Words session={session} isOver={isOver} />
        {!isOver && !session.isCancelled && (
          <div className="col-span-2 @2xl:col-span-1 @2xl:col-start-3 @2xl:row-span-2 @2xl:row-start-1 @2xl:self-center">
            <SessionActions session={session} now={now} />
          </div>
        )}
      </div>
    </article>
  )
}

/** Why it was cancelled, what it is about, or what is left of it. */
function Words({ session, isOver }: { session: WeekendSession; isOver: boolean }) {
  const { isCancelled, cancelReason, description, notes, recordingLink } = session
  const hasRecord = notes !== '' || recordingLink !== ''
  const text = isCancelled ? cancelReason : isOver && notes ? '' : description
  if (!text && !isOver && !hasRecord) return null
  return (
    <div className="col-span-2 min-w-0 @2xl:col-span-1 @2xl:col-start-2">
      {text && <LongText text={text} className="text-soft" />}
      {(isOver || hasRecord) && <SessionRecord session={session} />}
    </div>
  )
}

function SeatBadge({ session, isOver }: { session: WeekendSession; isOver: boolean }) {
  if (session.isCancelled) return <Badge tone="bad">Cancelled</Badge>
  if (isOver) return session.joinedAt ? <Badge tone="good">You attended</Badge> : null
  if (session.seat === 'reserved') return <Badge tone="good">Seat reserved</Badge>
  if (session.seat === 'waiting')
    return (
      <Badge tone="waiting" icon={Hourglass}>
        {ordinal(session.placeInLine ?? 1)} in line
      </Badge>
    )
  return null
}

/** The recording and notes of a session. */
function SessionRecord({ session }: { session: WeekendSession }) {
  const { title, recordingLink, notes, hasAccess } = session
  if (!hasAccess)
    return (
      <ClosedNote
        whenVerified="Recordings and notes open right after."
        otherwise="You need a subscription to see recordings and notes."
      />
    )
  if (!recordingLink && !notes)
    return <p className="type-small text-soft not-first:mt-2">The host hasn’t added a recording or notes.</p>
  return (
    <>
      {notes && <LongText text={notes} className="not-first:mt-3" />}
      {recordingLink && (
        <ButtonLink href={recordingLink} target="_blank" rel="noopener noreferrer" className="mt-4 first:mt-2">
          <Play aria-hidden="true" className="size-4.5" />
          Watch the recording
          <span className="sr-only"> of {title} (opens in a new tab)</span>
          <ExternalLink aria-hidden="true" className="size-4 text-soft" />
        </ButtonLink>
      )}
    </>
  )
}
