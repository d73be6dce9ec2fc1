import type { ComponentProps } from 'react'
import { ChevronDown } from '../icons.tsx'
import { classes } from '../layout/classes.ts'
import { controlClass, useFieldAttributes } from './field.tsx'

/** The browser's own list, which people know from their phones. */
export function Select({ className, children, ...props }: ComponentProps<'select'>) {
  return (
    <span className="relative block min-w-0">
      <select
        {...useFieldAttributes()}
        {...props}
        className={classes(controlClass, 'appearance-none truncate pr-10', className)}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-soft"
      />
    </span>
  )
}

/** The options of a Select, each with its value and label. */
export const Options = ({ of }: { of: readonly (readonly [value: string | number, label: string])[] }) =>
  of.map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
