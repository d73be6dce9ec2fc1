import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'
import { Spinner } from './spinner.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'large'
export type Look = {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  className?: string | undefined
}

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-marigold text-on-marigold hover:bg-marigold-press',
  secondary: 'border border-edge bg-card text-ink hover:border-ink hover:bg-haze',
  quiet: 'text-ink hover:bg-haze',
  danger: 'bg-vermilion text-on-vermilion hover:bg-vermilion-press',
}

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-8 px-3 py-1 text-sm',
  medium: 'min-h-10 px-4 py-2',
  large: 'min-h-12 px-6 py-3 text-lg',
}

/** The style of a button for links: <Link className={buttonClass()}>. */
export function buttonClass({ variant = 'secondary', size = 'medium', className }: Look = {}): string {
  return classes(
    'touch inline-flex items-center justify-center gap-2 rounded-control text-center leading-tight font-semibold',
    'transition-colors active:translate-y-px disabled:opacity-55 [&_svg]:shrink-0',
    variants[variant],
    sizes[size],
    className,
  )
}

export type ButtonProps = Omit<ComponentProps<'button'>, 'className'> &
  Look & {
    busy?: boolean | undefined
    /** Shown instead of the label while busy. The button always fits the wider of the two. */
    busyLabel?: ReactNode
  }

export function Button({ variant, size, className, busy = false, busyLabel, children, ...props }: ButtonProps) {
  const busyProps = busy ? { 'aria-disabled': true, onClick: preventDefault } : {}
  return (
    <button
      type="button"
      aria-busy={busy || undefined}
      {...props}
      {...busyProps}
      className={buttonClass({ variant, size, className })}
    >
      <span className="grid items-center justify-items-center">
        <span className={classes('col-start-1 row-start-1 inline-flex items-center gap-2', busy && 'invisible')}>
          {children}
        </span>
        {(busy || busyLabel) && (
          <span
            className={classes(
              'col-start-1 row-start-1 inline-flex items-center gap-2',
              !busy && 'invisible *:animate-none',
            )}
          >
            <Spinner />
            {busyLabel ?? <span className="sr-only">Please wait</span>}
          </span>
        )}
      </span>
    </button>
  )
}

// Not `disabled`, because a disabled button loses the focus.
function preventDefault(event: { preventDefault: () => void }) {
  event.preventDefault()
}

export type ButtonLinkProps = Omit<ComponentProps<'a'>, 'className'> & Look & { href: string }

/** A link that loads a document; in the areas use RouteButton. */
export function ButtonLink({ variant, size, className, children, ...props }: ButtonLinkProps) {
  return (
    <a {...props} className={buttonClass({ variant, size, className })}>
      {children}
    </a>
  )
}
