import { useState } from 'react'
import { BookingChange, type DeskBooking } from '#contract/membership/demo-desk.ts'
import { inlineErrors } from '#web/kit/api/query.ts'
import { useDraft } from '#web/kit/forms/draft.ts'
import { Field, Textarea } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { NotebookPen } from '#web/kit/icons.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { FormDialog } from '#web/kit/overlays/form-dialog.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { useChangeDemos } from '../demos.api.ts'

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
        {booking.note ? 'Edit note' : 'Add a note'}
        <span className="sr-only"> on {booking.name}</span>
      </Button>
      {isOpen && <NoteDialog booking={booking} onClose={() => setIsOpen(false)} />}
    </div>
  )
}

const NoteForm = BookingChange.pick({ note: true })

function NoteDialog({ booking, onClose }: { booking: DeskBooking; onClose: () => void }) {
  const { bookingId, name } = booking
  const { mutateAsync } = useChangeDemos(inlineErrors)
  const { draft, change, forget } = useDraft(`note on demo ${bookingId}`, { note: booking.note })
  const form = useForm({
    schema: NoteForm,
    submit: async ({ note }) => {
      await mutateAsync({ bookingIds: [bookingId], note })
      forget()
      toast('Note saved.')
      onClose()
    },
  })
  return (
    <FormDialog
      title={<span className="wrap-anywhere">Note on {name}</span>}
      form={form}
      submitLabel="Save note"
      onClose={onClose}
    >
      <Field label="Note" hint="Only admins can see it." problem={form.problems['note']}>
        <Textarea
          name="note"
          maxLength={1000}
          value={draft.note}
          onChange={({ target }) => change({ note: target.value })}
        />
      </Field>
    </FormDialog>
  )
}
