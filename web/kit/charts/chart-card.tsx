import { useId, useState, type ReactNode } from 'react'
import { Card } from '../layout/card.tsx'
import { TableToggle } from './table-toggle.tsx'

export type ChartCardProps = {
  title: string
  /** The chart in one sentence; screen readers get it instead of the chart. */
  summary: ReactNode
  chart: ReactNode
  /** The same figures as a table. */
  table: ReactNode
  /** Below the chart, such as what its words mean, or an export. */
  foot?: ReactNode
}

/** A chart with a summary, which can be switched to a table. */
export function ChartCard({ title, summary, chart, table, foot }: ChartCardProps) {
  const [isTable, setIsTable] = useState(false)
  const heading = useId()
  return (
    <Card as="section" aria-labelledby={heading} className="break-inside-avoid">
      <div className="flex items-start justify-between gap-4">
        <h2 id={heading} className="type-h3 mt-1.5 min-w-0 flex-1">
          {title}
        </h2>
        <TableToggle title={title} isTable={isTable} onToggle={() => setIsTable(!isTable)} />
      </div>
      <p className="mt-1 max-w-3xl text-soft text-pretty">{summary}</p>
      <div className="mt-5">{isTable ? table : chart}</div>
      {foot}
    </Card>
  )
}
