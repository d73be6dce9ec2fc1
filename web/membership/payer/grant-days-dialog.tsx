import { useQuery } from '@tanstack/react-query'
import { grantAccess } from '#contract/membership/access.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { Field, Input } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { day } from '#web/kit/format.ts'
import { Callout } from '#web/kit/layout/callout.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { useIdempotencyKey } from '#web/kit/forms/idempotency-key.ts'
import { toast } from '#web/kit/overlays/toast.ts'
import { AccessHistory } from '../renewal/access-history.tsx'
import { subscriptionOf, useGrantAccess } from './payer.api.ts'

export type PayerDialogProps = { person: { userId: number; name: string }; onClose: () => void }

/** For staff: a person's access and its history, and a form to add days. */
export function GrantDaysDialog({ person, onClose }: PayerDialogProps) {
  const subscription = useQuery(subscriptionOf(person.userId))
  const grant = useGrantAccess(person.userId)
  const { keyFor } = useIdempotencyKey()
  const { onSubmit, problems, isBusy } = useForm({
    schema: grantAccess.body,
    read: (form) => ({ days: Number(form.get('days') || Number.NaN), reason: form.get('reason') }),
    submit: async (body) => {
      const ends = await grant(body, keyFor(body))
      toast(`${person.name} now has access until ${day(ends)}.`)
      onClose()
    },
  })
  return (
    <Dialog open onClose={onClose} title={`${person.name}’s access`} closeOnBackdrop={false} size="large">
      <div className="grid grid-cols-1 gap-6">
        <QueryView query={subscription}>
          {({ subscriptionEnds, hasAccess, entries }) => (
            <div className="grid grid-cols-1 gap-3">
              <p>{describeAccess(subscriptionEnds, hasAccess)}</p>
              {entries.length > 0 && <AccessHistory entries={entries} />}
            </div>
          )}
        </QueryView>
        <form onSubmit={onSubmit} noValidate className="grid gap-5">
          {problems['form'] && <Callout tone="problem">{problems['form']}</Callout>}
          <Field label="Days to add" hint="Added to the end of their access, or from now." problem={problems['days']}>
            <Input name="days" inputMode="numeric" autoComplete="off" required />
          </Field>
          <Field label="Reason" hint="The learner sees this in their access history." problem={problems['reason']}>
            <Input name="reason" maxLength={300} required />
          </Field>
          <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
            <Button onClick={onClose}>Close</Button>
            <Button type="submit" variant="primary" busy={isBusy} busyLabel="Adding…">
              Add days
            </Button>
          </div>
        </form>
      </div>
    </Dialog>
  )
}

function describeAccess(ends: string | null, hasAccess: boolean): string {
  if (!ends) return 'No access yet.'
  return hasAccess ? `Access until ${day(ends)}.` : `Access ended on ${day(ends)}.`
}
