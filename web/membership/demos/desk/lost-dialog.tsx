import { z } from '#contract/kit/zod.ts'
import { BookingChange, type DeskBooking, lostReasons } from '#contract/membership/demo-desk.ts'
import { inlineErrors } from '#web/kit/api/query.ts'
import { Field, Options, Select } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { FormDialog } from '#web/kit/overlays/form-dialog.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { useChangeDemos } from '../demos.api.ts'
import { lostLabels } from './booking-state.tsx'

const Lost = z.object({ lostReason: BookingChange.shape.lostReason.unwrap() })

export function LostDialog({ booking: { bookingId, name }, onClose }: { booking: DeskBooking; onClose: () => void }) {
  const { mutateAsync } = useChangeDemos(inlineErrors)
  const form = useForm({
    schema: Lost,
    submit: async ({ lostReason }) => {
      await mutateAsync({ bookingIds: [bookingId], state: 'lost', lostReason })
      toast(`${name}: Lost.`)
      onClose()
    },
  })
  return (
    <FormDialog
      title={<span className="wrap-anywhere">Why did we lose {name}?</span>}
      intro="They leave the list of calls to make. You can change it again at any time."
      form={form}
      submitLabel="Set to lost"
      onClose={onClose}
    >
      <Field label="Reason" problem={form.problems['lostReason']}>
        <Select name="lostReason" defaultValue="">
          <option value="">Choose</option>
          <Options of={lostReasons.map((reason) => [reason, lostLabels[reason]])} />
        </Select>
      </Field>
    </FormDialog>
  )
}
