import { Field, Input } from '#web/kit/forms/field.tsx'
import type { Problems } from '#web/kit/forms/form.ts'

/** Of the person who is invited. */
export const ContactFields = ({ problems, emailHint }: { problems: Problems; emailHint: string }) => (
  <>
    <Field label="Email" hint={emailHint} problem={problems['email']}>
      <Input name="email" type="email" autoComplete="off" inputMode="email" maxLength={254} required />
    </Field>
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label="First name" problem={problems['firstName']}>
        <Input name="firstName" autoComplete="off" maxLength={100} required />
      </Field>
      <Field label="Last name" optional problem={problems['lastName']}>
        <Input name="lastName" autoComplete="off" maxLength={100} />
      </Field>
    </div>
  </>
)
