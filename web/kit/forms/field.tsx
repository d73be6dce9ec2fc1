import { createContext, use, useId, useMemo, type ComponentProps, type ReactNode } from 'react'
import { ChevronDown, CircleAlert } from '../icons.tsx'
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

/** Ctrl or ⌘ with Enter sends its form. */
export function Textarea({ className, onKeyDown, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={4}
      {...useFieldAttributes()}
      {...props}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        if (event.defaultPrevented || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        event.currentTarget.form?.requestSubmit()
      }}
      className={classes(controlClass, 'field-sizing-content min-h-24', className)}
    />
  )
}

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
