import { useQuery } from '@tanstack/react-query'
import type { WeekendSession } from '#contract/mentoring/sessions.ts'
import { useNow } from '#web/kit/duration.ts'
import { Card } from '#web/kit/layout/card.tsx'
import { weekdayTime } from '#web/kit/format.ts'
import { ArrowRight } from '#web/kit/icons.tsx'
import { RouteButton } from '#web/kit/layout/route-links.tsx'
import { DateTile } from './date-tile.tsx'
import { JoinButton } from './join-button.tsx'
import { nextSession } from './sessions.api.ts'
import { describeSeats, meetingAt, ordinal } from './sessions.rules.ts'

/** The dashboard's card of the next session; nothing if there is none. */
export function NextSessionCard() {
  const { data: session } = useQuery(nextSession)
  const now = useNow(10_000)
  if (!session || meetingAt(session, now) === 'over') return null
  const isMine = session.seat === 'reserved' || session.isHost
  return (
    <Card as="section" aria-labelledby="next-session" className="@container">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-4 sm:gap-x-5 @2xl:grid-cols-[auto_minmax(0,1fr)_auto]">
        <DateTile moment={session.startsAt} tone={isMine ? 'mine' : 'open'} />
        <div className="min-w-0">
          <p className="type-label text-marigold-ink">{isMine ? 'Your next session' : 'Next session'}</p>
          <h2 id="next-session" className="type-h3 mt-0.5 wrap-anywhere">
            {session.title}
          </h2>
          <p className="type-small mt-1 text-soft">
            {weekdayTime(session.startsAt)} IST, with {session.isHost ? 'you as the host' : session.hostName}.{' '}
            {seatText(session)}
          </p>
        </div>
        <div className="col-span-2 @2xl:col-span-1">
          {isMine && meetingAt(session, now, session.isHost) === 'open' ? (
            <JoinButton session={session} now={now} />
          ) : (
            <RouteButton to="/dashboard/sessions" className="w-full @2xl:w-auto">
              {session.seat ? 'See your sessions' : 'See sessions'}
              <ArrowRight aria-hidden="true" className="size-4.5" />
            </RouteButton>
          )}
        </div>
      </div>
    </Card>
  )
}

function seatText(session: WeekendSession): string {
  if (session.isHost) return ''
  if (session.seat === 'reserved') return 'Your seat is reserved.'
  if (session.seat === 'waiting') return `You’re ${ordinal(session.placeInLine ?? 1)} in line.`
  return `${describeSeats(session)}.`
}
