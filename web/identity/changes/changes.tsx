import { useState } from 'react'
import { LongText } from '#web/kit/markdown/long-text.tsx'
import { changesInWords, type WordedChange } from './words.ts'

const maxCollapsed = 5

type ChangesProps = { before?: unknown; after?: unknown; name?: string | undefined }

/** What changed, in words. A long list is collapsed. `name` is of a value without fields. */
export function Changes({ before, after, name }: ChangesProps) {
  const [isExpanded, setIsExpanded] = useState(false)
  const changes = changesInWords(before, after, name)
  if (changes.length === 0) return <span className="text-soft">No details</span>
  const more = changes.length - maxCollapsed
  return (
    <div className="min-w-0">
      <ul className="grid gap-1">
        {(isExpanded ? changes : changes.slice(0, maxCollapsed)).map((change) => (
          <li key={change.text} className="min-w-0 wrap-anywhere">
            {change.text}
            {change.long && <BothVersions {...change.long} />}
          </li>
        ))}
      </ul>
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

function BothVersions(versions: NonNullable<WordedChange['long']>) {
  return (
    <details className="text-sm">
      <summary className="touch link cursor-pointer font-medium">Show the text</summary>
      <dl className="mt-1 grid gap-2 border-l-2 border-line pl-3">
        {(['before', 'after'] as const).map(
          (when) =>
            versions[when] !== null && (
              <div key={when}>
                <dt className="text-soft first-letter:uppercase">{when}</dt>
                <dd>
                  <LongText text={versions[when]} />
                </dd>
              </div>
            ),
        )}
      </dl>
    </details>
  )
}
