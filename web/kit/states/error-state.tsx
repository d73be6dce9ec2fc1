import type { ReactNode } from 'react'
import { RotateCw, WifiOff } from '../icons.tsx'
import { Button } from '../layout/button.tsx'
import { classes } from '../layout/classes.ts'
import { ErrorIllustration } from '../layout/illustrations.tsx'

export type ErrorStateProps = {
  title?: string
  children?: ReactNode
  /** The user's connection is lost. */
  offline?: boolean
  onRetry?: () => void
  retrying?: boolean
  className?: string
}

export function ErrorState({
  title,
  children,
  offline = false,
  onRetry,
  retrying = false,
  className,
}: ErrorStateProps) {
  return (
    <div
      role="alert"
      className={classes('mx-auto flex max-w-md flex-col items-center px-4 py-10 text-center', className)}
    >
      <ErrorIllustration />
      <h2 className="type-h3 mt-5 inline-flex items-center gap-2">
        {offline && <WifiOff aria-hidden="true" className="size-5" />}
        {title ?? (offline ? 'You’re offline' : 'This didn’t load')}
      </h2>
      <div className="mt-2 text-soft">
        {children ??
          (offline
            ? 'Your changes are saved on this device. We’ll try again when you’re back online.'
            : 'Something went wrong on our side. Please try again. If it keeps happening, contact support.')}
      </div>
      {onRetry && (
        <Button className="mt-5" onClick={onRetry} busy={retrying}>
          <RotateCw aria-hidden="true" className="size-4" />
          Try again
        </Button>
      )}
    </div>
  )
}
