import { mayUse } from '#contract/kit/access.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { DeskSession, SessionSeat } from '#contract/mentoring/session-desk.ts'
import { me, PersonLink } from '#web/identity/index.ts'
import { uniqueRows } from '#web/kit/api/query.ts'
import { shortTime, weekdayTime } from '#web/kit/format.ts'
import { Badge } from '#web/kit/layout/badge.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { ExportButton } from '#web/kit/lists/export-button.tsx'
import { LoadMore } from '#web/kit/lists/load-more.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { seatsOf } from '../session-desk.api.ts'

type SeatsDialogProps = { session: DeskSession; now: number; onClose: () => void }

/** Who has a seat, who is waiting and, once it has started, who came. */
export function SeatsDialog({ session, now, onClose }: SeatsDialogProps) {
  const query = useInfiniteQuery(seatsOf(session.sessionId))
  const { data: person } = useQuery(me)
  const isAdmin = mayUse(person ?? null, 'team:act')
  const hasStarted = Date.parse(session.startsAt) <= now
  return (
    <Dialog
      open
      onClose={onClose}
      title={hasStarted ? 'Attendance' : 'Seats'}
      intro={`${session.title}, ${weekdayTime(session.startsAt)} IST. ${summary(session, hasStarted)}`}
      actions={
        <>
          {isAdmin && <ExportButton list="attendance" filter={{ sessionId: session.sessionId }} />}
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      <QueryView query={query}>
        {({ pages }) => {
          const seats = uniqueRows(pages, ({ userId }) => userId)
          if (seats.length === 0) return <p className="text-soft">Nobody has reserved a seat yet.</p>
          return (
            <>
              <ul className="divide-y divide-line border-y border-line">
                {seats.map((seat) => (
                  <li key={seat.userId} className="flex items-center justify-between gap-4 py-2.5">
                    <PersonLink
                      userId={seat.userId}
                      name={seat.name}
                      className="min-w-0 wrap-anywhere pointer-coarse:py-2"
                    />
                    <SeatState seat={seat} hasStarted={hasStarted} />
                  </li>
                ))}
              </ul>
              <LoadMore query={query} />
            </>
          )
        }}
      </QueryView>
    </Dialog>
  )
}

const summary = ({ reserved, capacity, waiting, attended }: DeskSession, hasStarted: boolean) =>
  hasStarted
    ? `${attended} of ${reserved} came.`
    : `${reserved} of ${capacity} seats reserved${waiting > 0 ? `, ${waiting} waiting` : ''}.`

function SeatState({ seat: { state, joinedAt }, hasStarted }: { seat: SessionSeat; hasStarted: boolean }) {
  if (state === 'waiting') return <Badge tone="waiting">Waiting</Badge>
  if (joinedAt) return <Badge tone="good">Joined {shortTime(joinedAt)}</Badge>
  return hasStarted ? <Badge>Didn’t join</Badge> : <Badge tone="new">Reserved</Badge>
}
