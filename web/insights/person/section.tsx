import { useEffect, useId, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { PersonProfile, ProfileList } from '#contract/insights/person.ts'
import { count } from '#web/kit/format.ts'
import { Button } from '#web/kit/layout/button.tsx'

export type SectionProps = { person: PersonProfile }

type Props = {
  title: string
  total: number
  /** The name of its list, which may have more entries than are shown. */
  list?: ProfileList
  person: PersonProfile
  older?: ReactNode
  empty: string
  children: ReactNode
}

export function Section({ title, total, list, person, older, empty, children }: Props) {
  const id = useId()
  const hasMore = list !== undefined && person.more.includes(list)
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="type-h3 mb-2 flex items-baseline gap-2">
        {title}
        {total > 0 && (
          <span className="type-small font-normal text-soft tabular-nums">
            {count(total)}
            {hasMore && '+'}
          </span>
        )}
      </h2>
      {total === 0 ? <p className="text-soft">{empty}</p> : children}
      {hasMore && (
        <p className="type-small mt-2 text-soft">
          Showing the newest {total}. {older}
        </p>
      )}
    </section>
  )
}

/** The first rows of a long list, and a button for the rest. In print all are shown. */
export function useFirstRows<Row>(rows: Row[], initialCount: number) {
  const [isExpanded, setIsExpanded] = useState(false)
  useEffect(() => {
    // The browser prints what is rendered when this returns.
    const open = () => flushSync(() => setIsExpanded(true))
    addEventListener('beforeprint', open)
    return () => removeEventListener('beforeprint', open)
  }, [setIsExpanded])
  const rest = rows.length - initialCount
  const button = rest > 0 && (
    <Button
      size="small"
      className="no-print mt-2"
      aria-expanded={isExpanded}
      onClick={() => setIsExpanded(!isExpanded)}
    >
      {isExpanded ? 'Show fewer' : `Show ${rest} more`}
    </Button>
  )
  return [isExpanded ? rows : rows.slice(0, initialCount), button] as const
}
