import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { limitOf, NewCoupon } from '#contract/membership/coupons.ts'
import { Field, Input, Checkbox, Select } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { Callout } from '#web/kit/layout/callout.tsx'
import { FormDialog } from '#web/kit/overlays/form-dialog.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { site } from '#web/site/index.ts'
import { courseChoices } from '../payments.api.ts'
import { useCreateCoupon } from './coupons.api.ts'

const numberIn = (fields: FormData, name: string) => {
  const typed = fields.get(name)
  return typeof typed !== 'string' || typed.trim() === '' ? null : Number(typed)
}

export function NewCouponDialog({ onClose }: { onClose: () => void }) {
  const create = useCreateCoupon()
  const [kind, setKind] = useState<'percent' | 'amount'>('percent')
  const [discount, setDiscount] = useState('')
  const { data: offered = [] } = useQuery(courseChoices)
  const { data: school } = useQuery(site)
  const form = useForm({
    schema: NewCoupon,
    read: (fields) => ({
      code: fields.get('code'),
      percent: kind === 'percent' ? numberIn(fields, 'discount') : null,
      offRupees: kind === 'amount' ? numberIn(fields, 'discount') : null,
      courseIds: fields.getAll('courseIds').map(Number),
      startsOn: fields.get('startsOn'),
      endsOn: fields.get('endsOn'),
      maxUses: numberIn(fields, 'maxUses'),
      maxUsesPerPerson: numberIn(fields, 'maxUsesPerPerson') ?? 1,
      skipsPlans: fields.get('skipsPlans') === 'on',
    }),
    submit: async (coupon) => {
      const { code } = await create.mutateAsync({ body: NewCoupon.parse(coupon) })
      toast(`${code} is ready.`)
      onClose()
    },
  })
  const { problems } = form
  const typed = /^\d+$/.test(discount) ? Number(discount) : null
  const terms = { percent: kind === 'percent' ? typed : null, offRupees: kind === 'amount' ? typed : null }
  const limit = school && typed ? limitOf(terms, school.plans) : null
  return (
    <FormDialog
      title="New coupon"
      intro="Its terms can’t be changed later. You can end it at any time."
      form={form}
      submitLabel="Create coupon"
      busyLabel="Creating…"
      onClose={onClose}
    >
      <Field label="Code" hint="4 to 20 letters and digits, such as DIWALI26." problem={problems['code']}>
        <Input name="code" maxLength={30} autoCapitalize="characters" autoComplete="off" spellCheck={false} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Kind of discount">
          <Select value={kind} onChange={({ target }) => setKind(target.value === 'amount' ? 'amount' : 'percent')}>
            <option value="percent">Percent</option>
            <option value="amount">Rupees</option>
          </Select>
        </Field>
        <Field
          label={kind === 'percent' ? 'Percent off' : 'Rupees off'}
          problem={problems['percent'] ?? problems['offRupees'] ?? (limit?.isUseless ? limit.text : undefined)}
        >
          <Input
            name="discount"
            inputMode="numeric"
            autoComplete="off"
            value={discount}
            onChange={({ target }) => setDiscount(target.value)}
          />
        </Field>
        {limit && !limit.isUseless && (
          <Callout tone="waiting" className="sm:col-span-2">
            <p>{limit.text}</p>
            <Checkbox
              name="skipsPlans"
              className="mt-2"
              label="That’s what I want"
              problem={problems['skipsPlans'] && 'Confirm it, or change the discount'}
            />
          </Callout>
        )}
        <Field label="First day" problem={problems['startsOn']}>
          <Input type="date" name="startsOn" />
        </Field>
        <Field label="Last day" problem={problems['endsOn']}>
          <Input type="date" name="endsOn" />
        </Field>
        <Field label="Uses in total" optional hint="Empty: no limit." problem={problems['maxUses']}>
          <Input name="maxUses" inputMode="numeric" autoComplete="off" />
        </Field>
        <Field label="Uses per person" problem={problems['maxUsesPerPerson']}>
          <Input name="maxUsesPerPerson" inputMode="numeric" defaultValue="1" autoComplete="off" />
        </Field>
      </div>
      <fieldset className="grid gap-1">
        <legend className="type-label mb-1.5">Courses</legend>
        <p className="type-small mb-1 text-soft">Choose none for all courses.</p>
        {offered.map(({ id, title }) => (
          <label key={id} className="flex min-h-9 items-center gap-3 pointer-coarse:min-h-11">
            <input type="checkbox" name="courseIds" value={id} className="size-5 shrink-0 accent-indigo" />
            {title}
          </label>
        ))}
      </fieldset>
    </FormDialog>
  )
}
