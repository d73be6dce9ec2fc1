import { useState } from 'react'
import { leadSources, NewLead } from '#contract/membership/demo-desk.ts'
import { Field, Input, Options, Select, Textarea } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { indiaDate } from '#web/kit/format.ts'
import { UserPlus } from '#web/kit/staff-icons.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { FormDialog } from '#web/kit/overlays/form-dialog.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { useAddLead } from '../demos.api.ts'
import { sourceLabel } from './sources.ts'

export function NewLeadButton() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <UserPlus aria-hidden="true" className="size-4.5" />
        Add a lead
      </Button>
      {isOpen && <NewLeadDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}

/** For somebody who called, came by or met us. */
function NewLeadDialog({ onClose }: { onClose: () => void }) {
  const { mutateAsync } = useAddLead()
  const [today] = useState(() => indiaDate(Date.now()))
  const form = useForm({
    schema: NewLead,
    submit: async (body) => {
      await mutateAsync({ body })
      toast('Lead added. You follow up.')
      onClose()
    },
  })
  return (
    <FormDialog
      title="Add a lead"
      intro="Somebody who called, came by or met you, without a demo yet."
      form={form}
      submitLabel="Add lead"
      onClose={onClose}
    >
      <Field label="Name" problem={form.problems['name']}>
        <Input name="name" maxLength={200} autoComplete="off" />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Mobile number" problem={form.problems['mbNumber']}>
          <Input name="mbNumber" type="tel" inputMode="tel" maxLength={30} autoComplete="off" />
        </Field>
        <Field label="Email" optional problem={form.problems['email']}>
          <Input name="email" type="email" inputMode="email" maxLength={254} autoComplete="off" />
        </Field>
      </div>
      <Field label="Interests" problem={form.problems['message']}>
        <Textarea name="message" rows={2} maxLength={2000} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Where they come from" problem={form.problems['source']}>
          <Select name="source" defaultValue="">
            <option value="">Choose</option>
            <Options of={leadSources.map((source) => [source, sourceLabel(source)])} />
          </Select>
        </Field>
        <Field label="Follow up on" optional problem={form.problems['remindOn']}>
          <Input name="remindOn" type="date" min={today} />
        </Field>
      </div>
    </FormDialog>
  )
}
