import { useState } from 'react'
import { z } from '#contract/kit/zod.ts'
import { FilePath } from '#contract/learning/exercises/exercise-files.ts'
import { maxCodeFiles } from '#contract/learning/practice.ts'
import { Field, Input, Checkbox } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { Lock, Pencil, Trash2 } from '#web/kit/icons.tsx'
import { FilePlus } from '#web/kit/staff-icons.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { classes } from '#web/kit/layout/classes.ts'
import { ConfirmDialog } from '#web/kit/overlays/confirm-dialog.tsx'
import { FormDialog } from '#web/kit/overlays/form-dialog.tsx'
import { CodeEditor } from '../practice/code-editor/code-editor.tsx'
import { ProblemList } from './problem-list.tsx'
import type { CodePartProps } from './settings-fields.tsx'

/** The files that learners begin with. */
export function StarterFiles({ content, problems, onChange, onRun }: CodePartProps) {
  const { starter, entry, readOnly } = content
  const [chosen, setChosen] = useState(0)
  const [dialog, setDialog] = useState<'add' | 'rename' | 'delete' | null>(null)
  const index = Math.min(chosen, starter.length - 1)
  const file = starter[index]
  const close = () => setDialog(null)
  const taken = (path: string, except = '') => path !== except && starter.some((one) => one.path === path)

  const add = (path: string) => {
    onChange({ starter: [...starter, { path, text: '' }] })
    setChosen(starter.length)
  }
  const rename = (path: string) =>
    onChange({
      starter: starter.map((one, at) => (at === index ? { ...one, path } : one)),
      readOnly: readOnly.map((one) => (one === file?.path ? path : one)),
      ...(file?.path === entry && { entry: path }),
    })
  const remove = () => {
    onChange({
      starter: starter.filter((_, at) => at !== index),
      readOnly: readOnly.filter((path) => path !== file?.path),
    })
    setChosen(0)
  }
  const protect = (path: string, isReadOnly: boolean) =>
    onChange({ readOnly: isReadOnly ? [...readOnly, path] : readOnly.filter((one) => one !== path) })
  const write = (text: string) =>
    onChange({ starter: starter.map((one, at) => (at === index ? { ...one, text } : one)) })
  return (
    <section aria-labelledby="starter-files">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 id="starter-files" className="type-h3">
          Starter files
        </h2>
        <div className="flex flex-wrap gap-2">
          <Button size="small" disabled={starter.length >= maxCodeFiles} onClick={() => setDialog('add')}>
            <FilePlus aria-hidden="true" className="size-4" />
            Add a file
          </Button>
          <Button size="small" disabled={!file} onClick={() => setDialog('rename')}>
            <Pencil aria-hidden="true" className="size-4" />
            Rename
          </Button>
          <Button size="small" disabled={starter.length < 2} onClick={() => setDialog('delete')}>
            <Trash2 aria-hidden="true" className="size-4" />
            Delete
          </Button>
        </div>
      </div>
      <div className="surface overflow-hidden">
        <nav aria-label="Starter files" className="flex overflow-x-auto border-b border-line">
          {starter.map(({ path }, at) => (
            <button
              key={path}
              type="button"
              aria-current={at === index ? 'true' : undefined}
              onClick={() => setChosen(at)}
              className={classes(
                'min-h-11 shrink-0 border-b-3 border-transparent px-4 font-mono text-sm text-soft outline-offset-[-2px] hover:text-ink',
                'aria-[current=true]:border-marigold aria-[current=true]:text-ink',
              )}
            >
              {path}
              {readOnly.includes(path) && <Lock aria-label="read-only" className="ml-1.5 inline size-3.5" />}
            </button>
          ))}
        </nav>
        {file && (
          <CodeEditor
            key={file.path}
            fileName={file.path}
            text={file.text}
            label={`Text of ${file.path}`}
            onChange={write}
            onRun={onRun}
          />
        )}
      </div>
      {file && (
        <Checkbox
          className="mt-3"
          checked={readOnly.includes(file.path)}
          onChange={({ target }) => protect(file.path, target.checked)}
          label={
            <>
              <span className="font-medium">Learners can’t change {file.path}</span>
              <span className="type-small block text-soft">
                For data, and for files that only connect others. The checks always use your text.
              </span>
            </>
          }
        />
      )}
      <div className="mt-2">
        <ProblemList problems={problems.filter(({ field }) => field === 'starter')} />
      </div>
      {dialog === 'add' && (
        <PathDialog title="Add a file" action="Add" path="" isTaken={taken} onPath={add} onClose={close} />
      )}
      {dialog === 'rename' && file && (
        <PathDialog
          title={`Rename ${file.path}`}
          action="Rename"
          path={file.path}
          isTaken={(path) => taken(path, file.path)}
          onPath={rename}
          onClose={close}
        />
      )}
      {dialog === 'delete' && file && (
        <ConfirmDialog
          title={`Delete ${file.path}?`}
          text="Learners who start the exercise after you publish don’t get this file."
          action="Delete"
          onConfirm={async () => remove()}
          onClose={close}
        />
      )}
    </section>
  )
}

type PathDialogProps = {
  title: string
  action: string
  path: string
  isTaken: (path: string) => boolean
  onPath: (path: string) => void
  onClose: () => void
}

function PathDialog({ title, action, path, isTaken, onPath, onClose }: PathDialogProps) {
  const form = useForm({
    schema: z.object({
      path: FilePath.refine((typed) => !isTaken(typed), 'There is a file with this name already'),
    }),
    submit: async ({ path: typed }) => {
      onPath(typed)
      onClose()
    },
  })
  return (
    <FormDialog title={title} form={form} submitLabel={action} onClose={onClose}>
      <Field label="Path" hint="Such as src/rupees.js" problem={form.problems['path']}>
        <Input name="path" defaultValue={path} autoComplete="off" spellCheck={false} data-autofocus />
      </Field>
    </FormDialog>
  )
}
