import { useEffect, useId, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { PersonProfile, ProfileList } from '#contract/insights/person.ts'
import { count } from '#web/kit/format.ts'

export type SectionProps = { person: PersonProfile }

type Props = {
  title: string
  /** Shown next to the title. */
  total: number
  /** The name of its list, which may have more entries than are shown. */
  list?: ProfileList
  person: PersonProfile
  /** A link to the older entries. */
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

/** Whether a long list is shown in full. In print it always is. */
export function useExpanded() {
  const [isExpanded, setIsExpanded] = useState(false)
  useEffect(() => {
    // The browser prints what is rendered when this returns.
    const open = () => flushSync(() => setIsExpanded(true))
    addEventListener('beforeprint', open)
    return () => removeEventListener('beforeprint', open)
  }, [setIsExpanded])
  return [isExpanded, setIsExpanded] as const
}
