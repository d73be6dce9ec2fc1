import type { ExerciseFields } from '#contract/learning/practice.ts'
import { Checkbox, Field, Input, Options, Select } from '#web/kit/forms/field.tsx'
import { CodeEditor } from '../practice/code-editor/code-editor.tsx'
import type { PartProps } from './settings-fields.tsx'

type Project = NonNullable<ExerciseFields['project']>

const parts = [
  { name: 'app', label: 'App', hint: 'Exports createApp, which returns a Fastify app.' },
  { name: 'server', label: 'Server', hint: 'In place of an app: listens on process.env.PORT.' },
  { name: 'page', label: 'Page', hint: 'An HTML file with a module script.' },
] as const

/** How a project is opened, and the mistakes that learners' own tests should find. */
export function ProjectFields({ content, onChange }: Omit<PartProps, 'problems'>) {
  const { project = {}, starter, bugs } = content
  const change = (part: Partial<Project>) => {
    const changed = Object.entries({ ...project, ...part }).filter(([, value]) => value !== '' && value !== false)
    onChange({ project: Object.fromEntries(changed) })
  }
  const paths = starter.map(({ path }) => path)
  return (
    <section aria-labelledby="exercise-project" className="grid grid-cols-1 gap-4">
      <h2 id="exercise-project" className="type-h3">
        Project
      </h2>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
        {parts.map(({ name, label, hint }) => (
          <Field key={name} label={label} hint={hint}>
            <Select value={project[name] ?? ''} onChange={({ target }) => change({ [name]: target.value })}>
              <Options
                of={[
                  ['', 'None'],
                  ...[...new Set([...paths, ...(project[name] ? [project[name]] : [])])].map(
                    (path) => [path, path] as const,
                  ),
                ]}
              />
            </Select>
          </Field>
        ))}
      </div>
      <Checkbox
        checked={project.database ?? false}
        onChange={({ target }) => change({ database: target.checked })}
        label="The app gets a database"
        hint="createApp is called with an empty PostgreSQL as db, new for each check."
      />
      <Field
        label="Folder of the learner’s tests"
        optional
        hint="Such as test. Files in it end with .test.js or .test.ts."
      >
        <Input
          value={project.tests ?? ''}
          onChange={({ target }) => change({ tests: target.value })}
          autoComplete="off"
          spellCheck={false}
          className="sm:max-w-xs"
        />
      </Field>
      <div className="min-w-0">
        <h3 className="type-label">Mistakes that the learner’s tests should find</h3>
        <p className="type-small mb-2 text-soft">
          Optional. A heading names a mistake; under it are the files that differ from the model solution, each named in
          backticks before its code. A check with the step {'{ bugs: true }'} tries them.
        </p>
        <div className="surface overflow-hidden">
          <CodeEditor
            fileName="bugs.md"
            text={bugs}
            label="Mistakes that the learner’s tests should find"
            onChange={(text) => onChange({ bugs: text })}
          />
        </div>
      </div>
    </section>
  )
}
