import type { ReactNode } from 'react'
import { classes } from '../layout/classes.ts'
import { EmptyIllustration } from '../layout/illustrations.tsx'

export type EmptyStateProps = {
  title: string
  /** What will be shown here. */
  children?: ReactNode
  action?: ReactNode
  /** The heading level. */
  level?: 2 | 3
  className?: string
}

export function EmptyState({ title, children, action, level = 2, className }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={classes('mx-auto flex max-w-md flex-col items-center px-4 py-10 text-center', className)}>
      <EmptyIllustration />
      <Heading className="type-h3 mt-5">{title}</Heading>
      {children && <div className="mt-2 text-soft">{children}</div>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  )
}

/** In the place of a list's surface. */
export const EmptyCard = (props: EmptyStateProps) => (
  <div className="surface">
    <EmptyState {...props} />
  </div>
)
