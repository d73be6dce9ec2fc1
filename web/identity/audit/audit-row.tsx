import { useState } from 'react'
import { ArrowRight } from '#web/kit/icons.tsx'
import { LongText } from '#web/kit/markdown/long-text.tsx'
import { type Change, changesOf } from './audit-changes.ts'

const maxCollapsed = 3

/** The changed values before and after. A long list is collapsed. */
export function Changes({ before, after }: { before?: unknown; after?: unknown }) {
  const [isExpanded, setIsExpanded] = useState(false)
  const changes = changesOf(before, after)
  if (changes.length === 0) return <span className="text-soft">No details</span>
  const more = changes.length - maxCollapsed
  return (
    <div className="min-w-0">
      <dl className="grid gap-1">
        {(isExpanded ? changes : changes.slice(0, maxCollapsed)).map((change) => (
          <ChangeLine key={change.label} {...change} />
        ))}
      </dl>
      {more > 0 && (
        <button
          type="button"
          aria-expanded={isExpanded}
          onClick={() => setIsExpanded(!isExpanded)}
          className="touch link mt-1 text-sm font-medium"
        >
          {isExpanded ? 'Show fewer' : `Show ${more} more`}
        </button>
      )}
    </div>
  )
}

function ChangeLine({ label, before, after }: Change) {
  return (
    <div className="flex min-w-0 flex-wrap items-baseline gap-x-2">
      <dt className="text-sm text-soft">{label}</dt>
      {before !== null && (
        <dd className="min-w-0">
          <span className="sr-only">Before: </span>
          <del className="block text-soft decoration-1">
            <LongText text={before} />
          </del>
        </dd>
      )}
      {after !== null && (
        <dd className="flex min-w-0 items-baseline gap-1.5">
          <span className="sr-only">After: </span>
          {before !== null && <ArrowRight aria-hidden="true" className="size-4 shrink-0 translate-y-0.75 text-leaf" />}
          <ins className="min-w-0 no-underline">
            <LongText text={after} />
          </ins>
        </dd>
      )}
    </div>
  )
}
