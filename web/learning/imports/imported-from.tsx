import type { ImportedFrom as Source } from '#contract/learning/attempts/imported-from.ts'
import { plural } from '#web/kit/format.ts'
import { Globe } from '#web/kit/icons.tsx'

export const shortCommit = (commit: string) => commit.slice(0, 7)

type ImportedFromProps = {
  imports: readonly Source[]
  /** Of all files; those that weren't imported, or have changed since, aren't claimed. */
  total: number
  className?: string
}

/** Where unchanged files come from. */
export function ImportedFrom({ imports, total, className = 'mt-3' }: ImportedFromProps) {
  if (imports.length === 0) return null
  return (
    <ul aria-label="Imported files" className={`grid grid-cols-1 gap-1 ${className}`}>
      {imports.map((source) => (
        <li key={`${source.commit} ${source.folder}`} className="type-small flex gap-1.5 text-soft">
          <Globe aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0 wrap-anywhere">
            {source.files < total && `${plural(source.files, 'file')} of ${total}: `}
            Imported from{' '}
            <a href={source.url} target="_blank" rel="noreferrer" className="link">
              {source.repository}
              {source.folder && `/${source.folder}`}
            </a>{' '}
            at <code>{shortCommit(source.commit)}</code>
          </span>
        </li>
      ))}
    </ul>
  )
}
