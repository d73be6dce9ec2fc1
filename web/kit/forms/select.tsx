import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classes } from '../layout/classes.ts'
import { controlClass, useFieldWiring } from './field.tsx'

/** The browser's own list: on a phone it is the one people know. */
export function Select({ className, children, ...props }: ComponentProps<'select'>) {
  return (
    <span className="relative block min-w-0">
      <select
        {...useFieldWiring()}
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
