import type { ReactNode } from 'react'
import { CircleAlert, CircleCheck, Info } from '../icons.tsx'
import { classes } from './classes.ts'

export type CalloutTone = 'plain' | 'good' | 'waiting' | 'problem'

const looks = {
  plain: { icon: Info, tone: 'bg-haze text-ink' },
  good: { icon: CircleCheck, tone: 'bg-leaf-tint text-leaf-ink' },
  waiting: { icon: Info, tone: 'bg-marigold-tint text-marigold-ink' },
  problem: { icon: CircleAlert, tone: 'bg-vermilion-tint text-vermilion' },
}

type CalloutProps = { tone?: CalloutTone; className?: string; children: ReactNode }

/** A highlighted message; a problem is announced at once. */
export function Callout({ tone = 'plain', className, children }: CalloutProps) {
  const { icon: Icon, tone: look } = looks[tone]
  return (
    <div
      role={tone === 'problem' ? 'alert' : undefined}
      className={classes('flex items-start gap-3 rounded-control px-4 py-3 font-medium', look, className)}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0">{children}</div>
    </div>
  )
}
