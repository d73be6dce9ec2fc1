import { useState } from 'react'
import { applyAsCompany, CompanyApplication, confirmHours } from '#contract/hiring/applications.ts'
import { call } from '#web/kit/api/api.ts'
import { Field, Input, Textarea } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { useFormDraft } from '#web/kit/forms/form-draft.ts'
import type { PostedForm } from '#web/kit/forms/posted-form.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'
import { CompanyFields } from '../companies/company-fields.tsx'

const draftFields = ['name', 'website', 'kind', 'city', 'firstName', 'lastName', 'email', 'message']

/** `posted`: without JavaScript. */
export function ApplyForm({ posted }: { posted: PostedForm<unknown> | null }) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { form, forget } = useFormDraft('company application', draftFields)
  const { onSubmit, problems, isBusy } = useForm({
    schema: CompanyApplication,
    initialProblems: posted?.problems,
    submit: async (body) => {
      await call(applyAsCompany, { body })
      forget()
      setSentTo(body.email)
    },
  })
  const typed = posted?.values ?? {}
  if (sentTo !== null) return <CheckYourEmail email={sentTo} />
  return (
    <form ref={form} onSubmit={onSubmit} method="post" action="#apply" noValidate className="grid gap-5">
      <CompanyFields problems={problems} typed={typed} />
      <Field label="Your work email" hint="At the domain of the website" problem={problems['email']}>
        <Input
          name="email"
          type="email"
          defaultValue={typed['email']}
          autoComplete="email"
          inputMode="email"
          maxLength={254}
          required
        />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="First name" problem={problems['firstName']}>
          <Input
            name="firstName"
            defaultValue={typed['firstName']}
            autoComplete="given-name"
            maxLength={100}
            required
          />
        </Field>
        <Field label="Last name" optional problem={problems['lastName']}>
          <Input name="lastName" defaultValue={typed['lastName']} autoComplete="family-name" maxLength={100} />
        </Field>
      </div>
      <Field
        label="What are you hiring for?"
        optional
        hint="Roles, how many people, and when"
        problem={problems['message']}
      >
        <Textarea name="message" defaultValue={typed['message']} rows={3} maxLength={1000} />
      </Field>
      {problems['form'] && <Callout tone="problem">{problems['form']}</Callout>}
      <Button type="submit" variant="primary" size="large" busy={isBusy} busyLabel="Sending…">
        Send application
      </Button>
      <p className="type-small text-soft">
        We use your name and address only for this application, and delete them if we decline it. See our{' '}
        <a href="/privacy" className="link">
          privacy policy
        </a>
        .
      </p>
    </form>
  )
}

/** The same whether the company is new or here already. */
export const CheckYourEmail = ({ email }: { email: string }) => (
  <Callout tone="good">
    <p className="font-semibold">Check your email</p>
    <p className="mt-1 font-normal">
      We’ve written to <span className="wrap-anywhere">{email}</span>. Open the link within {confirmHours} hours to
      confirm your address. It may be in your spam folder.
    </p>
  </Callout>
)
