import { Trash2 } from 'lucide-react'
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { Field, Input } from '#web/kit/forms/field.tsx'
import type { StepRow } from './task-form.ts'

type StepRowFieldsProps = {
  step: StepRow
  index: number
  handle: ReactNode
  problem: string | undefined
  /** Set when this row should take the focus. */
  focused: object | null
  onChange: (title: string) => void
  onNext: () => void
  onRemove: () => void
}

export function StepRowFields(props: StepRowFieldsProps) {
  const { step, index, handle, problem, focused, onChange, onNext, onRemove } = props
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

  return (
    <div className="flex items-start gap-1">
      <span className="mt-8">{handle}</span>
      <Field label={`Step ${index + 1}`} problem={problem} className="flex-1">
        <Input
          ref={input}
          name={`taskSteps.${index}.taskStepTitle`}
          value={step.taskStepTitle}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
          required
        />
      </Field>
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
