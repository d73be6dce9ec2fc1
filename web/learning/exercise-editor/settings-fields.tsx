import type { ExerciseFields } from '#contract/learning/practice.ts'
import { type Language, languages } from '#engines/program.ts'
import { Field, Checkbox, Options, Select } from '#web/kit/forms/field.tsx'
import { plural } from '#web/kit/format.ts'
import type { ExerciseProblem } from './exercise-problems.ts'
import { languageNames } from '../practice/language-names.ts'
import { ProblemList } from './problem-list.tsx'

export type PartProps = {
  content: ExerciseFields
  problems: readonly ExerciseProblem[]
  onChange: (changes: Partial<ExerciseFields>) => void
}

/** Ctrl or Cmd + Enter in the code tries it. */
export type CodePartProps = PartProps & { onRun: () => void }

const limits = [1, 2, 3, 5, 10]

const exported = 'The checks use what it exports.'
const entryHints: Partial<Record<Language, string>> = {
  javascript: exported,
  typescript: exported,
  project: 'The file that opens first.',
}

/** Only projects have settings of one. */
const forLanguage = (language: Language, { project, bugs }: ExerciseFields): Partial<ExerciseFields> =>
  language === 'project'
    ? { language, project: project ?? {} }
    : { language, project: undefined, bugs: project ? '' : bugs }

export function SettingsFields({ content, problems, onChange }: PartProps) {
  const { language, entry, seconds, approvedByChecks, types, starter, also } = content
  const paths = starter.map(({ path }) => path)
  return (
    <section aria-labelledby="exercise-settings" className="grid grid-cols-1 gap-4">
      <h2 id="exercise-settings" className="type-h3">
        Settings
      </h2>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
        <Field label="Language">
          <Select
            value={language}
            onChange={({ target }) => onChange({ ...forLanguage(target.value as Language, content) })}
          >
            <Options of={languages.map((one) => [one, languageNames[one]])} />
          </Select>
        </Field>
        <Field label="Main file" hint={entryHints[language] ?? 'The file that is run.'}>
          <Select value={entry} onChange={({ target }) => onChange({ entry: target.value })}>
            <Options of={[...new Set([...paths, entry])].map((path) => [path, path])} />
          </Select>
        </Field>
        <Field label="Time limit per check">
          <Select value={seconds} onChange={({ target }) => onChange({ seconds: Number(target.value) })}>
            <Options
              of={[...new Set([...limits, seconds])]
                .toSorted((a, b) => a - b)
                .map((limit) => [limit, plural(limit, 'second')])}
            />
          </Select>
        </Field>
      </div>
      {also.length > 0 && (
        <p className="type-small text-soft">
          Learners can also choose {also.map((one) => `${languageNames[one.language]} (${one.entry})`).join(' or ')}.
          “Try it” runs {languageNames[language]}. To add or remove a language, import the course’s folder.
        </p>
      )}
      <Checkbox
        checked={approvedByChecks}
        onChange={({ target }) => onChange({ approvedByChecks: target.checked })}
        label={
          <>
            <span className="font-medium">Approved by checks</span>
            <span className="type-small block text-soft">
              An attempt that passes every check on the server is approved at once, without a mentor. Use it only if the
              checks cover all acceptance criteria. Any mentor can undo the approval for ten minutes.
            </span>
          </>
        }
      />
      {(language === 'typescript' || types) && (
        <Checkbox
          checked={types}
          onChange={({ target }) => onChange({ types: target.checked })}
          label={
            <>
              <span className="font-medium">Types are right</span>
              <span className="type-small block text-soft">
                One more check: the code has no type errors. Without it, learners see type errors, but they fail
                nothing.
              </span>
            </>
          }
        />
      )}
      <ProblemList problems={problems.filter(({ field }) => field === 'settings')} />
    </section>
  )
}
