import { useQuery } from '@tanstack/react-query'
import { grantAccess } from '#contract/membership/grants.ts'
import { Field, Input } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { plural } from '#web/kit/format.ts'
import { FormDialog } from '#web/kit/overlays/form-dialog.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { people } from '../users.rules.ts'
import { grantPreview, useGrantToMany } from './bulk.api.ts'
import { LeftOutList } from './left-out.tsx'
import type { BulkDialogProps } from './selected.ts'

export function AddDaysDialog({ selected: { userIds }, onClose, onDone }: BulkDialogProps) {
  const preview = useQuery(grantPreview(userIds))
  const grant = useGrantToMany()
  const form = useForm({
    schema: grantAccess.body,
    read: (fields) => ({ days: Number(fields.get('days') || Number.NaN), reason: fields.get('reason') }),
    submit: async ({ days, reason }) => {
      const body = { userIds, days, reason }
      const { changed, leftOut } = await grant.mutateAsync({ body })
      onDone({ title: `Added ${plural(days, 'day')} for ${people(changed.length)}`, leftOut })
    },
  })
  return (
    <FormDialog
      title={`Add days for ${people(userIds.length)}`}
      intro="Given by mistake? You can take them back on the page of any of these people."
      form={form}
      submitLabel="Add days"
      busyLabel="Adding…"
      onClose={onClose}
    >
      <QueryView query={preview}>
        {({ people: count, startNow, leftOut }) => (
          <div className="grid grid-cols-1 gap-3">
            <p>{describeGrant(count, startNow)}</p>
            <LeftOutList leftOut={leftOut} />
          </div>
        )}
      </QueryView>
      <Field label="Days to add" problem={form.problems['days']}>
        <Input name="days" inputMode="numeric" autoComplete="off" required />
      </Field>
      <Field
        label="Reason"
        hint="Learners see it in our notification and email, and in their access history."
        problem={form.problems['reason']}
      >
        <Input name="reason" maxLength={300} autoComplete="off" required />
      </Field>
    </FormDialog>
  )
}

function describeGrant(count: number, startNow: number): string {
  if (count === 0) return 'Nobody in this selection can get days.'
  const extended = count - startNow
  const parts = [
    extended > 0 && `${people(extended)}: added to the end of their access.`,
    startNow > 0 && `${people(startNow)} without access now: from today.`,
  ]
  return parts.filter(Boolean).join(' ')
}
