import { NotebookPen } from 'lucide-react'
import { useState } from 'react'
import { BookingChange, type DeskBooking } from '#contract/membership/demo-desk.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { useDraft } from '#web/kit/forms/draft.ts'
import { Field, Problem, Textarea } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { toast } from '#web/kit/overlays/toast.ts'
import { useChangeDemos } from '../demos.api.ts'

/** What staff want to remember about a booking, for staff alone. */
export function BookingNote({ booking }: { booking: DeskBooking }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="grid justify-items-start gap-1">
      {booking.note && (
        <p className="mt-1.5 line-clamp-6 rounded-small bg-haze px-2 py-1 wrap-anywhere whitespace-pre-line">
          {booking.note}
        </p>
      )}
      <Button size="small" variant="quiet" className="-ml-3" onClick={() => setIsOpen(true)}>
        <NotebookPen aria-hidden="true" className="size-4" />
        {booking.note ? 'Change the note' : 'Add a note'}
        <span className="sr-only"> on {booking.name}</span>
      </Button>
      {isOpen && <NoteDialog booking={booking} onClose={() => setIsOpen(false)} />}
    </div>
  )
}

const NoteForm = BookingChange.pick({ note: true })

function NoteDialog({ booking, onClose }: { booking: DeskBooking; onClose: () => void }) {
  const { bookingId, name } = booking
  const changing = useChangeDemos({ isQuiet: true })
  const { draft, change, forget } = useDraft(`note on demo ${bookingId}`, { note: booking.note })
  const form = useForm({
    schema: NoteForm,
    submit: async ({ note }) => {
      await changing.mutateAsync({ bookingIds: [bookingId], note })
      forget()
      toast('The note is kept.')
      onClose()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnBackdrop={false}
      title={<span className="wrap-anywhere">Note on {name}</span>}
    >
      <form noValidate onSubmit={form.onSubmit} className="grid gap-5">
        <Field label="Note" hint="Seen by admins only." problem={form.problems['note']}>
          <Textarea
            name="note"
            maxLength={1000}
            value={draft.note}
            onChange={({ target }) => change({ note: target.value })}
          />
        </Field>
        <Problem text={form.problems['form']} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Not now</Button>
          <Button type="submit" variant="primary" busy={form.isBusy}>
            Keep the note
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
