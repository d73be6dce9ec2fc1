import { useId } from 'react'
import { type DemoDay, type DemoSlot, demoSlots } from '#contract/membership/demos.ts'
import { classes } from '#web/kit/layout/classes.ts'
import { Problem } from '#web/kit/forms/field.tsx'
import { day } from '#web/kit/format.ts'

type SlotChoiceProps = {
  chosen: DemoDay | undefined
  /** The slot of a form that was posted without JavaScript. */
  initial: string | undefined
  problem: string | undefined
}

/** The free slots of the selected day; all slots until a day is selected, or without JavaScript. */
export function SlotChoice({ chosen, initial, problem }: SlotChoiceProps) {
  const id = useId()
  const slots = chosen?.slots ?? demoSlots
  return (
    <fieldset
      role="radiogroup"
      aria-required="true"
      aria-invalid={problem ? true : undefined}
      aria-describedby={classes(`${id}-hint`, problem && `${id}-problem`)}
      className="grid min-w-0 gap-1.5"
    >
      <legend className="type-label mb-1.5">Time slot (IST)</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {slots.map((slot) => (
          <Slot key={slot} slot={slot} isInitial={slot === initial} />
        ))}
      </div>
      <p id={`${id}-hint`} aria-live="polite" className="type-small text-soft">
        {hintFor(chosen)}
      </p>
      <Problem id={`${id}-problem`} text={problem} />
    </fieldset>
  )
}

function hintFor(chosen: DemoDay | undefined): string {
  if (!chosen) return 'Pick a date to see free slots. Same time on all five days.'
  if (chosen.slots.length === 0) return `No slots left on ${day(chosen.date)}. Please choose another date.`
  return 'Same time on all five days'
}

function Slot({ slot, isInitial }: { slot: DemoSlot; isInitial: boolean }) {
  return (
    <label
      className={classes(
        'flex min-h-11 items-center sm:odd:last:col-span-2 gap-2.5 rounded-control border border-edge bg-card px-3 py-2 tabular-nums transition-colors hover:border-ink',
        'has-checked:border-indigo has-checked:bg-indigo-tint has-checked:font-semibold',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-indigo',
      )}
    >
      <input
        type="radio"
        name="demoTime"
        value={slot}
        defaultChecked={isInitial}
        required
        className="size-4.5 shrink-0 accent-indigo outline-none"
      />
      {slot}
    </label>
  )
}
