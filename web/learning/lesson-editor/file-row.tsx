import { useRef, useState } from 'react'
import { z } from '#contract/kit/zod.ts'
import { type StepFile, StepFileName } from '#contract/learning/tasks.ts'
import { fileSize } from '#web/kit/format.ts'
import { Field, Input, Problem } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { Ellipsis } from '#web/kit/icons.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { ConfirmDialog } from '#web/kit/overlays/confirm-dialog.tsx'
import { FormDialog } from '#web/kit/overlays/form-dialog.tsx'
import { Menu, MenuItem } from '#web/kit/overlays/menu.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { FileIcon } from '../steps/file-icon.tsx'
import { usePreview } from '../steps/preview.tsx'
import { reasonOf } from '../task-builder/step-upload.ts'
import { useRemoveFile, useRenameFile, useReplaceFile } from './lesson-editor.api.ts'

type FileRowProps = {
  stepId: number
  file: StepFile
  isLinked: boolean
  onInsert: (() => void) | undefined
  onRenamed: (name: string) => void
}

export function FileRow({ stepId, file, isLinked, onInsert, onRenamed }: FileRowProps) {
  const preview = usePreview()
  const [dialog, setDialog] = useState<'rename' | 'remove' | null>(null)
  const replace = useReplaceFile(stepId)
  const remove = useRemoveFile(stepId)
  const chooser = useRef<HTMLInputElement>(null)
  const { stepFileId, name } = file
  const close = () => setDialog(null)
  return (
    <li className="px-3 py-1.5">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <FileIcon kind={file.kind} />
        <button
          type="button"
          className="link touch min-w-0 flex-1 basis-40 text-left wrap-anywhere"
          onClick={() => preview(file)}
        >
          {name}
        </button>
        <span className="type-small text-soft">{fileSize(file.bytes)}</span>
        {onInsert && (
          <Button size="small" aria-label={`Insert a link to ${name}`} onClick={onInsert}>
            Insert
          </Button>
        )}
        <Menu
          trigger={
            <Button size="small" variant="quiet" aria-label={`More for ${name}`}>
              <Ellipsis aria-hidden="true" className="size-4" />
            </Button>
          }
        >
          <MenuItem onSelect={() => setDialog('rename')}>Rename</MenuItem>
          <MenuItem onSelect={() => chooser.current?.click()}>Replace with another file</MenuItem>
          <MenuItem danger onSelect={() => setDialog('remove')}>
            Remove
          </MenuItem>
        </Menu>
        <input
          ref={chooser}
          type="file"
          hidden
          aria-label={`Replace ${name}`}
          onChange={({ target }) => {
            const [chosen] = target.files ?? []
            target.value = ''
            if (chosen)
              replace.mutate(
                { params: { stepFileId }, files: [chosen] },
                { onSuccess: () => toast(`${name} replaced`) },
              )
          }}
        />
      </div>
      {replace.isPending && <p className="type-small text-soft">Uploading…</p>}
      <Problem text={replace.error && reasonOf(replace.error)} />
      {dialog === 'rename' && (
        <RenameDialog stepId={stepId} file={file} isLinked={isLinked} onRenamed={onRenamed} onClose={close} />
      )}
      {dialog === 'remove' && (
        <ConfirmDialog
          title={`Remove ${name}?`}
          text={
            isLinked
              ? 'The text links to this file. Learners can’t open it any more, and the link stays until you change it.'
              : 'Learners can’t open it any more. This can’t be undone.'
          }
          action="Remove"
          onConfirm={() => remove.mutateAsync({ params: { stepFileId } })}
          onClose={close}
        />
      )}
    </li>
  )
}

type RenameDialogProps = Pick<FileRowProps, 'stepId' | 'file' | 'isLinked' | 'onRenamed'> & { onClose: () => void }

function RenameDialog({ stepId, file, isLinked, onRenamed, onClose }: RenameDialogProps) {
  const rename = useRenameFile(stepId)
  const form = useForm({
    schema: z.object({ name: StepFileName }),
    submit: async ({ name }) => {
      const renamed = await rename.mutateAsync({ params: { stepFileId: file.stepFileId }, body: { name } })
      onRenamed(renamed.name)
      onClose()
    },
  })
  return (
    <FormDialog
      title="Rename file"
      {...(isLinked && { intro: 'Links in the draft are changed too. Publish soon, so that learners’ links work.' })}
      form={form}
      submitLabel="Rename"
      onClose={onClose}
    >
      <Field label="Name" hint="With folders, if it has any: starter/app.js" problem={form.problems['name']}>
        <Input name="name" defaultValue={file.name} maxLength={150} data-autofocus />
      </Field>
    </FormDialog>
  )
}
