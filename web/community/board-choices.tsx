import type { ReactNode } from 'react'
import { classes } from '#web/kit/layout/classes.ts'
import { cappedCount } from '#web/kit/format.ts'

export type Choice<Value> = { value: Value; label: ReactNode; count?: number | undefined }

type BoardChoicesProps<Value> = {
  /** For screen readers. */
  label: string
  choices: Choice<Value>[]
  chosen: Value
  onChoose: (value: Value) => void
}

/** A row of buttons of which one is chosen: what a board shows, or in which order. */
export function BoardChoices<Value extends string>({ label, choices, chosen, onChoose }: BoardChoicesProps<Value>) {
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2">
      <legend className="sr-only">{label}</legend>
      {choices.map(({ value, label: name, count: amount }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
          className={classes(
            'touch inline-flex min-h-9 items-center gap-1.5 rounded-full border px-3.5 py-1 text-sm font-semibold transition-colors',
            value === chosen
              ? 'border-indigo bg-indigo-tint text-indigo'
              : 'border-line bg-card text-soft hover:border-edge hover:text-ink',
          )}
        >
          {name}
          {amount !== undefined && <span className="font-medium tabular-nums">{cappedCount(amount)}</span>}
        </button>
      ))}
    </fieldset>
  )
}
