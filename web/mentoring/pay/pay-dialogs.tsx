import { NewPayCorrection, NewPayRate, type PayStatement, payMentor } from '#contract/mentoring/pay.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { me, staffMembers } from '#web/identity/index.ts'
import { Field, Input, Options, Select } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { rupees as formatRupees } from '#web/kit/format.ts'
import { FormDialog } from '#web/kit/overlays/form-dialog.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { formatMonth } from '#web/membership/index.ts'
import { useCorrectPay, usePay, useSetRate } from './pay.api.ts'

type StatementDialogProps = { statement: PayStatement; onClose: () => void }

export function PaidDialog({ statement: { userId, name, month, rupees }, onClose }: StatementDialogProps) {
  const pay = usePay()
  const form = useForm({
    schema: payMentor.body,
    read: (fields) => ({ month, rupees, reference: fields.get('reference') }),
    submit: async (body) => {
      await pay.mutateAsync({ params: { userId }, body })
      onClose()
      toast(`Marked as paid: ${name}, ${formatMonth(month)}.`)
    },
  })
  return (
    <FormDialog
      title={`Mark ${formatRupees(rupees)} as paid?`}
      intro={`${name}, ${formatMonth(month)}. From then on the statement is fixed; you can only add corrections.`}
      form={form}
      submitLabel="Mark as paid"
      busyLabel="Saving…"
      onClose={onClose}
    >
      <Field label="Reference of the transfer" optional problem={form.problems['reference']}>
        <Input name="reference" maxLength={60} autoComplete="off" />
      </Field>
    </FormDialog>
  )
}

const numberIn = (fields: FormData, name: string) => {
  const typed = fields.get(name)
  return typeof typed !== 'string' || typed.trim() === '' ? null : Number(typed)
}

export function CorrectionDialog({ statement: { userId, name, month }, onClose }: StatementDialogProps) {
  const correct = useCorrectPay()
  const form = useForm({
    schema: NewPayCorrection,
    read: (fields) => ({ month, rupees: numberIn(fields, 'rupees'), reason: fields.get('reason') }),
    submit: async (body) => {
      await correct.mutateAsync({ params: { userId }, body })
      onClose()
      toast('Correction added.')
    },
  })
  return (
    <FormDialog
      title="Add a correction"
      intro={`${name}, ${formatMonth(month)}. Both of you see it on the statement.`}
      form={form}
      submitLabel="Add correction"
      busyLabel="Adding…"
      onClose={onClose}
    >
      <Field label="Rupees" hint="Below 0 takes money back, such as -50." problem={form.problems['rupees']}>
        <Input name="rupees" inputMode="text" autoComplete="off" required />
      </Field>
      <Field label="Reason" problem={form.problems['reason']}>
        <Input name="reason" maxLength={200} autoComplete="off" required />
      </Field>
    </FormDialog>
  )
}

type RateDialogProps = { currentMonth: string; onClose: () => void }

/** Of the school or of one mentor, never one's own. */
export function RateDialog({ currentMonth, onClose }: RateDialogProps) {
  const setRate = useSetRate()
  const { data: person } = useQuery(me)
  const { data: team = [] } = useQuery(staffMembers)
  const [userId, setUserId] = useState('')
  const [followsSchool, setFollowsSchool] = useState(false)
  const isSchool = userId === ''
  const form = useForm({
    schema: NewPayRate,
    read: (fields) => ({
      userId: isSchool ? null : Number(userId),
      fromMonth: fields.get('fromMonth'),
      rupees:
        !isSchool && followsSchool
          ? null
          : Object.fromEntries(
              ['review', 'session', 'month'].map((kind) => [kind, numberIn(fields, `rupees.${kind}`)]),
            ),
    }),
    submit: async (rate) => {
      await setRate.mutateAsync({ body: NewPayRate.parse(rate) })
      onClose()
      toast('Rates saved.')
    },
  })
  const amount = (kind: string, label: string) => (
    <Field label={label} problem={form.problems[`rupees.${kind}`]}>
      <Input name={`rupees.${kind}`} inputMode="numeric" autoComplete="off" defaultValue="0" required />
    </Field>
  )
  return (
    <FormDialog
      title="Set rates"
      intro="Months before stay as they are. 0 means that it isn’t paid for."
      form={form}
      submitLabel="Save rates"
      busyLabel="Saving…"
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="For" problem={form.problems['userId']}>
          <Select name="userId" value={userId} onChange={({ target }) => setUserId(target.value)}>
            <option value="">Everybody without own rates</option>
            <Options of={team.filter((one) => one.userId !== person?.userId).map((one) => [one.userId, one.name])} />
          </Select>
        </Field>
        <Field label="From" problem={form.problems['fromMonth']}>
          <Input type="month" name="fromMonth" min={currentMonth} defaultValue={currentMonth} required />
        </Field>
      </div>
      {!isSchool && (
        <Field label="Rates">
          <Select
            value={followsSchool ? 'school' : 'own'}
            onChange={({ target }) => setFollowsSchool(target.value === 'school')}
          >
            <option value="own">Their own</option>
            <option value="school">The school’s</option>
          </Select>
        </Field>
      )}
      {(isSchool || !followsSchool) && (
        <div className="grid gap-4 sm:grid-cols-3">
          {amount('review', '₹ per review')}
          {amount('session', '₹ per session')}
          {amount('month', '₹ per month')}
        </div>
      )}
    </FormDialog>
  )
}
