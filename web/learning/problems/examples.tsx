import type { Exercise } from '#contract/learning/practice.ts'
import { callOf } from '#engines/explain/call.ts'
import { show } from '#engines/values.ts'

/** The checks that explain the statement, as the chosen language writes them. */
export function Examples({ exercise: { checks, language } }: { exercise: Exercise }) {
  const examples = checks.filter(({ example }) => example !== undefined)
  if (examples.length === 0) return null
  return (
    <section aria-labelledby="examples" className="mt-8">
      <h2 id="examples" className="type-h3 mb-3">
        Examples
      </h2>
      <ol className="grid grid-cols-1 gap-3">
        {examples.map((check) => (
          <li key={check.name} className="surface min-w-0 p-4">
            <dl className="exercise-values">
              <dt>Call</dt>
              <dd>
                <code className="whitespace-pre-wrap">{callOf(check.run, language)}</code>
              </dd>
              <dt>{check.call?.result === 'argument' ? 'Then the list is' : 'Result'}</dt>
              <dd>
                <code className="whitespace-pre-wrap">
                  {check.expectation.kind === 'value'
                    ? inLanguage(show(check.expectation.value), language)
                    : `an error with “${check.expectation.text}”`}
                </code>
              </dd>
            </dl>
            <p className="mt-2 text-soft">{check.example}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

const pythonWords: Record<string, string> = { null: 'None', true: 'True', false: 'False' }

/** Values are shown as JavaScript writes them; in Python three words differ. */
const inLanguage = (text: string, language: Exercise['language']) =>
  language === 'python'
    ? text.replaceAll(/'(?:[^'\\]|\\.)*'|\b(?:null|true|false)\b/g, (part) => pythonWords[part] ?? part)
    : text
