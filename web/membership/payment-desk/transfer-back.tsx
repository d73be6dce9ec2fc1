import { useState } from 'react'
import { Field, Input, Select } from '#web/kit/forms/field.tsx'
import { indiaDate } from '#web/kit/format.ts'
import type { Problems } from '#web/kit/forms/form.ts'

/** How and when money went back to the payer, and its reference. */
export function TransferBack({ problems, isOnline }: { problems: Problems; isOnline: boolean }) {
  const [today] = useState(() => indiaDate(new Date().toISOString()))
  const [method, setMethod] = useState(isOnline ? 'online' : 'upi')
  return (
    <>
      <Field label="Sent by" problem={problems['method']}>
        <Select name="method" value={method} onChange={({ target }) => setMethod(target.value)}>
          <option value="upi">UPI</option>
          <option value="bank">Bank transfer</option>
          <option value="online">Payment gateway</option>
          <option value="cash">Cash</option>
        </Select>
      </Field>
      <Field
        label={method === 'online' ? 'Refund ID' : 'Reference of your transfer'}
        hint={
          method === 'online'
            ? 'Refund it in the gateway’s dashboard. It shows the ID, such as rfnd_FP8QHiV938haTz.'
            : null
        }
        optional={method === 'cash'}
        problem={problems['reference']}
      >
        <Input name="reference" maxLength={40} autoComplete="off" />
      </Field>
      <Field label="Sent on" hint="The day the money left the bank." problem={problems['sentOn']}>
        <Input type="date" name="sentOn" defaultValue={today} max={today} />
      </Field>
    </>
  )
}
