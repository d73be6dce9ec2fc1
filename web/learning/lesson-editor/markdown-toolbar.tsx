import type { ReactNode } from 'react'
import { CodeXml, Lightbulb, ListChecks, type Icon } from '#web/kit/icons.tsx'
import { CircleHelp, Heading2, Link2, SquarePlay, Table2 } from '#web/kit/staff-icons.tsx'
import type { TemplateName } from './insertions.ts'

const looks: Record<TemplateName, { label: string; icon: Icon }> = {
  heading: { label: 'Heading', icon: Heading2 },
  code: { label: 'Code', icon: CodeXml },
  run: { label: 'Runnable code', icon: SquarePlay },
  quiz: { label: 'Quiz', icon: CircleHelp },
  tip: { label: 'Tip', icon: Lightbulb },
  table: { label: 'Table', icon: Table2 },
  criterion: { label: 'Acceptance criterion', icon: ListChecks },
  link: { label: 'Link', icon: Link2 },
}

export const toolClass =
  'touch type-small inline-flex min-h-8 shrink-0 items-center gap-1.5 rounded-small px-2 font-medium hover:bg-card hover:text-indigo [&_svg]:size-4 [&_svg]:shrink-0'

type MarkdownToolbarProps = {
  label: string
  tools: readonly TemplateName[]
  onTool: (name: TemplateName) => void
  children?: ReactNode
}

export function MarkdownToolbar({ label, tools, onTool, children }: MarkdownToolbarProps) {
  return (
    <div
      role="toolbar"
      aria-label={label}
      className="flex flex-wrap gap-0.5 rounded-t-control border border-b-0 border-edge bg-haze p-1"
    >
      {tools.map((name) => {
        const { label: text, icon: Icon } = looks[name]
        return (
          <button key={name} type="button" className={toolClass} onClick={() => onTool(name)}>
            <Icon aria-hidden="true" />
            {text}
          </button>
        )
      })}
      {children}
    </div>
  )
}
