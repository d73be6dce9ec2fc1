import { createContext, use, useId, useMemo, type ComponentProps, type ReactNode } from 'react'
import { CircleAlert } from '../icons.tsx'
import { classes } from '../layout/classes.ts'

export type FieldProps = {
  label: ReactNode
  /** Always visible. */
  hint?: ReactNode
  /** The error message: what to do. */
  problem?: string | null | undefined
  optional?: boolean
  className?: string
  children: ReactNode
}

type FieldState = { id: string; describedBy: string | undefined; invalid: boolean }
const FieldContext = createContext<FieldState | null>(null)

/** A label, hint and error for the control inside, which gets its id and aria attributes from the context. */
export function Field({ label, hint, problem, optional = false, className, children }: FieldProps) {
  const id = useId()
  const describedBy = classes(hint && `${id}-hint`, problem && `${id}-problem`) || undefined
  const invalid = Boolean(problem)
  const state = useMemo(() => ({ id, describedBy, invalid }), [id, describedBy, invalid])
  return (
    <div className={classes('grid min-w-0 content-start gap-1.5', className)}>
      <label htmlFor={id} className="type-label">
        {label}
        {optional && <span className="font-normal text-soft"> (optional)</span>}
      </label>
      <FieldContext value={state}>{children}</FieldContext>
      {hint && (
        <p id={`${id}-hint`} className="type-small text-soft">
          {hint}
        </p>
      )}
      <Problem id={`${id}-problem`} text={problem} />
    </div>
  )
}

/** An error message. The live region exists before the text, so that screen readers announce it. */
export function Problem({ id, text }: { id?: string; text: string | null | undefined }) {
  return (
    <div aria-live="polite" className={text ? undefined : 'hidden'}>
      {text && (
        <p id={id} className="type-small flex animate-arrive items-start gap-1.5 font-medium text-vermilion">
          <CircleAlert aria-hidden="true" className="mt-px size-4.5 shrink-0" />
          <span className="min-w-0">{text}</span>
        </p>
      )}
    </div>
  )
}

/** The attributes of a control inside a Field. */
export function useFieldAttributes() {
  const state = use(FieldContext)
  if (!state) return {}
  return {
    id: state.id,
    'aria-describedby': state.describedBy,
    'aria-invalid': state.invalid || undefined,
  }
}

export const controlClass =
  'w-full min-w-0 min-h-11 rounded-control border border-edge bg-card px-3 py-2 text-base text-ink transition-colors hover:border-ink ' +
  'focus-visible:border-indigo focus-visible:outline-offset-0 aria-invalid:border-vermilion aria-invalid:border-2 disabled:bg-haze disabled:text-soft [&[readonly]]:bg-haze'

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input type="text" {...useFieldAttributes()} {...props} className={classes(controlClass, className)} />
}

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={4}
      {...useFieldAttributes()}
      {...props}
      className={classes(controlClass, 'field-sizing-content min-h-24', className)}
    />
  )
}
