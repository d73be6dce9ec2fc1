import { useMutation, useQuery } from '@tanstack/react-query'
import { confirmEmail } from '#contract/identity/account.ts'
import { Field, Input } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'
import { me } from '../session/api.ts'
import { emailCode, useConfirmEmail } from './api.ts'

/** Two-step verification is only for an address that belongs to the person. */
export function ConfirmEmail({ onCancel }: { onCancel: (() => void) | undefined }) {
  const send = useMutation(emailCode)
  const address = useQuery(me).data?.email
  if (send.isSuccess) return <CodeStep address={address} onAgain={() => send.mutate()} onCancel={onCancel} />
  return (
    <div className="grid max-w-md gap-5">
      <p>
        First, confirm that {address ? <strong className="wrap-anywhere">{address}</strong> : 'your email address'} is
        yours. We’ll email you a code.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" busy={send.isPending} onClick={() => send.mutate()}>
          Email me a code
        </Button>
        {onCancel && <Button onClick={onCancel}>Cancel</Button>}
      </div>
    </div>
  )
}

type CodeStepProps = { address: string | undefined; onAgain: () => void; onCancel: (() => void) | undefined }

function CodeStep({ address, onAgain, onCancel }: CodeStepProps) {
  const confirm = useConfirmEmail()
  const { onSubmit, problems, isBusy, setProblems } = useForm({
    schema: confirmEmail.body,
    submit: async (body) => void (await confirm.mutateAsync({ body })),
  })
  return (
    <form onSubmit={onSubmit} noValidate className="grid max-w-md gap-5">
      {problems['form'] && <Callout tone="problem">{problems['form']}</Callout>}
      <Field
        label="Code from the email"
        hint={`6 digits, sent to ${address ?? 'your email address'}. It may be in your spam folder.`}
        problem={problems['code']}
      >
        <Input
          name="code"
          required
          maxLength={20}
          inputMode="numeric"
          autoComplete="one-time-code"
          className="max-w-60 text-lg tracking-widest"
          onChange={() => setProblems({})}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={isBusy}>
          Confirm
        </Button>
        <Button onClick={onAgain}>Send a new code</Button>
        {onCancel && <Button onClick={onCancel}>Cancel</Button>}
      </div>
    </form>
  )
}
