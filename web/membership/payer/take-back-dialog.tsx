import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { takeBackAccess } from '#contract/membership/grants.ts'
import { Field, Input, Select } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { useIdempotencyKey } from '#web/kit/api/idempotency-key.ts'
import { count, day, plural } from '#web/kit/format.ts'
import { FormDialog } from '#web/kit/overlays/form-dialog.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { QueryView } from '#web/kit/states/query-view.tsx'
import type { PayerDialogProps } from './grant-days-dialog.tsx'
import { grantOf, useTakeBack } from './payer.api.ts'

type TakeBackDialogProps = PayerDialogProps & { grantId: number; onDone: () => void }

/** Takes back days that staff gave by mistake, from this person or from everybody who got them. */
export function TakeBackDialog({ person, grantId, onClose, onDone }: TakeBackDialogProps) {
  const grant = useQuery(grantOf(grantId))
  const takeBack = useTakeBack(grantId)
  const { keyFor } = useIdempotencyKey()
  const [from, setFrom] = useState<'one' | 'all'>('one')
  const form = useForm({
    schema: takeBackAccess.body,
    read: (fields) => ({ reason: fields.get('reason'), ...(from === 'one' && { userId: person.userId }) }),
    submit: async (body) => {
      const { changed } = await takeBack(takeBackAccess.body.parse(body), keyFor(body))
      toast(`Taken back from ${changed.length === 1 ? '1 person' : `${count(changed.length)} people`}.`)
      onDone()
      onClose()
    },
  })
  return (
    <FormDialog
      title="Take back days"
      form={form}
      submitLabel="Take back"
      busyLabel="Taking back…"
      isDanger
      onClose={onClose}
    >
      <QueryView query={grant}>
        {({ days, reason, at, people, losing }) => (
          <div className="grid gap-5">
            <p>
              {plural(days, 'day')} given on {day(at)}: {reason}. Days that were paid for stay, and days that were used
              can’t be taken back.
            </p>
            {people > 1 && (
              <Field label="Take them back from">
                <Select value={from} onChange={({ target }) => setFrom(target.value === 'all' ? 'all' : 'one')}>
                  <option value="one">{person.name} only</option>
                  <option value="all">
                    Everybody who got them and has some left ({count(losing)} of {count(people)} people)
                  </option>
                </Select>
              </Field>
            )}
          </div>
        )}
      </QueryView>
      <Field
        label="Reason"
        hint="We’ll tell the learner, and it’s in their access history."
        problem={form.problems['reason']}
      >
        <Input name="reason" maxLength={300} autoComplete="off" />
      </Field>
    </FormDialog>
  )
}
