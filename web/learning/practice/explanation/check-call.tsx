import type { Language } from '#engines/program.ts'
import { useExplanations } from './use-explanations.ts'
import '../exercise/exercise.css'

const labels: Record<Language, string> = {
  javascript: 'Call',
  typescript: 'Call',
  python: 'Call',
  sql: 'Query',
  html: 'Looked at',
}

/** What the check did with the learner's code. */
export function CheckCall({ run, language }: { run: string; language: Language }) {
  const explanations = useExplanations()
  const call = explanations?.callOf(run, language) ?? ''
  if (call === '') return null
  return (
    <dl className="exercise-values">
      <dt>{labels[language]}</dt>
      <dd>
        <code>{call}</code>
      </dd>
    </dl>
  )
}
