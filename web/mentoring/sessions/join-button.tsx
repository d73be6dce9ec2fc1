import type { WeekendSession } from '#contract/mentoring/sessions.ts'
import { OnlineButton } from '#web/kit/states/online-button.tsx'
import { shortTime } from '#web/kit/format.ts'
import { Video } from '#web/kit/icons.tsx'
import { useJoin } from './sessions.api.ts'
import { meetingAt, opensAt } from './sessions.rules.ts'

/** Opens the meeting, or says from when it can be joined. */
export function JoinButton({ session, now }: { session: WeekendSession; now: number }) {
  const join = useJoin()
  const meeting = meetingAt(session, now, session.isHost)
  if (meeting === 'over') return null
  if (meeting === 'soon')
    return (
      <p className="type-small w-full text-soft @2xl:text-right">
        You can join from {shortTime(opensAt(session, session.isHost))}.
      </p>
    )
  return (
    <OnlineButton
      variant="primary"
      className="w-full @2xl:w-auto"
      busy={join.isPending}
      onClick={() => join.mutate(session.sessionId)}
    >
      <Video aria-hidden="true" className="size-5" />
      Join now
      <span className="sr-only"> {session.title} (opens in a new tab)</span>
    </OnlineButton>
  )
}
