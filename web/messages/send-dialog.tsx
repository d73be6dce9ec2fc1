import { useState } from 'react'
import { z } from '#contract/kit/zod.ts'
import type { Segment } from '#contract/messages/segments.ts'
import { Field, Input, Select } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { useIdempotencyKey } from '#web/kit/api/idempotency-key.ts'
import { asApiError } from '#web/kit/forms/problems.ts'
import { indiaDate } from '#web/kit/format.ts'
import { FormDialog } from '#web/kit/overlays/form-dialog.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { useSendMessage } from './messages.api.ts'
import { ReachOf } from './reach.tsx'

type Props = {
  messageId: number
  segment: Segment | null
  byEmail: boolean
  /** Saves what is typed; returns the version to send. */
  prepare: () => Promise<number>
  onProblem: (error: unknown) => void
  onClose: () => void
}

const Form = z.object({ date: z.string().optional(), time: z.string().optional() })
const ownFields = new Set(['date', 'time'])

export function SendDialog({ messageId, segment, byEmail, prepare, onProblem, onClose }: Props) {
  const [isLater, setIsLater] = useState(false)
  const [today] = useState(() => indiaDate(Date.now()))
  const send = useSendMessage()
  const { keyFor, forget } = useIdempotencyKey()
  const form = useForm({
    schema: Form,
    submit: async ({ date = '', time = '' }) => {
      const body = { version: await prepare(), at: isLater ? { date, time } : null }
      try {
        await send.mutateAsync({ params: { messageId }, body, idempotencyKey: keyFor(body) })
        toast(isLater ? 'Scheduled. You can cancel it until then.' : 'Sending. You can leave this page.')
        onClose()
      } catch (error) {
        forget()
        const { fields } = asApiError(error)
        // What is missing in the message is shown there.
        if (!fields || Object.keys(fields).some((field) => ownFields.has(field.replace(/^at\./, '')))) throw error
        onClose()
        onProblem(error)
      }
    },
  })
  return (
    <FormDialog
      title="Send this message"
      form={form}
      submitLabel={isLater ? 'Schedule' : 'Send now'}
      busyLabel={isLater ? 'Scheduling…' : 'Sending…'}
      onClose={onClose}
    >
      <ReachOf segment={segment} byEmail={byEmail} />
      <Field label="When">
        <Select value={isLater ? 'later' : 'now'} onChange={({ target }) => setIsLater(target.value === 'later')}>
          <option value="now">Now</option>
          <option value="later">Later</option>
        </Select>
      </Field>
      {isLater && (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Date" problem={form.problems['date'] ?? form.problems['at.date']}>
            <Input type="date" name="date" min={today} />
          </Field>
          <Field label="Time (IST)" problem={form.problems['time'] ?? form.problems['at.time']}>
            <Input type="time" name="time" defaultValue="10:00" />
          </Field>
        </div>
      )}
    </FormDialog>
  )
}
