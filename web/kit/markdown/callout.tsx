import type { ReactNode } from 'react'
import type { CalloutKind } from '#contract/kit/markdown-callout.ts'
import { Info, Lightbulb, TriangleAlert } from '../icons.tsx'

const looks = {
  tip: { icon: Lightbulb, title: 'Tip' },
  note: { icon: Info, title: 'Note' },
  warning: { icon: TriangleAlert, title: 'Watch out' },
}

export function MarkdownCallout({ kind, children }: { kind: CalloutKind; children: ReactNode }) {
  const { icon: Icon, title } = looks[kind]
  return (
    <aside className="markdown-callout" data-kind={kind} aria-label={title}>
      <p className="markdown-callout-title">
        <Icon aria-hidden="true" className="size-5 shrink-0" />
        {title}
      </p>
      {children}
    </aside>
  )
}
