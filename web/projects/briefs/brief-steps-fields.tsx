import { Button } from '#web/kit/layout/button.tsx'
import { Field, Problem, Textarea } from '#web/kit/forms/field.tsx'
import { Plus, Trash2 } from '#web/kit/icons.tsx'
import { SortableList } from '#web/kit/lists/sortable-list.tsx'
import type { BriefFieldsProps } from './brief-fields.tsx'
import { newStep } from './brief-form.rules.ts'

const most = 40

/** The steps in their order: dragged by the handle, or moved with Space and the arrow keys. */
export function BriefStepsFields({ typed: { steps }, problems, onChange }: BriefFieldsProps) {
  const put = (key: string, text: string) =>
    onChange({ steps: steps.map((step) => (step.key === key ? { key, text } : step)) })
  return (
    <fieldset className="min-w-0">
      <legend className="type-h3">Steps</legend>
      <Problem text={problems['steps']} />
      <SortableList
        label="Steps"
        items={steps}
        keyOf={({ key }) => key}
        nameOf={({ text }, index) => text.trim().slice(0, 60) || `step ${index + 1}`}
        onSort={(sorted) => onChange({ steps: sorted })}
        className="mt-3 grid grid-cols-1 gap-2"
        itemClassName="bg-card"
      >
        {({ key, text }, index, handle) => (
          <div className="flex items-start gap-1 rounded-control border border-line p-2">
            <span className="mt-8">{handle}</span>
            <Field label={`Step ${index + 1}`} problem={problems[`steps.${index}`]} className="flex-1">
              <Textarea
                name={`steps.${index}`}
                rows={1}
                maxLength={400}
                className="min-h-11!"
                value={text}
                onChange={(event) => put(key, event.target.value)}
              />
            </Field>
            <button
              type="button"
              aria-label={`Remove step ${index + 1}`}
              disabled={steps.length === 1}
              onClick={() => onChange({ steps: steps.filter((step) => step.key !== key) })}
              className="touch mt-8 grid size-9 shrink-0 place-items-center rounded-control text-soft hover:bg-haze hover:text-vermilion disabled:opacity-40"
            >
              <Trash2 aria-hidden="true" className="size-4.5" />
            </button>
          </div>
        )}
      </SortableList>
      <Button
        size="small"
        className="mt-3"
        disabled={steps.length >= most}
        onClick={() => onChange({ steps: [...steps, newStep()] })}
      >
        <Plus aria-hidden="true" className="size-4" />
        Add a step
      </Button>
    </fieldset>
  )
}
