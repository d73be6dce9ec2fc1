import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { AccountDeletion, type Deletion } from '#contract/identity/my-data.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { Field } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { Callout } from '#web/kit/layout/callout.tsx'
import { PasswordInput } from '#web/kit/forms/password-input.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { SkeletonText } from '#web/kit/states/skeleton.tsx'
import { DownloadMyData } from './download-my-data.tsx'
import { deletionPreview, useDeleteAccount } from './api.ts'

type Props = { open: boolean; onClose: () => void }

export function DeleteAccountDialog({ open, onClose }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      closeOnBackdrop={false}
      title="Delete your account?"
      intro="This can’t be undone, not even by us. You can register again with the same email address, but you’ll start from the beginning."
    >
      <Content onClose={onClose} />
    </Dialog>
  )
}

function Content({ onClose }: Pick<Props, 'onClose'>) {
  const preview = useQuery(deletionPreview)
  return (
    <QueryView query={preview} skeleton={<SkeletonText lines={9} />}>
      {(consequences) => (
        <>
          <Consequences {...consequences} />
          <Confirmation onClose={onClose} />
        </>
      )}
    </QueryView>
  )
}

function Consequences({ removed, kept, lost }: Deletion) {
  return (
    <div className="grid gap-5">
      {lost.length > 0 && (
        <Callout tone="waiting">
          You’ll lose
          <ul className="mt-1 list-disc pl-5 font-normal">
            {lost.map((what) => (
              <li key={what}>{what}</li>
            ))}
          </ul>
        </Callout>
      )}
      <Part title="What we delete">
        {removed.map((what) => (
          <li key={what} className="first-letter:uppercase">
            {what}
          </li>
        ))}
      </Part>
      <Part title="What we keep, and why">
        {kept.map(({ what, why }) => (
          <li key={what}>
            <span className="block first-letter:uppercase">{what}</span>
            <span className="type-small block text-soft first-letter:uppercase">{why}</span>
          </li>
        ))}
      </Part>
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-haze px-4 py-3">
        <p className="min-w-0 flex-1 basis-48">Download your work and certificates first.</p>
        <DownloadMyData />
      </div>
    </div>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3 className="mb-1 font-semibold">{title}</h3>
    <ul className="list-disc space-y-1.5 pl-5 marker:text-soft">{children}</ul>
  </section>
)

function Confirmation({ onClose }: Pick<Props, 'onClose'>) {
  const deletion = useDeleteAccount()
  const { onSubmit, problems, isBusy } = useForm({
    schema: AccountDeletion,
    submit: async (body) => {
      await deletion.mutateAsync(body)
    },
  })
  return (
    <form onSubmit={onSubmit} noValidate className="mt-6 grid gap-5 border-t border-line pt-5">
      {problems['form'] && <Callout tone="problem">{problems['form']}</Callout>}
      <Field label="Your password" hint="To make sure it’s you." problem={problems['password']}>
        <PasswordInput name="password" autoComplete="current-password" required />
      </Field>
      <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
        <Button onClick={onClose}>Keep my account</Button>
        {/* Busy until the next page opens. */}
        <Button type="submit" variant="danger" busy={isBusy || deletion.isSuccess} busyLabel="Deleting...">
          Delete permanently
        </Button>
      </div>
    </form>
  )
}
