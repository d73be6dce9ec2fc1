import type { ComponentProps, ReactNode } from 'react'
import type { Icon } from '../icons.tsx'
import { classes } from '../layout/classes.ts'

export function ViewBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div
      role="toolbar"
      aria-label={label}
      className="flex flex-wrap items-center gap-1 border-b border-line bg-card px-2 py-1"
    >
      {children}
    </div>
  )
}

const iconLook =
  'touch grid size-9 shrink-0 place-items-center rounded-control text-soft hover:bg-line hover:text-ink disabled:opacity-55 aria-pressed:bg-indigo-tint aria-pressed:text-indigo'

type IconProps = { label: string; icon: Icon }

/** The label is the accessible name and the tooltip. */
export function IconButton({ label, icon: Icon, className, ...props }: IconProps & ComponentProps<'button'>) {
  return (
    <button type="button" title={label} {...props} aria-label={label} className={classes(iconLook, className)}>
      <Icon aria-hidden="true" className="size-4.5" />
    </button>
  )
}

export function IconLink({ label, icon: Icon, className, ...props }: IconProps & ComponentProps<'a'>) {
  return (
    <a title={label} {...props} aria-label={label} className={classes(iconLook, className)}>
      <Icon aria-hidden="true" className="size-4.5" />
    </a>
  )
}
