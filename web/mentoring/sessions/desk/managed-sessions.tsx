import { useState } from 'react'
import type { DeskSession } from '#contract/mentoring/session-desk.ts'
import { lazyPart } from '#web/kit/lazy-component.ts'
import { type DeskAction, SessionTable } from './session-table.tsx'

const EditDialog = lazyPart(() => import('./session-dialog.tsx'), 'EditDialog')
const MoveDialog = lazyPart(() => import('./change-dialogs.tsx'), 'MoveDialog')
const CancelDialog = lazyPart(() => import('./change-dialogs.tsx'), 'CancelDialog')
const RecordingDialog = lazyPart(() => import('./change-dialogs.tsx'), 'RecordingDialog')
const SeatsDialog = lazyPart(() => import('./seats-dialog.tsx'), 'SeatsDialog')

type ManagedSessionsProps = { sessions: DeskSession[]; now: number }

/** A list of sessions, each with what its host can do. */
export function ManagedSessions({ sessions, now }: ManagedSessionsProps) {
  const [open, setOpen] = useState<{ action: DeskAction; session: DeskSession } | null>(null)
  const onClose = () => setOpen(null)
  return (
    <>
      <SessionTable sessions={sessions} now={now} onAction={(action, session) => setOpen({ action, session })} />
      {open && <OpenDialog {...open} now={now} onClose={onClose} />}
    </>
  )
}

type OpenDialogProps = { action: DeskAction; session: DeskSession; now: number; onClose: () => void }

function OpenDialog({ action, session, now, onClose }: OpenDialogProps) {
  if (action === 'seats') return <SeatsDialog session={session} now={now} onClose={onClose} />
  const Dialog = { edit: EditDialog, move: MoveDialog, cancel: CancelDialog, recording: RecordingDialog }[action]
  return <Dialog session={session} onClose={onClose} />
}
