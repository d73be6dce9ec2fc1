import { useId, type ReactNode } from 'react'

export type SwitchProps = {
  label: ReactNode
  hint?: ReactNode
  isOn: boolean
  onSwitch: (isOn: boolean) => void
}

/** Takes effect at once; in a form that is submitted, use a Checkbox. The whole row is clickable. */
export function Switch({ label, hint, isOn, onSwitch }: SwitchProps) {
  const id = useId()
  return (
    <label className="flex min-h-11 items-start justify-between gap-4 py-2">
      <span className="min-w-0">
        <span id={`${id}-label`} className="block font-medium">
          {label}
        </span>
        {hint && (
          <span id={`${id}-hint`} className="type-small block text-soft">
            {hint}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onSwitch(event.target.checked)}
        // The position of the knob shows the state too, not colour alone.
        className="mt-0.5 h-6 w-11 shrink-0 cursor-pointer appearance-none rounded-full border border-edge bg-haze transition-colors before:block before:size-4.5 before:translate-x-0.5 before:translate-y-0.5 before:rounded-full before:bg-soft before:transition-transform checked:border-indigo checked:bg-indigo checked:before:translate-x-5.5 checked:before:bg-card"
      />
    </label>
  )
}
