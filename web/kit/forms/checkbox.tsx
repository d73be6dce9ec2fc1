import { useId, type ComponentProps, type ReactNode } from 'react'
import { classes } from '../layout/classes.ts'
import { Problem } from './field.tsx'

// In forced-colours mode and in print, the browser's own box is used.
const box =
  'mt-0.5 grid size-5 shrink-0 appearance-none place-content-center rounded-[5px] border border-edge bg-card transition-colors aria-invalid:border-vermilion checked:border-indigo checked:bg-indigo disabled:opacity-55 before:block before:size-3 before:scale-0 before:bg-card before:[clip-path:polygon(15%_45%,0_60%,38%_98%,100%_22%,85%_8%,36%_68%)] checked:before:scale-100 forced-colors:appearance-auto print:appearance-auto'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'id'> & {
  label: ReactNode
  /** Below the label, and part of the accessible name. */
  hint?: ReactNode
  problem?: string | null | undefined
}

/** Styled because the browser's box doesn't fit the dark theme. The whole row is clickable. */
export function Checkbox({ label, hint, problem, className, ...props }: CheckboxProps) {
  const id = useId()
  return (
    <div className={classes('grid gap-1', className)}>
      <label className="flex min-h-6 items-start gap-3 py-0.5 pointer-coarse:min-h-11 pointer-coarse:py-2.5">
        <input
          type="checkbox"
          {...props}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? id : undefined}
          className={box}
        />
        <span className="min-w-0">
          {label}
          {hint && <span className="type-small block text-soft">{hint}</span>}
        </span>
      </label>
      <Problem id={id} text={problem} />
    </div>
  )
}
