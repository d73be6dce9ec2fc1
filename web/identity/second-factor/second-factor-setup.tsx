import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { beginSecondFactor, confirmSecondFactor } from '#contract/identity/second-factor.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { CopyButton } from '#web/kit/overlays/copy-button.tsx'
import { Field } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { Callout } from '#web/kit/layout/callout.tsx'
import { PasswordInput } from '#web/kit/forms/password-input.tsx'
import { QrCode } from '#web/kit/layout/qr-code.tsx'
import type { QrPath } from '#web/kit/layout/qr.ts'
import { CodeField } from '../session/code-field.tsx'
import { secondFactor, useBeginFactor, useConfirmFactor } from './api.ts'
import { ConfirmEmail } from './confirm-email.tsx'

type Setup = { secret: string; otpauthUrl: string; qr: QrPath }
type Props = { onCodes: (codes: string[]) => void; onCancel?: () => void }

/** First the email address, if it is not confirmed. Then step 1: the password. Step 2: the QR code for the app, and a first code from it. */
export function SecondFactorSetup({ onCodes, onCancel }: Props) {
  const [setup, setSetup] = useState<Setup | null>(null)
  const factor = useQuery(secondFactor)
  if (factor.data?.isEmailConfirmed === false) return <ConfirmEmail onCancel={onCancel} />
  return setup ? (
    <AppStep setup={setup} onCodes={onCodes} onCancel={onCancel ?? (() => setSetup(null))} />
  ) : (
    <PasswordStep onSetup={setSetup} onCancel={onCancel} />
  )
}

function PasswordStep({ onSetup, onCancel }: { onSetup: (setup: Setup) => void; onCancel: (() => void) | undefined }) {
  const begin = useBeginFactor()
  const { onSubmit, problems, isBusy } = useForm({
    schema: beginSecondFactor.body,
    submit: async (body) => onSetup(await begin.mutateAsync(body)),
  })
  return (
    <form onSubmit={onSubmit} noValidate className="grid max-w-md gap-5">
      {problems['form'] && <Callout tone="problem">{problems['form']}</Callout>}
      <Field label="Your password" hint="To make sure it’s you." problem={problems['password']}>
        <PasswordInput name="password" autoComplete="current-password" required />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={isBusy}>
          Continue
        </Button>
        {onCancel && <Button onClick={onCancel}>Cancel</Button>}
      </div>
    </form>
  )
}

function AppStep({ setup, onCodes, onCancel }: { setup: Setup; onCodes: Props['onCodes']; onCancel: () => void }) {
  const confirm = useConfirmFactor()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const { onSubmit, problems, isBusy } = useForm({
    schema: confirmSecondFactor.body,
    submit: async (body) => onCodes((await confirm.mutateAsync(body)).recoveryCodes),
  })
  return (
    <div className="grid gap-6 md:grid-cols-[auto_1fr]">
      <QrCode qr={setup.qr} label="QR code for your authenticator app" />
      <div className="grid min-w-0 content-start gap-5">
        <p className="max-w-prose">
          Scan the code with an authenticator app, such as Aegis, 2FAS or Google Authenticator.{' '}
          <a href={setup.otpauthUrl} className="link md:hidden">
            Open the app on this phone
          </a>
        </p>
        <div className="min-w-0">
          <p className="type-small text-soft">Can’t scan it? Enter this key in the app (time-based):</p>
          <p className="mt-1 flex flex-wrap items-center gap-2">
            <code className="min-w-0 font-mono wrap-anywhere" data-testid="secret">
              {setup.secret.match(/.{1,4}/g)?.join(' ')}
            </code>
            <CopyButton label="Key" value={setup.secret} />
          </p>
        </div>
        <form onSubmit={onSubmit} noValidate className="grid gap-5">
          {problems['form'] && <Callout tone="problem">{problems['form']}</Callout>}
          <CodeField ref={field} problem={problems['code']} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="primary" busy={isBusy}>
              Turn on
            </Button>
            <Button onClick={onCancel}>Cancel</Button>
          </div>
        </form>
      </div>
    </div>
  )
}
