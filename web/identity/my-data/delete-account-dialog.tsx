import { useQuery } from '@tanstack/react-query'
import { AccountDeletion } from '#contract/identity/my-data.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { Field } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { Callout } from '#web/kit/layout/callout.tsx'
import { PasswordInput } from '#web/kit/forms/password-input.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { SkeletonText } from '#web/kit/states/skeleton.tsx'
import { Consequences } from './consequences.tsx'
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
          <div className="grid gap-5">
            <Consequences {...consequences} lostTitle="You’ll lose" />
            <div className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-haze px-4 py-3">
              <p className="min-w-0 flex-1 basis-48">Download your work and certificates first.</p>
              <DownloadMyData />
            </div>
          </div>
          <Confirmation onClose={onClose} />
        </>
      )}
    </QueryView>
  )
}

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
