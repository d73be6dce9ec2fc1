import { useMemo } from 'react'
import type { Program } from '#engines/program.ts'
import { count } from '#web/kit/format.ts'
import { useExplanations } from './use-explanations.ts'
import '../exercise/exercise.css'

/** The elements of the learner's page that a failed check looked at, or that there are none. */
export function ElementsFound({ run, program: { files, entry } }: { run: string; program: Program }) {
  const explanations = useExplanations()
  const html = files.find(({ path }) => path === entry)?.text ?? ''
  const found = useMemo(
    () => explanations?.lookedAt(run, new DOMParser().parseFromString(html, 'text/html')) ?? [],
    [explanations, run, html],
  )
  if (found.length === 0) return null
  return (
    <dl className="exercise-values">
      <dt>In your page</dt>
      <dd>
        <ul>
          {found.map(({ selector, element, more }) => (
            <li key={selector}>
              <code>{selector}</code>
              <span className="font-sans">{element === null ? ': none found' : ': '}</span>
              {element !== null && <code className="text-indigo">{element}</code>}
              {more > 0 && <span className="font-sans text-soft"> and {count(more)} more</span>}
            </li>
          ))}
        </ul>
      </dd>
    </dl>
  )
}
