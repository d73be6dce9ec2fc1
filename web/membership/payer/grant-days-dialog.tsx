import { useQuery } from '@tanstack/react-query'
import { grantAccess } from '#contract/membership/grants.ts'
import { FormDialog } from '#web/kit/overlays/form-dialog.tsx'
import { Field, Input } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { day } from '#web/kit/format.ts'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { useIdempotencyKey } from '#web/kit/api/idempotency-key.ts'
import { toast } from '#web/kit/overlays/toast.ts'
import { AccessHistory } from '../renewal/access-history.tsx'
import { subscriptionOf, useGrantAccess } from './payer.api.ts'

export type PayerDialogProps = { person: { userId: number; name: string }; onClose: () => void }

/** For staff: a person's access and its history, and a form to add days. */
export function GrantDaysDialog({ person, onClose }: PayerDialogProps) {
  const subscription = useQuery(subscriptionOf(person.userId))
  const grant = useGrantAccess(person.userId)
  const { keyFor } = useIdempotencyKey()
  const form = useForm({
    schema: grantAccess.body,
    read: (fields) => ({ days: Number(fields.get('days') || Number.NaN), reason: fields.get('reason') }),
    submit: async (body) => {
      const ends = await grant(body, keyFor(body))
      toast(`${person.name} now has access until ${day(ends)}.`)
      onClose()
    },
  })
  return (
    <FormDialog
      title={`${person.name}’s access`}
      form={form}
      submitLabel="Add days"
      busyLabel="Adding…"
      cancelLabel="Close"
      size="large"
      onClose={onClose}
    >
      <QueryView query={subscription}>
        {({ subscriptionEnds, hasAccess, entries }) => (
          <div className="grid grid-cols-1 gap-3">
            <p>{describeAccess(subscriptionEnds, hasAccess)}</p>
            {entries.length > 0 && <AccessHistory entries={entries} />}
          </div>
        )}
      </QueryView>
      <Field label="Days to add" hint="Added to the end of their access, or from now." problem={form.problems['days']}>
        <Input name="days" inputMode="numeric" autoComplete="off" required />
      </Field>
      <Field label="Reason" hint="The learner sees this in their access history." problem={form.problems['reason']}>
        <Input name="reason" maxLength={300} required />
      </Field>
    </FormDialog>
  )
}

function describeAccess(ends: string | null, hasAccess: boolean): string {
  if (!ends) return 'No access yet.'
  return hasAccess ? `Access until ${day(ends)}.` : `Access ended on ${day(ends)}.`
}
