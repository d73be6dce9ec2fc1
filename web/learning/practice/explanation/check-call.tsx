import type { Check, Language } from '#engines/program.ts'
import { useExplanations } from './use-explanations.ts'
import '../exercise/exercise.css'

const labels: Record<Language, string> = {
  javascript: 'Call',
  typescript: 'Call',
  python: 'Call',
  sql: 'Query',
  html: 'Looked at',
  config: 'Looked at',
  project: 'Steps',
}

type CheckCallProps = { check: Pick<Check, 'run' | 'kind'>; language: Language }

/** What the check did with the learner's code. */
export function CheckCall({ check: { run, kind }, language }: CheckCallProps) {
  const explanations = useExplanations()
  const call = explanations?.callOf(run, language, kind) ?? ''
  if (call === '') return null
  return (
    <dl className="exercise-values">
      <dt>{kind === 'types' ? 'Code' : labels[language]}</dt>
      <dd>
        <code>{call}</code>
      </dd>
    </dl>
  )
}
