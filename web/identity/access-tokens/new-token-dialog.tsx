import { useState } from 'react'
import { NewAccessToken, tokenDays } from '#contract/identity/access-tokens.ts'
import { Field, Input, Options, Select } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { day } from '#web/kit/format.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { CopyButton } from '#web/kit/overlays/copy-button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { FormDialog } from '#web/kit/overlays/form-dialog.tsx'
import { useCreateToken } from './api.ts'

const read = (form: FormData) => ({
  name: form.get('name'),
  scope: form.get('scope'),
  days: Number(form.get('days')),
})

type Created = { token: string; expiresAt: string }

/** The form, then the token, which is never shown again. */
export function NewTokenDialog({ onClose }: { onClose: () => void }) {
  const [created, setCreated] = useState<Created | null>(null)
  const create = useCreateToken()
  const form = useForm({
    schema: NewAccessToken,
    read,
    submit: async (body) => {
      const { token, details } = await create.mutateAsync({ body })
      setCreated({ token, expiresAt: details.expiresAt })
    },
  })
  if (created) return <NewToken {...created} onClose={onClose} />
  return (
    <FormDialog
      title="Create an access token"
      form={form}
      submitLabel="Create token"
      busyLabel="Creating…"
      onClose={onClose}
    >
      <div className="grid grid-cols-1 gap-5">
        <Field label="Name" hint="So that you know later where you use it." problem={form.problems['name']}>
          <Input name="name" placeholder="My laptop" maxLength={60} required data-autofocus />
        </Field>
        <Field label="What it’s for" problem={form.problems['scope']}>
          <Select name="scope" defaultValue="push">
            <Options
              of={[
                ['push', 'Clone and push'],
                ['read', 'Clone only'],
              ]}
            />
          </Select>
        </Field>
        <Field label="How long it works" problem={form.problems['days']}>
          <Select name="days" defaultValue="90">
            <Options of={tokenDays.map((days) => [days, days === 365 ? 'One year' : `${days} days`])} />
          </Select>
        </Field>
      </div>
    </FormDialog>
  )
}

function NewToken({ token, expiresAt, onClose }: Created & { onClose: () => void }) {
  const example = `git clone ${window.location.origin}/git/12-name-of-the-step`
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnBackdrop={false}
      title="Your new access token"
      intro="Copy it now. We won’t show it again."
      actions={
        <Button variant="primary" onClick={onClose}>
          I’ve saved it
        </Button>
      }
    >
      <div className="flex items-center justify-between gap-3 rounded-control border border-line bg-haze py-2 pr-2 pl-3">
        <code className="min-w-0 wrap-anywhere">{token}</code>
        <CopyButton label="Access token" value={token} className="shrink-0" />
      </div>
      <p className="mt-4">
        Git asks for it as the password when you clone a step. Any user name works. The address is on each step, under
        “Work with Git”:
      </p>
      <pre className="mt-2 rounded-control bg-haze px-3 py-2 text-[0.9375rem] wrap-anywhere whitespace-pre-wrap">
        {example}
      </pre>
      <p className="type-small mt-3 text-soft">It works until {day(expiresAt)}. Treat it like a password.</p>
    </Dialog>
  )
}
