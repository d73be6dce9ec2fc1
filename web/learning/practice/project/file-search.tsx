import { useDeferredValue, useMemo } from 'react'
import type { CodeFile } from '#contract/learning/practice.ts'
import { plural } from '#web/kit/format.ts'
import { type Found, minLetters, searchFiles } from './search.rules.ts'

type FileSearchProps = {
  files: readonly CodeFile[]
  query: string
  onOpen: (path: string, line: number) => void
}

/** The lines of all files that contain a text. */
export function FileSearch({ files, query, onOpen }: FileSearchProps) {
  const wanted = useDeferredValue(query)
  const { found, isCut } = useMemo(() => searchFiles(files, wanted), [files, wanted])
  const length = wanted.trim().length
  const inFiles = Map.groupBy(found, ({ path }) => path)
  return (
    <div className="project-found">
      <output className="type-small block px-3 py-2 text-soft">
        {summary(found.length, inFiles.size, isCut, wanted)}
      </output>
      {[...inFiles].map(([path, lines]) => (
        <section key={path} aria-label={path}>
          <h4>{path}</h4>
          <ul>
            {lines.map((one) => (
              <li key={one.line}>
                <button type="button" onClick={() => onOpen(one.path, one.line)}>
                  <span className="sr-only">Line </span>
                  <span className="project-found-line">{one.line}</span>
                  <code>
                    <Marked found={one} length={length} />
                  </code>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function summary(lines: number, files: number, isCut: boolean, query: string): string {
  if (query.trim().length < minLetters) return `Type at least ${minLetters} letters.`
  if (lines === 0) return `Nothing found for “${query.trim()}”.`
  return isCut ? `The first ${lines} lines` : `${plural(lines, 'line')} in ${plural(files, 'file')}`
}

const Marked = ({ found: { text, start }, length }: { found: Found; length: number }) => (
  <>
    {text.slice(0, start)}
    <mark>{text.slice(start, start + length)}</mark>
    {text.slice(start + length)}
  </>
)
