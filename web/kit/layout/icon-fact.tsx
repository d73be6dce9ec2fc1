import type { ReactNode } from 'react'
import type { Icon } from '../icons.tsx'

/** An item in the line of facts of a card. The label is for screen readers; the icon shows it to others. */
export function IconFact({ icon: Icon, label, children }: { icon: Icon; label?: string; children: ReactNode }) {
  return (
    <li className="flex min-w-0 items-center gap-1.5">
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {label && <span className="sr-only">{label}: </span>}
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  )
}
