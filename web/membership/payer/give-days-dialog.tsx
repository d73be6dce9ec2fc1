import { useQuery } from '@tanstack/react-query'
import { giveAccess } from '#contract/membership/access.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { Field, Input } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { day } from '#web/kit/format.ts'
import { Callout } from '#web/kit/layout/callout.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { useIdempotencyKey } from '#web/kit/forms/idempotency-key.ts'
import { toast } from '#web/kit/overlays/toast.ts'
import { SubscriptionEntries } from '../renewal/subscription-entries.tsx'
import { subscriptionOf, useGiveDays } from './payer.api.ts'

export type PayerDialogProps = { person: { userId: number; name: string }; onClose: () => void }

/** For staff: until when somebody's courses are open and why, and a way to add days with a reason. */
export function GiveDaysDialog({ person, onClose }: PayerDialogProps) {
  const subscription = useQuery(subscriptionOf(person.userId))
  const give = useGiveDays(person.userId)
  const { keyFor } = useIdempotencyKey()
  const { onSubmit, problems, isBusy } = useForm({
    schema: giveAccess.body,
    read: (form) => ({ days: Number(form.get('days') || Number.NaN), reason: form.get('reason') }),
    submit: async (body) => {
      const ends = await give(body, keyFor(body))
      toast(`The courses of ${person.name} are open until ${day(ends)}`)
      onClose()
    },
  })
  return (
    <Dialog open onClose={onClose} title={`Access of ${person.name}`} closeOnBackdrop={false} size="large">
      <div className="grid grid-cols-1 gap-6">
        <QueryView query={subscription}>
          {({ subscriptionEnds, hasAccess, entries }) => (
            <div className="grid grid-cols-1 gap-3">
              <p>{inWords(subscriptionEnds, hasAccess)}</p>
              {entries.length > 0 && <SubscriptionEntries entries={entries} />}
            </div>
          )}
        </QueryView>
        <form onSubmit={onSubmit} noValidate className="grid gap-5">
          {problems['form'] && <Callout tone="problem">{problems['form']}</Callout>}
          <Field
            label="Days to give"
            hint="Added at the end of what they have, or from now."
            problem={problems['days']}
          >
            <Input name="days" inputMode="numeric" autoComplete="off" required />
          </Field>
          <Field label="Reason" hint="The person reads it beside the days." problem={problems['reason']}>
            <Input name="reason" maxLength={300} required />
          </Field>
          <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
            <Button onClick={onClose}>Close</Button>
            <Button type="submit" variant="primary" busy={isBusy} busyLabel="Giving…">
              Give days
            </Button>
          </div>
        </form>
      </div>
    </Dialog>
  )
}

function inWords(ends: string | null, hasAccess: boolean): string {
  if (!ends) return 'The courses were never open to them.'
  return hasAccess ? `The courses are open until ${day(ends)}.` : `The courses were open until ${day(ends)}.`
}
