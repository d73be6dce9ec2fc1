import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { maxStepName } from '#contract/learning/tasks.ts'
import { Field, Input } from '#web/kit/forms/field.tsx'
import { MarkdownField } from '#web/kit/markdown/markdown-field.tsx'
import { Trash2 } from '#web/kit/icons.tsx'
import type { StepRow } from './task-form.ts'

type StepRowFieldsProps = {
  step: StepRow
  index: number
  handle: ReactNode
  problems: { name: string | undefined; instructions: string | undefined }
  /** Set when this row should take the focus. */
  focused: object | null
  onChange: (change: Partial<StepRow>) => void
  onNext: () => void
  onRemove: () => void
}

export function StepRowFields(props: StepRowFieldsProps) {
  const { step, index, handle, problems, focused, onChange, onNext, onRemove } = props
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (focused) input.current?.focus()
  }, [focused])

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // While composing text with an input method, Enter accepts a word.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onNext()
  }

  const length = step.taskStepTitle.trim().length
  const nameHint = length > maxStepName - 15 && `${length} of ${maxStepName} characters`

  return (
    <div className="flex items-start gap-1">
      <span className="mt-8">{handle}</span>
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-2">
        <Field label={`Step ${index + 1}`} hint={nameHint} problem={problems.name}>
          <Input
            ref={input}
            name={`taskSteps.${index}.taskStepTitle`}
            value={step.taskStepTitle}
            onChange={(event) => onChange({ taskStepTitle: event.target.value })}
            onKeyDown={onKeyDown}
            required
          />
        </Field>
        <MarkdownField
          label={`Instructions for step ${index + 1}`}
          optional
          problem={problems.instructions}
          name={`taskSteps.${index}.instructions`}
          rows={2}
          areaClassName="min-h-18!"
          value={step.instructions}
          onChange={(event) => onChange({ instructions: event.target.value })}
        />
      </div>
      <button
        type="button"
        aria-label={`Remove step ${index + 1}`}
        title={`Remove step ${index + 1}`}
        onClick={onRemove}
        className="touch mt-7 grid size-9 shrink-0 place-items-center rounded-control text-soft hover:bg-haze hover:text-vermilion"
      >
        <Trash2 aria-hidden="true" className="size-4.5" />
      </button>
    </div>
  )
}
