import type { ReactNode } from 'react'
import { Check, Clock, X, type Icon } from '../icons.tsx'
import { classes } from './classes.ts'

export type BadgeTone = 'plain' | 'new' | 'waiting' | 'good' | 'bad'

const tones: Record<BadgeTone, string> = {
  plain: 'bg-haze text-ink',
  new: 'bg-indigo-tint text-indigo',
  waiting: 'bg-marigold-tint text-marigold-ink',
  good: 'bg-leaf-tint text-leaf-ink',
  bad: 'bg-vermilion-tint text-vermilion',
}

// Never by colour alone.
const icons: Partial<Record<BadgeTone, Icon>> = { waiting: Clock, good: Check, bad: X }

export type BadgeProps = { tone?: BadgeTone; icon?: Icon; className?: string; children: ReactNode }

export function Badge({ tone = 'plain', icon, className, children }: BadgeProps) {
  const Icon = icon ?? icons[tone]
  return (
    <span
      className={classes(
        'inline-flex max-w-full items-center gap-1 rounded-full px-2.5 py-0.5 text-[0.8125rem] leading-5 font-semibold',
        tones[tone],
        className,
      )}
    >
      {Icon && <Icon aria-hidden="true" strokeWidth={2.5} className="size-3.5 shrink-0" />}
      <span className="min-w-0 self-baseline truncate">{children}</span>
    </span>
  )
}
