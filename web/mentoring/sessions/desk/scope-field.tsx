import { useId } from 'react'
import type { DeskSession } from '#contract/mentoring/session-desk.ts'

/** Only this session, or also the later ones of its series. */
export function ScopeField({ session }: { session: DeskSession }) {
  const id = useId()
  const { series } = session
  const following = series ? series.weeks - series.number : 0
  if (following <= 0) return <input type="hidden" name="scope" value="one" />
  const choices = [
    ['one', 'Only this session'],
    ['following', `This and the following ${following === 1 ? 'session' : `${following} sessions`}`],
  ] as const
  return (
    <fieldset className="grid gap-1">
      <legend className="type-label mb-1">Change</legend>
      {choices.map(([value, label]) => (
        <label
          key={value}
          htmlFor={`${id}-${value}`}
          className="flex min-h-8 items-center gap-2.5 pointer-coarse:min-h-11"
        >
          <input
            type="radio"
            id={`${id}-${value}`}
            name="scope"
            value={value}
            defaultChecked={value === 'one'}
            className="size-4.5 accent-indigo"
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
