import { useState } from 'react'
import { Confirmation } from '#contract/identity/second-factor.ts'
import { ConfirmIdentity } from '#web/identity/index.ts'
import { useForm } from '#web/kit/forms/form.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { CopyButton } from '#web/kit/overlays/copy-button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { FormDialog } from '#web/kit/overlays/form-dialog.tsx'
import { confirmationIn } from './confirmation.ts'
import { useSecret } from './webhooks.api.ts'

type Props = { webhookId: number; action: 'show' | 'replace'; onClose: () => void }

const texts = {
  show: {
    title: 'Show the signing secret',
    intro: 'Your endpoint checks our signature with it. It’s recorded in the audit log.',
    submit: 'Show secret',
  },
  replace: {
    title: 'Replace the signing secret?',
    intro:
      'For 24 hours we sign with both secrets, so that you can change it in your endpoint without missing anything.',
    submit: 'Replace secret',
  },
}

export function SecretDialog({ webhookId, action, onClose }: Props) {
  const ask = useSecret(webhookId, action)
  const [secret, setSecret] = useState<string | null>(null)
  const form = useForm({
    schema: Confirmation,
    read: confirmationIn,
    submit: async (typed) => setSecret((await ask.mutateAsync(typed)).secret),
  })
  const { title, intro, submit } = texts[action]
  if (secret !== null) return <Secret secret={secret} onClose={onClose} />
  return (
    <FormDialog title={title} intro={intro} form={form} submitLabel={submit} onClose={onClose}>
      <ConfirmIdentity problems={form.problems} onEdit={() => {}} />
    </FormDialog>
  )
}

const Secret = ({ secret, onClose }: { secret: string; onClose: () => void }) => (
  <Dialog
    open
    onClose={onClose}
    title="Signing secret"
    intro="Store it like a password. Don’t put it in code or send it by email."
    actions={<Button onClick={onClose}>Done</Button>}
  >
    <p className="mb-3 rounded-control bg-haze p-3 font-mono text-sm break-all">{secret}</p>
    <CopyButton label="Secret" value={secret} />
  </Dialog>
)
