import { useId, useState, type ReactNode } from 'react'
import { ArrowDown, ArrowUp, type Icon } from '../icons.tsx'
import { Equal } from '../staff-icons.tsx'
import { Card } from '../layout/card.tsx'
import { classes } from '../layout/classes.ts'
import { TableToggle } from './table-toggle.tsx'

/** The colour shows only whether the change is welcome. */
export type Change = { direction: 'up' | 'down' | 'same'; text: string; isWelcome: boolean | null }

export type FigureCardProps = {
  title: string
  figure: string
  /** What the figure counts, if the title doesn't say it. */
  unit?: string | undefined
  /** Null if there is nothing to compare with. */
  change: Change | null
  chart: ReactNode
  table: ReactNode
  /** Below the chart, such as a link. */
  foot?: ReactNode
  /** On a phone only the figure, until somebody opens its chart. */
  isBriefOnPhones?: boolean
}

const arrows: Record<Change['direction'], Icon> = { up: ArrowUp, down: ArrowDown, same: Equal }

/** One figure with its change, and a chart that can be switched to a table. */
export function FigureCard({
  title,
  figure,
  unit,
  change,
  chart,
  table,
  foot,
  isBriefOnPhones = false,
}: FigureCardProps) {
  const [isTable, setIsTable] = useState(false)
  const [isOpen, setIsOpen] = useState(!isBriefOnPhones)
  const folded = isOpen ? undefined : 'max-sm:hidden'
  const heading = useId()
  return (
    <Card
      as="section"
      aria-labelledby={heading}
      padded={false}
      className={classes('break-inside-avoid p-4', isBriefOnPhones && isOpen && 'max-sm:col-span-2')}
    >
      <div className="flex items-start justify-between gap-3">
        <h3 id={heading} className="type-small min-w-0 flex-1 font-medium text-soft">
          {title}
        </h3>
        <span className={folded}>
          <TableToggle title={title} isTable={isTable} onToggle={() => setIsTable(!isTable)} isSmall />
        </span>
      </div>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="wide text-[1.75rem] leading-tight tabular-nums">{figure}</span>
        {unit && <span className="type-small text-soft">{unit}</span>}
      </p>
      <ChangeLine change={change} />
      {isBriefOnPhones && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="touch link type-small mt-1 sm:hidden"
        >
          {isOpen ? 'Hide chart' : 'Show chart'}
          <span className="sr-only">: {title}</span>
        </button>
      )}
      <div className={classes('mt-3', folded)}>{isTable ? table : chart}</div>
      {foot}
    </Card>
  )
}

function ChangeLine({ change }: { change: Change | null }) {
  if (!change) return <p className="type-small min-h-[1.45em]" />
  const { direction, text, isWelcome } = change
  const Arrow = arrows[direction]
  return (
    <p className="type-small flex items-start gap-1.5">
      <span
        aria-hidden="true"
        className={classes(
          'mt-px grid size-4.5 shrink-0 place-items-center rounded-full',
          isWelcome === null
            ? 'bg-haze text-soft'
            : isWelcome
              ? 'bg-leaf-tint text-leaf-ink'
              : 'bg-marigold-tint text-marigold-ink',
        )}
      >
        <Arrow strokeWidth={2.5} className="size-3.5" />
      </span>
      <span className="min-w-0">{text}</span>
    </p>
  )
}
