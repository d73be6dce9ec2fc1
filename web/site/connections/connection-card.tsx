import { type ReactNode, useState } from 'react'
import { Confirmation } from '#contract/identity/second-factor.ts'
import type { SavedSecret } from '#contract/site/email-server.ts'
import { ConfirmIdentity, useMay } from '#web/identity/index.ts'
import { Field } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { PasswordInput } from '#web/kit/forms/password-input.tsx'
import { day } from '#web/kit/format.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { SectionCard } from '../school/section.tsx'
import type { ConnectionForm } from './connection-form.ts'

type Confirmed = { password?: string | undefined; code?: string | undefined }
type CardProps = {
  connection: ConnectionForm
  intro: ReactNode
  /** How things are now. */
  status: ReactNode
  /** The variable on the server that sets it; then nothing can be changed here. */
  fixedBy: string | null
  testLabel: string
  /** Null while there is nothing to remove. */
  removal: { label: string; text: string; run: (confirmed: Confirmed) => Promise<unknown> } | null
  children: ReactNode
}

export function ConnectionCard({ connection, intro, status, fixedBy, testLabel, removal, children }: CardProps) {
  const { id, title, problems, isUnsaved, report } = connection
  const mayChange = useMay()('payee:act')
  const [isRemoving, setIsRemoving] = useState(false)
  return (
    <SectionCard id={id} title={title} intro={intro} isUnsaved={isUnsaved}>
      <form onSubmit={connection.onSubmit} noValidate aria-labelledby={`${id}-title`} className="grid max-w-2xl gap-5">
        {fixedBy ? (
          <Callout>Set by the server’s configuration ({fixedBy}), so it can’t be changed here.</Callout>
        ) : (
          status
        )}
        <fieldset disabled={fixedBy !== null || !mayChange} className="grid gap-5">
          {children}
        </fieldset>
        {!fixedBy && !mayChange && (
          <p className="type-small text-soft">Only admins, and who they allow to, change this.</p>
        )}
        {!fixedBy && mayChange && (
          <>
            <output className="empty:hidden">
              {report && <Callout tone={report.isGood ? 'good' : 'waiting'}>{report.text}</Callout>}
            </output>
            {isUnsaved && <ConfirmIdentity problems={problems} onEdit={connection.edit} />}
            {problems['form'] && <Callout tone="problem">{problems['form']}</Callout>}
            <div className="flex flex-wrap items-center gap-3">
              <Button
                type="submit"
                variant={isUnsaved ? 'primary' : 'secondary'}
                busy={connection.isBusy}
                busyLabel="Saving…"
              >
                Save <span className="sr-only">{title}</span>
              </Button>
              <Button
                busy={connection.isTesting}
                busyLabel="Trying…"
                onClick={(event) => connection.onTest(event.currentTarget.form!)}
              >
                {testLabel}
              </Button>
              {isUnsaved && (
                <Button variant="quiet" onClick={connection.reset}>
                  Discard changes
                </Button>
              )}
              {removal && !isUnsaved && (
                <Button variant="quiet" onClick={() => setIsRemoving(true)}>
                  {removal.label}
                </Button>
              )}
            </div>
          </>
        )}
      </form>
      {removal && isRemoving && <RemoveDialog title={title} removal={removal} onClose={() => setIsRemoving(false)} />}
    </SectionCard>
  )
}

type SecretFieldProps = {
  name: string
  label: string
  hint?: string
  saved: SavedSecret | null
  connection: Pick<ConnectionForm, 'problems' | 'editSecret' | 'round'>
}

/** What is saved is never shown again; an empty field keeps it. */
export function SecretField({
  name,
  label,
  hint,
  saved,
  connection: { problems, editSecret, round },
}: SecretFieldProps) {
  const kept = saved && `Saved on ${day(saved.at)} by ${saved.by ?? 'a deleted account'}. Leave it empty to keep it.`
  return (
    <Field label={label} hint={kept ?? hint} problem={problems[name]}>
      <PasswordInput key={round} name={name} autoComplete="off" onChange={() => editSecret(name)} />
    </Field>
  )
}

type RemoveProps = { title: string; removal: NonNullable<CardProps['removal']>; onClose: () => void }

function RemoveDialog({ title, removal: { label, text, run }, onClose }: RemoveProps) {
  const { onSubmit, problems, isBusy, setProblems } = useForm({
    schema: Confirmation,
    submit: async (confirmed) => {
      await run(confirmed)
      toast(`${title} removed.`)
      onClose()
    },
  })
  return (
    <Dialog open title={`${label}?`} onClose={onClose}>
      <form onSubmit={onSubmit} noValidate className="grid gap-5">
        <p>{text}</p>
        <ConfirmIdentity problems={problems} onEdit={() => setProblems({})} />
        {problems['form'] && <Callout tone="problem">{problems['form']}</Callout>}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="danger" busy={isBusy} busyLabel="Removing…">
            {label}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
