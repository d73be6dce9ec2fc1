import { useState } from 'react'
import { ForgottenPassword, forgotPassword } from '#contract/identity/account.ts'
import { call } from '#web/kit/api/api.ts'
import { Button, ButtonLink } from '#web/kit/layout/button.tsx'
import { Field, Input } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { Callout } from '#web/kit/layout/callout.tsx'
import type { PublicPage } from '#web/kit/api/page.ts'
import { type PostedForm, submitPostedForm } from '#web/kit/forms/posted-form.ts'
import { GatePage } from '../session/sign-in-gate.tsx'

type Data = { posted: PostedForm<true> | null }

function ForgotPasswordPage({ data: { posted } }: { data: Data }) {
  const [isSent, setIsSent] = useState(posted?.result === true)
  const { onSubmit, problems, isBusy } = useForm({
    schema: ForgottenPassword,
    initialProblems: posted?.problems,
    submit: async (body) => {
      await call(forgotPassword, { body })
      setIsSent(true)
    },
  })
  if (isSent) {
    return (
      <GatePage title="Check your email" intro="If this email has an account, we’ve sent you a link.">
        <p className="mb-6">The link works for one hour. If it isn’t there in a few minutes, check your spam folder.</p>
        <ButtonLink href="/login">Back to login</ButtonLink>
      </GatePage>
    )
  }
  return (
    <GatePage title="Forgot your password?" intro="We’ll email you a link to choose a new one.">
      <form onSubmit={onSubmit} method="post" noValidate className="grid gap-5">
        {problems['form'] && <Callout tone="problem">{problems['form']}</Callout>}
        <Field label="Email" problem={problems['email']}>
          <Input
            name="email"
            type="email"
            defaultValue={posted?.values['email']}
            autoComplete="username"
            inputMode="email"
            required
          />
        </Field>
        <Button type="submit" variant="primary" size="large" busy={isBusy} busyLabel="Sending…">
          Send link
        </Button>
      </form>
      <p className="mt-6">
        <a href="/login" className="link">
          Back to login
        </a>
      </p>
    </GatePage>
  )
}

export const page: PublicPage<Data> = {
  load: async () => ({ posted: null }),
  post: async (call, { fields }) => ({
    posted: await submitPostedForm({
      schema: ForgottenPassword,
      fields,
      submit: async (body) => {
        await call(forgotPassword, { body })
        return true as const
      },
    }),
  }),
  status: ({ posted }) => (posted && !posted.result ? 400 : 200),
  head: () => ({ title: 'Forgot password', description: 'Get a link to choose a new password.' }),
  View: ForgotPasswordPage,
  isUnlisted: true,
  isInteractive: true,
}
