import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { LongText } from '#web/kit/layout/long-text.tsx'
import { type Change, changesOf } from './audit-changes.ts'

const shownAtFirst = 3

/** Before and after, only what changed; a long list opens by itself no further than a few. */
export function Changes({ before, after }: { before?: unknown; after?: unknown }) {
  const [isWhole, setIsWhole] = useState(false)
  const changes = changesOf(before, after)
  if (changes.length === 0) return <span className="text-soft">No details</span>
  const more = changes.length - shownAtFirst
  return (
    <div className="min-w-0">
      <dl className="grid gap-1">
        {(isWhole ? changes : changes.slice(0, shownAtFirst)).map((change) => (
          <ChangeLine key={change.what} {...change} />
        ))}
      </dl>
      {more > 0 && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
          className="touch link mt-1 text-sm font-medium"
        >
          {isWhole ? 'Show fewer' : `Show ${more} more`}
        </button>
      )}
    </div>
  )
}

/** On one line as long as it fits: the name, what it was, what it is. */
function ChangeLine({ what, was, is }: Change) {
  return (
    <div className="flex min-w-0 flex-wrap items-baseline gap-x-2">
      <dt className="text-sm text-soft">{what}</dt>
      {was !== null && (
        <dd className="min-w-0">
          <span className="sr-only">Before: </span>
          <del className="block text-soft decoration-1">
            <LongText text={was} />
          </del>
        </dd>
      )}
      {is !== null && (
        <dd className="flex min-w-0 items-baseline gap-1.5">
          <span className="sr-only">After: </span>
          {was !== null && <ArrowRight aria-hidden="true" className="size-4 shrink-0 translate-y-0.75 text-leaf" />}
          <ins className="min-w-0 no-underline">
            <LongText text={is} />
          </ins>
        </dd>
      )}
    </div>
  )
}
