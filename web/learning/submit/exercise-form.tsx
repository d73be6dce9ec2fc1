import type { FormEvent } from 'react'
import type { TaskStep } from '#contract/learning/tasks.ts'
import type { ApiError } from '#web/kit/api/call.ts'
import { ChevronRight } from '#web/kit/icons.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'
import { Explanation } from './explanation.tsx'
import { FilesField } from './files-field.tsx'
import type { Limits } from './limits.rules.ts'
import type { useFiles } from './use-files.ts'
import { describeProblem } from './use-sending.ts'

export const submitAnchor = 'submit-solution'

type ExerciseFormProps = {
  step: TaskStep
  text: string
  onType: (text: string) => void
  files: ReturnType<typeof useFiles>
  limits: Limits | null
  droppedFiles: string[]
  onDrop: (fileIds: string[]) => void
  onSubmit: (event: FormEvent) => void
  /** Whether submitting is the next thing to do. */
  isPrimary: boolean
  /** Null while nothing is under way. */
  busyLabel: string | null
  /** Why it can't be submitted yet. */
  reason: string | null
  problem: ApiError | null
}

/** Submits the code of the editor; an explanation and more files are optional. */
export function ExerciseForm({ step, text, onType, files, limits, droppedFiles, onDrop, ...form }: ExerciseFormProps) {
  const { taskStepId, taskStepTitle } = step
  const { busyLabel, reason, problem } = form
  const fileCount = files.items.length + files.kept.length
  return (
    <form
      onSubmit={form.onSubmit}
      noValidate
      aria-label={`Submit: ${taskStepTitle}`}
      className="grid grid-cols-1 gap-4"
    >
      <h3 id={submitAnchor} tabIndex={-1} className="type-h3 scroll-mt-24 outline-none">
        Submit your solution
      </h3>
      <Explanation isOptional text={text} saved={null} problem={problem?.fields['textSolution']} onType={onType} />
      <details open={fileCount > 0} className="group/files">
        <summary className="type-label inline-flex min-h-9 items-center gap-1.5 rounded-small pr-2 hover:text-indigo pointer-coarse:min-h-11">
          <ChevronRight
            aria-hidden="true"
            className="size-4.5 text-soft transition-transform group-open/files:rotate-90"
          />
          Add other files <span className="font-normal text-soft">(optional)</span>
        </summary>
        <div className="mt-2">
          <FilesField {...files} limits={limits} droppedFiles={droppedFiles} onDrop={onDrop} />
        </div>
      </details>
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
          {reason ?? 'We run all checks again when you submit.'}
        </p>
      </div>
    </form>
  )
}
