import { useState, type ReactNode } from 'react'
import { Callout } from '#web/kit/layout/callout.tsx'
import { CodeEditor, type EditorTarget } from '../practice/code-editor/code-editor.tsx'
import { ProblemList } from './problem-list.tsx'
import type { CodePartProps } from './settings-fields.tsx'

const files = [
  {
    field: 'visibleChecks',
    title: 'Visible checks',
    hint: 'Learners run these while they work, and see what is expected.',
  },
  {
    field: 'hiddenChecks',
    title: 'Hidden checks',
    hint: 'Only the server runs these. Write at least two.',
  },
] as const

type CheckFieldsProps = CodePartProps & { warnings: readonly string[] }

/** The two files of checks, read while they are typed. */
export function CheckFields({ content, problems, warnings, onChange, onRun }: CheckFieldsProps) {
  return (
    <section aria-labelledby="exercise-checks" className="grid grid-cols-1 gap-5">
      <div>
        <h2 id="exercise-checks" className="type-h3">
          Checks
        </h2>
        <FormOfChecks />
      </div>
      <ProblemList problems={problems.filter(({ field }) => field === 'checks')} />
      {warnings.length > 0 && <Warnings warnings={warnings} />}
      <div className="grid grid-cols-1 gap-5 xl:grid-cols-2">
        {files.map(({ field, title, hint }) => (
          <CheckFile
            key={field}
            title={title}
            hint={hint}
            text={content[field]}
            problems={problems.filter((problem) => problem.field === field)}
            onChange={(text) => onChange({ [field]: text })}
            onRun={onRun}
          />
        ))}
      </div>
    </section>
  )
}

const Warnings = ({ warnings }: Pick<CheckFieldsProps, 'warnings'>) => (
  <Callout tone="waiting">
    <p>You can publish these checks, but they prove little:</p>
    <ul aria-label="Weak checks" className="mt-1 list-disc pl-5 font-normal wrap-anywhere">
      {warnings.map((warning) => (
        <li key={warning}>{warning}</li>
      ))}
    </ul>
  </Callout>
)

type CheckFileProps = Pick<CodePartProps, 'problems' | 'onRun'> & {
  title: string
  hint: string
  text: string
  onChange: (text: string) => void
}

function CheckFile({ title, hint, text, problems, onChange, onRun }: CheckFileProps) {
  const [target, setTarget] = useState<EditorTarget | null>(null)
  return (
    <div className="min-w-0">
      <h3 className="type-label">{title}</h3>
      <p className="type-small mb-2 text-soft">{hint}</p>
      <div className="surface overflow-hidden">
        <CodeEditor
          fileName="checks.js"
          text={text}
          label={title}
          onChange={onChange}
          onRun={onRun}
          problemLine={problems[0]?.line ?? null}
          target={target}
        />
      </div>
      <div className="mt-2">
        <ProblemList problems={problems} onGoTo={(line) => setTarget({ line })} />
      </div>
    </div>
  )
}

function FormOfChecks() {
  return (
    <details className="mt-1">
      <summary className="type-small link inline-block rounded-small pointer-coarse:min-h-11">
        How to write a check
      </summary>
      <dl className="type-small mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        <Part name="name">The behaviour that is checked, such as “keeps paise exact when adding”.</Part>
        <Part name="hint">Learners can open it after two failures. It helps without giving the solution away.</Part>
        <Part name="run">
          Returns a value of the learner’s code. JavaScript, TypeScript: ({'{ add }'}) =&gt; add(1, 2). HTML: (document)
          =&gt; …. Python and SQL: a text.
        </Part>
        <Part name="expect">
          The value that run has to return, written out. A hidden check can’t expect just true or false.
        </Part>
        <Part name="throws">In place of expect: part of an error’s message.</Part>
        <Part name="setup">SQL only: statements that run before the learner’s query.</Part>
        <Part name="steps">
          Projects only, in place of run: what is done one after the other, such as [{'{'} request: ‘GET /orders’{' }'}
          ].
        </Part>
        <Part name="milestone">Projects only: the part of the project that the check belongs to.</Part>
      </dl>
    </details>
  )
}

const Part = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="font-mono">{name}</dt>
    <dd className="text-soft">{children}</dd>
  </>
)
