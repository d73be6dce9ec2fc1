type SuggestionDiffProps = {
  /** What is there; null while it is loading. */
  before: readonly string[] | null
  after: readonly string[]
  beforeLabel?: string
}

/** A small comparison of a few lines. */
export function SuggestionDiff({ before, after, beforeLabel = 'Now' }: SuggestionDiffProps) {
  return (
    <div className="overflow-x-auto rounded-small border border-line bg-card font-mono text-sm/relaxed text-ink">
      <div className="min-w-max py-1">
        <Lines label={beforeLabel} lines={before ?? []} mark="−" className="bg-vermilion-tint" />
        <Lines label="Suggested" lines={after} mark="+" className="bg-leaf-tint" />
        {after.length === 0 && (
          <p className="px-2 font-sans text-soft">Remove {before?.length === 1 ? 'it' : 'them'}.</p>
        )}
      </div>
    </div>
  )
}

type LinesProps = { label: string; lines: readonly string[]; mark: string; className: string }

function Lines({ label, lines, mark, className }: LinesProps) {
  if (lines.length === 0) return null
  return (
    <pre aria-label={label} className={`${className} m-0 px-2`}>
      {lines.map((line, index) => (
        // Lines have no other identity, and the list is never reordered.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={index} className="block">
          <span aria-hidden="true" className="mr-2 text-soft select-none">
            {mark}
          </span>
          {line || ' '}
        </span>
      ))}
    </pre>
  )
}
