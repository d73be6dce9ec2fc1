import { useEffect, useRef, useState } from 'react'
import type { WeekendSession } from '#contract/mentoring/sessions.ts'
import { ButtonLink } from '#web/kit/layout/button.tsx'
import { OnlineButton } from '#web/kit/states/online-button.tsx'
import { ConfirmDialog } from '#web/kit/overlays/confirm-dialog.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { weekdayTime } from '#web/kit/format.ts'
import { CalendarPlus } from '#web/kit/icons.tsx'
import { ClosedNote } from '#web/membership/index.ts'
import { JoinButton } from './join-button.tsx'
import { useSeat } from './sessions.api.ts'
import { cardId, meetingAt } from './sessions.rules.ts'

type SessionActionsProps = { session: WeekendSession; now: number }

/** Reserve, join or release. */
export function SessionActions({ session, now }: SessionActionsProps) {
  const seat = useSeat()
  const onChoose = useFocusAfterwards(session)
  const name = <span className="sr-only"> {session.title}</span>
  const { sessionId } = session
  const isFull = session.seatsLeft === 0
  if (session.isHost) return <JoinButton session={session} now={now} />
  if (session.seat === null && !session.hasAccess)
    return (
      <ClosedNote
        whenVerified="You can reserve a seat right after."
        otherwise="You need a subscription to reserve a seat."
      />
    )
  if (session.seat === null)
    return (
      <OnlineButton
        className="w-full @2xl:w-auto"
        busy={seat.isPending}
        onClick={() => {
          onChoose()
          seat.mutate(
            { sessionId, isWanted: true },
            { onSuccess: (saved) => toast(saved.seat === 'reserved' ? reservedText : waitingText) },
          )
        }}
      >
        {isFull ? 'Join the waiting list' : 'Reserve a seat'}
        {name}
      </OnlineButton>
    )
  return (
    <div className="flex flex-wrap items-center gap-2 @2xl:flex-col @2xl:items-stretch">
      {session.seat === 'reserved' && <JoinButton session={session} now={now} />}
      <div className="flex flex-wrap items-center gap-1">
        {session.calendarPath && meetingAt(session, now) === 'soon' && (
          <ButtonLink
            href={session.calendarPath}
            download=""
            variant="quiet"
            size="small"
            className="whitespace-nowrap"
          >
            <CalendarPlus aria-hidden="true" className="size-4" />
            Add to calendar
            {name}
          </ButtonLink>
        )}
        {!session.joinedAt && <ReleaseButton session={session} onChoose={onChoose} />}
      </div>
    </div>
  )
}

const reservedText = 'Your seat is reserved. We’ll remind you a day, an hour and 10 minutes before.'
const waitingText = 'You’re on the waiting list. We’ll notify you when you get a seat.'

/** The button that was pressed disappears, so the card takes the focus. Call it when a button is pressed. */
function useFocusAfterwards({ sessionId, seat }: WeekendSession) {
  const before = useRef<{ seat: WeekendSession['seat'] } | null>(null)
  useEffect(() => {
    if (before.current === null || before.current.seat === seat) return
    before.current = null
    document.getElementById(cardId(sessionId))?.focus({ preventScroll: true })
  }, [sessionId, seat])
  return () => void (before.current = { seat })
}

function ReleaseButton({ session, onChoose }: { session: WeekendSession; onChoose: () => void }) {
  const [isAsking, setIsAsking] = useState(false)
  const seat = useSeat()
  const isReserved = session.seat === 'reserved'
  const label = isReserved ? 'Release seat' : 'Leave the waiting list'
  return (
    <>
      <OnlineButton variant="quiet" size="small" className="whitespace-nowrap" onClick={() => setIsAsking(true)}>
        {label}
        <span className="sr-only"> {session.title}</span>
      </OnlineButton>
      {isAsking && (
        <ConfirmDialog
          title={isReserved ? 'Release your seat?' : 'Leave the waiting list?'}
          text={`${session.title}, ${weekdayTime(session.startsAt)} IST. ${isReserved ? 'The first person on the waiting list gets it.' : 'You lose your place in line.'}`}
          action={label}
          variant="primary"
          onConfirm={() => {
            onChoose()
            return seat.mutateAsync({ sessionId: session.sessionId, isWanted: false })
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
