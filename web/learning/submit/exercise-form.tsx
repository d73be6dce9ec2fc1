import { type FormEvent, type ReactNode, useState } from 'react'
import type { TaskStep } from '#contract/learning/tasks.ts'
import type { ApiError } from '#web/kit/api/call.ts'
import { ChevronRight } from '#web/kit/icons.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'
import { Explanation } from './explanation.tsx'
import { type Editor, FilesField, FilesImport } from './files-field.tsx'
import type { Limits } from './limits.rules.ts'
import type { useFiles } from './use-files.ts'
import { describeProblem } from './use-sending.ts'

export const submitAnchor = 'submit-solution'
/** Its id, for a button outside it. */
export const submitForm = 'submit-form'

type ExerciseFormProps = {
  step: TaskStep
  text: string
  onType: (text: string) => void
  files: ReturnType<typeof useFiles>
  limits: Limits | null
  editor: Editor
  droppedFiles: string[]
  onDrop: (fileIds: string[]) => void
  onSubmit: (event: FormEvent) => void
  /** Whether submitting is the next thing to do. */
  isPrimary: boolean
  /** Passing all checks approves it at once. */
  isApprovedByChecks: boolean
  /** Null while nothing is under way. */
  busyLabel: string | null
  /** Why it can't be submitted yet. */
  reason: string | null
  problem: ApiError | null
}

/** Submits the code of the editor; an explanation and more files are optional, and folded if the checks decide. */
export function ExerciseForm({
  step,
  text,
  onType,
  files,
  limits,
  editor,
  droppedFiles,
  onDrop,
  ...form
}: ExerciseFormProps) {
  const { taskStepId, taskStepTitle } = step
  const { isApprovedByChecks, busyLabel, reason, problem } = form
  // Doesn't close while a note is deleted.
  const [hadNote] = useState(text !== '')
  const fileCount = files.items.length + files.kept.length
  const explanation = (
    <Explanation isOptional text={text} saved={null} problem={problem?.fields['textSolution']} onType={onType} />
  )
  const filesField = <FilesField {...files} limits={limits} droppedFiles={droppedFiles} onDrop={onDrop} />
  return (
    <>
      <form
        id={submitForm}
        onSubmit={form.onSubmit}
        noValidate
        aria-label={`Submit: ${taskStepTitle}`}
        className="grid grid-cols-1 gap-4"
      >
        <h3 id={submitAnchor} tabIndex={-1} className="type-h3 scroll-mt-24 outline-none">
          Submit your solution
        </h3>
        {isApprovedByChecks ? (
          <Optional title="Add a note or files, or import from GitHub" isOpen={fileCount > 0 || hadNote}>
            {explanation}
            {filesField}
          </Optional>
        ) : (
          <>
            {explanation}
            <Optional title="Add other files, or import from GitHub" isOpen={fileCount > 0}>
              {filesField}
            </Optional>
          </>
        )}
        {problem && !problem.fields['textSolution'] && <Callout tone="problem">{describeProblem(problem)}</Callout>}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <Button
            type="submit"
            variant={form.isPrimary ? 'primary' : 'secondary'}
            disabled={reason !== null}
            busy={busyLabel !== null}
            busyLabel={busyLabel ?? undefined}
            aria-describedby={`reason-${taskStepId}`}
          >
            Submit
          </Button>
          <p id={`reason-${taskStepId}`} className="type-small text-soft">
            {reason ?? whenSubmitted(isApprovedByChecks)}
          </p>
        </div>
      </form>
      <FilesImport files={files} editor={editor} />
    </>
  )
}

const whenSubmitted = (isApprovedByChecks: boolean) =>
  isApprovedByChecks
    ? 'We run all checks again. If they pass, the step is approved at once.'
    : 'We run all checks again when you submit.'

type OptionalProps = { title: string; isOpen: boolean; children: ReactNode }

const Optional = ({ title, isOpen, children }: OptionalProps) => (
  <details open={isOpen} className="group/optional">
    <summary className="type-label inline-flex min-h-9 items-center gap-1.5 rounded-small pr-2 hover:text-indigo pointer-coarse:min-h-11">
      <ChevronRight
        aria-hidden="true"
        className="size-4.5 text-soft transition-transform group-open/optional:rotate-90"
      />
      {title} <span className="font-normal text-soft">(optional)</span>
    </summary>
    <div className="mt-2 grid grid-cols-1 gap-4">{children}</div>
  </details>
)
