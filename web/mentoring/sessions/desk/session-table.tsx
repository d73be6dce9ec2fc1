import type { ReactNode } from 'react'
import type { DeskSession } from '#contract/mentoring/session-desk.ts'
import { Badge } from '#web/kit/layout/badge.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { weekdayTime } from '#web/kit/format.ts'
import { Ellipsis, Repeat2, Users, Video } from '#web/kit/icons.tsx'
import { type Column, Table } from '#web/kit/lists/table.tsx'
import { Menu, MenuItem, MenuSeparator } from '#web/kit/overlays/menu.tsx'
import { useJoin } from '../sessions.api.ts'
import { meetingAt } from '../sessions.rules.ts'

export type DeskAction = 'edit' | 'move' | 'cancel' | 'seats' | 'recording'
export type OnAction = (action: DeskAction, session: DeskSession) => void

type SessionTableProps = { sessions: DeskSession[]; now: number; onAction: OnAction }

export function SessionTable({ sessions, now, onAction }: SessionTableProps) {
  return (
    <Table
      caption="Sessions"
      rows={sessions}
      rowKey={({ sessionId }) => sessionId}
      className="[&_tbody_:is(td,th)]:align-middle"
      columns={[
        ...columns,
        { key: 'state', header: 'State', cell: (session) => <State session={session} now={now} /> },
        {
          key: 'actions',
          header: 'Actions',
          quiet: true,
          cell: (session) => <Actions session={session} now={now} onAction={onAction} />,
        },
      ]}
    />
  )
}

const columns: Column<DeskSession>[] = [
  {
    key: 'title',
    header: 'Session',
    heading: true,
    written: true,
    cell: ({ title, hostName, courseTitle, batchName }) => (
      <>
        {title}
        <span className="block font-normal text-soft">
          {hostName}, for {batchName ?? courseTitle ?? 'all learners'}
        </span>
      </>
    ),
  },
  {
    key: 'when',
    header: 'When (IST)',
    className: 'whitespace-nowrap',
    cell: ({ startsAt, minutes, series }) => (
      <span className="block">
        {weekdayTime(startsAt)}
        <span className="flex items-center gap-1.5 text-soft">
          {minutes} min
          {series && (
            <>
              <Repeat2 aria-hidden="true" className="size-4" />
              {series.number} of {series.weeks}
            </>
          )}
        </span>
      </span>
    ),
  },
  {
    key: 'seats',
    header: 'Seats',
    className: 'whitespace-nowrap tabular-nums',
    cell: ({ reserved, capacity, waiting }) => (
      <span className="block">
        {reserved} of {capacity}
        {waiting > 0 && <span className="block text-soft">{waiting} waiting</span>}
      </span>
    ),
  },
]

function State({ session, now }: { session: DeskSession; now: number }) {
  if (session.isCancelled) return <Badge tone="bad">Cancelled</Badge>
  const meeting = meetingAt(session, now, true)
  if (meeting === 'open') return <Badge tone="waiting">{Date.parse(session.startsAt) > now ? 'Open' : 'Live'}</Badge>
  if (meeting === 'soon') return <Badge tone="new">Scheduled</Badge>
  return (
    <Badge tone="good">
      {session.attended} of {session.reserved} came
    </Badge>
  )
}

type ActionsProps = { session: DeskSession; now: number; onAction: OnAction }

function Actions({ session, now, onAction }: ActionsProps) {
  const meeting = meetingAt(session, now, true)
  const hasStarted = Date.parse(session.startsAt) <= now
  const isOn = !session.isCancelled
  const name = <span className="sr-only"> {session.title}</span>
  const item = (action: DeskAction, label: ReactNode, danger = false) => (
    <MenuItem danger={danger} onSelect={() => onAction(action, session)}>
      {label}
    </MenuItem>
  )
  return (
    <span className="inline-flex flex-wrap items-center gap-1 sm:flex-nowrap">
      {isOn && meeting === 'open' && <OpenMeeting session={session} />}
      {isOn && meeting !== 'soon' && (
        <Button size="small" variant="quiet" onClick={() => onAction('recording', session)}>
          {session.recordingLink || session.notes ? 'Edit recording' : 'Add recording'}
          {name}
        </Button>
      )}
      <Button size="small" variant="quiet" onClick={() => onAction('seats', session)}>
        <Users aria-hidden="true" className="size-4" />
        {hasStarted ? 'Attendance' : 'Seats'}
        {name}
      </Button>
      {isOn && meeting !== 'over' && (
        <Menu
          trigger={
            <Button size="small" variant="quiet" className="size-8 px-0! pointer-coarse:size-11">
              <Ellipsis aria-hidden="true" className="size-5" />
              <span className="sr-only">More actions for {session.title}</span>
            </Button>
          }
        >
          {item('edit', 'Edit')}
          {item('move', 'Move')}
          <MenuSeparator />
          {item('cancel', 'Cancel session', true)}
        </Menu>
      )}
    </span>
  )
}

function OpenMeeting({ session }: { session: DeskSession }) {
  const join = useJoin()
  return (
    <Button size="small" variant="primary" busy={join.isPending} onClick={() => join.mutate(session.sessionId)}>
      <Video aria-hidden="true" className="size-4" />
      Open meeting
      <span className="sr-only"> {session.title} (opens in a new tab)</span>
    </Button>
  )
}
