import { useId, type ComponentProps, type ReactNode } from 'react'
import { classes } from './classes.ts'
import { Problem } from './field.tsx'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'id'> & {
  label: ReactNode
  problem?: string | null | undefined
}

/** The tick is drawn by the browser in our colour; the whole line is the target. */
export function Checkbox({ label, problem, className, ...props }: CheckboxProps) {
  const id = useId()
  return (
    <div className={classes('grid gap-1', className)}>
      <label className="flex min-h-6 items-start gap-3 py-0.5 pointer-coarse:min-h-11 pointer-coarse:py-2.5">
        <input
          type="checkbox"
          {...props}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? id : undefined}
          className="mt-0.5 size-5 shrink-0 rounded-small accent-indigo"
        />
        <span className="min-w-0">{label}</span>
      </label>
      <Problem id={id} text={problem} />
    </div>
  )
}
