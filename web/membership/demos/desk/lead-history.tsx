import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from '#contract/kit/zod.ts'
import { BookingChange, type DeskBooking } from '#contract/membership/demo-desk.ts'
import { useMay } from '#web/identity/index.ts'
import { inlineErrors } from '#web/kit/api/query.ts'
import { useDraft } from '#web/kit/forms/draft.ts'
import { Field, Textarea } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { dayAndTime } from '#web/kit/format.ts'
import { NotebookPen } from '#web/kit/staff-icons.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { SkeletonText } from '#web/kit/states/skeleton.tsx'
import { leadEvents, useChangeDemos } from '../demos.api.ts'
import { BookingStateBadge } from './booking-state.tsx'

/** The newest note, and all of them behind a button. */
export function LeadNotes({ booking }: { booking: DeskBooking }) {
  const [isOpen, setIsOpen] = useState(false)
  const mayAct = useMay()('people:act')
  const { lastNote, name } = booking
  return (
    <div className="grid justify-items-start gap-1">
      {lastNote && (
        <div className="mt-1.5 rounded-small bg-haze px-2 py-1">
          <p className="line-clamp-4 wrap-anywhere whitespace-pre-line">{lastNote.text}</p>
          <p className="type-small text-soft">{[lastNote.by, dayAndTime(lastNote.at)].filter(Boolean).join(', ')}</p>
        </div>
      )}
      <Button size="small" variant="quiet" className="-ml-3" onClick={() => setIsOpen(true)}>
        <NotebookPen aria-hidden="true" className="size-4" />
        {lastNote || !mayAct ? 'Notes' : 'Add a note'}
        <span className="sr-only"> on {name}</span>
      </Button>
      {isOpen && <HistoryDialog booking={booking} onClose={() => setIsOpen(false)} />}
    </div>
  )
}

function HistoryDialog({ booking, onClose }: { booking: DeskBooking; onClose: () => void }) {
  const { bookingId, name } = booking
  const may = useMay()
  const events = useQuery(leadEvents(bookingId))
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnBackdrop={false}
      title={<span className="wrap-anywhere">Notes on {name}</span>}
      intro="Everybody on the team who sees leads can read them. Notes can’t be changed."
    >
      {may('people:act') && <NoteForm bookingId={bookingId} />}
      <QueryView query={events} skeleton={<SkeletonText lines={3} />}>
        {(all) => (
          <ol className="mt-5 grid gap-3">
            {all.map(({ at, by, note, state }, index) => (
              // Nothing is ever inserted between two entries.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={all.length - index} className="border-t border-line pt-3">
                <p className="type-small text-soft">
                  {[by ?? (state ? 'By itself' : ''), dayAndTime(at)].filter(Boolean).join(', ')}
                </p>
                {state && <BookingStateBadge state={state} />}
                {note && <p className="wrap-anywhere whitespace-pre-line">{note}</p>}
              </li>
            ))}
          </ol>
        )}
      </QueryView>
    </Dialog>
  )
}

const Note = z.object({ note: BookingChange.shape.note.unwrap() })

function NoteForm({ bookingId }: { bookingId: number }) {
  const { mutateAsync } = useChangeDemos(inlineErrors)
  const { draft, change, forget } = useDraft(`note on demo ${bookingId}`, { note: '' })
  const { onSubmit, problems, isBusy } = useForm({
    schema: Note,
    submit: async ({ note }) => {
      await mutateAsync({ bookingIds: [bookingId], note })
      forget()
      change({ note: '' })
      toast('Note saved.')
    },
  })
  return (
    <form onSubmit={onSubmit} noValidate className="grid justify-items-end gap-3">
      <Field label="New note" problem={problems['note']} className="w-full">
        <Textarea
          name="note"
          maxLength={1000}
          value={draft.note}
          onChange={({ target }) => change({ note: target.value })}
        />
      </Field>
      <Button type="submit" variant="primary" busy={isBusy}>
        Save note
      </Button>
    </form>
  )
}
