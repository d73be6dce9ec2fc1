import { useState } from 'react'
import type { CodeFile } from '#contract/learning/practice.ts'
import type { DraftUpload } from '#contract/learning/solutions.ts'
import { importRepository } from '#contract/learning/imports/imports.ts'
import { Field, Input, Problem } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { fileSize, plural } from '#web/kit/format.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { OnlineButton } from '#web/kit/states/online-button.tsx'
import { type Imported, useImport } from './imports.api.ts'
import { shortCommit } from '../imports/imported-from.tsx'

type ImportDialogProps = {
  taskStepId: number
  /** Files that are open in the editor. */
  codePaths: readonly string[]
  takesNewFiles: boolean
  onUploads: (uploads: DraftUpload[]) => void
  onCode: (code: CodeFile[]) => void
  onClose: () => void
}

/** Fetches a public repository into the draft. */
export function ImportDialog({ onClose, ...props }: ImportDialogProps) {
  const [imported, setImported] = useState<Imported | null>(null)
  return imported ? (
    <Outcome imported={imported} onClose={onClose} />
  ) : (
    <AddressForm {...props} onImported={setImported} onClose={onClose} />
  )
}

type AddressFormProps = ImportDialogProps & { onImported: (imported: Imported) => void }

function AddressForm({
  taskStepId,
  codePaths,
  takesNewFiles,
  onUploads,
  onCode,
  onImported,
  onClose,
}: AddressFormProps) {
  const { mutateAsync } = useImport(taskStepId)
  const form = useForm({
    schema: importRepository.body,
    read: (fields) => ({ ...Object.fromEntries(fields), codePaths: [...codePaths], takesNewFiles }),
    submit: async (body) => {
      const imported = await mutateAsync({ params: { stepId: taskStepId }, body })
      onUploads(imported.uploads)
      onCode(imported.code)
      onImported(imported)
    },
  })
  const { address, ...others } = form.problems
  return (
    <Dialog
      open
      onClose={onClose}
      onSubmit={form.onSubmit}
      closeOnBackdrop={false}
      title="Import from GitHub"
      intro="We fetch the newest commit of a public repository once. Later changes there don’t change your submission."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <OnlineButton type="submit" variant="primary" busy={form.isBusy} busyLabel="Importing…">
            Import
          </OnlineButton>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <Field
          label="Address of the repository"
          hint="As in your browser, also of a branch, a commit or a folder. GitLab and Codeberg work too."
          problem={address}
        >
          <Input
            name="address"
            type="url"
            inputMode="url"
            placeholder="https://github.com/owner/repository"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
            data-autofocus
          />
        </Field>
        {form.isBusy && (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> may hold only phrases
          <p role="status" className="type-small text-soft">
            Fetching the files. This can take up to a minute.
          </p>
        )}
        <Problem text={Object.values(others)[0]} />
      </div>
    </Dialog>
  )
}

const maxListed = 50

function Outcome({
  imported: { imported, uploads, code, skipped },
  onClose,
}: {
  imported: Imported
  onClose: () => void
}) {
  const { repository, folder, commit, files } = imported
  const listed = uploads.slice(0, maxListed)
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${plural(files, 'file')} imported`}
      intro={
        <>
          <span className="wrap-anywhere">{folder ? `${repository}/${folder}` : repository}</span> at{' '}
          <code>{shortCommit(commit)}</code>
        </>
      }
      actions={
        <Button variant="primary" onClick={onClose} data-autofocus>
          Done
        </Button>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        {code.length > 0 && <Callout tone="good">In the editor now: {code.map(({ path }) => path).join(', ')}</Callout>}
        {listed.length > 0 && (
          <section aria-label="Files to submit" className="max-h-64 overflow-y-auto rounded-control border border-line">
            <ul className="divide-y divide-line">
              {listed.map(({ uploadId, path, bytes }) => (
                <li key={uploadId} className="type-small flex justify-between gap-3 px-3 py-2">
                  <span className="min-w-0 break-all">{path}</span>
                  <span className="shrink-0 text-soft tabular-nums">{fileSize(bytes)}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
        {skipped.length > 0 && (
          <Callout tone="waiting">
            <p>Not imported:</p>
            <ul className="font-normal">
              {skipped.map(({ path, reason }) => (
                <li key={path} className="wrap-anywhere">
                  <span className="font-medium break-all">{path}</span>: {reason}
                </li>
              ))}
            </ul>
          </Callout>
        )}
        <p className="text-soft">Nothing is submitted yet: look at the files, then press Submit.</p>
      </div>
    </Dialog>
  )
}
