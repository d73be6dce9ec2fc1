import { useRef, useState } from 'react'
import { uploadTaskUrls, type TaskStep } from '#contract/learning/tasks.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { Field, Input } from '#web/kit/forms/field.tsx'
import { useFocusFirstProblem } from '#web/kit/forms/focus-error.ts'
import { useForm } from '#web/kit/forms/form.ts'
import { Plus, Trash2 } from '#web/kit/icons.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { filledUrls, newUrl, problemsByRow, toUrlRows } from './step-urls.ts'
import { useSetStepUrls } from './task-builder.api.ts'

type StepUrlsDialogProps = { courseId: number; step: TaskStep; onClose: () => void }

export function StepUrlsDialog({ courseId, step, onClose }: StepUrlsDialogProps) {
  const set = useSetStepUrls(courseId, step.taskStepId)
  const [rows, setRows] = useState(() => toUrlRows(step.urls))
  const form = useRef<HTMLFormElement>(null)
  const { onSubmit, problems, isBusy, setProblems } = useForm({
    schema: uploadTaskUrls.body,
    read: () => ({ taskStepId: step.taskStepId, urls: filledUrls(rows) }),
    submit: () => send(filledUrls(rows)),
  })
  useFocusFirstProblem(form, problems)

  async function send(urls: string[]) {
    await set.mutateAsync(urls)
    toast(urls.length === 0 ? 'Links removed' : 'Links saved')
    onClose()
  }
  const removeAll = () =>
    void send([]).catch((error: unknown) => setProblems({ form: error instanceof Error ? error.message : '' }))

  const rowProblems = problemsByRow(rows, problems)
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnBackdrop={false}
      title={`Links of ${step.taskStepTitle}`}
      intro="Pages and videos for this step. They open in a new tab."
    >
      <form ref={form} onSubmit={onSubmit} noValidate className="grid grid-cols-1 gap-4">
        {(problems['form'] ?? problems['urls']) && (
          <Callout tone="problem">{problems['form'] ?? problems['urls']}</Callout>
        )}
        {rows.map(({ key, url }, index) => (
          <div key={key} className="flex items-start gap-1">
            <Field label={`Link ${index + 1}`} problem={rowProblems.get(key)} className="flex-1">
              <Input
                type="url"
                inputMode="url"
                placeholder="https://"
                value={url}
                onChange={(event) =>
                  setRows(rows.map((row) => (row.key === key ? { ...row, url: event.target.value } : row)))
                }
              />
            </Field>
            <button
              type="button"
              aria-label={`Remove link ${index + 1}`}
              title={`Remove link ${index + 1}`}
              onClick={() => {
                const rest = rows.filter((row) => row.key !== key)
                setRows(rest.length > 0 ? rest : [newUrl()])
                setProblems({})
              }}
              className="touch mt-7 grid size-9 shrink-0 place-items-center rounded-control text-soft hover:bg-haze hover:text-vermilion"
            >
              <Trash2 aria-hidden="true" className="size-4.5" />
            </button>
          </div>
        ))}
        <Button size="small" className="justify-self-start" onClick={() => setRows([...rows, newUrl()])}>
          <Plus aria-hidden="true" className="size-4" />
          Add another link
        </Button>
        <div className="flex flex-wrap justify-end gap-3">
          {step.urls !== '' && (
            <Button variant="quiet" className="mr-auto text-vermilion" onClick={removeAll}>
              Remove all links
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={isBusy} disabled={filledUrls(rows).length === 0}>
            Submit URLs
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
