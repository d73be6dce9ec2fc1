import { Suspense, useRef, useState } from 'react'
import type { Language } from '#engines/program.ts'
import { Pencil, Play } from '#web/kit/icons.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { lazyComponent } from '#web/kit/lazy-component.ts'
import { usePreparedRun } from '../practice/use-prepared-run.ts'
import { CodeSample, type CodeSampleProps } from './code-sample.tsx'

const loadRunner = () => import('./sample-runner.tsx')
const SampleRunner = lazyComponent(loadRunner, 'SampleRunner')

const languages: Record<string, Language> = {
  js: 'javascript',
  javascript: 'javascript',
  py: 'python',
  python: 'python',
  ts: 'typescript',
  typescript: 'typescript',
  sql: 'sql',
}

/** Null for a language that can't be run in the page. */
export const runnableLanguage = (fence: string): Language | null => languages[fence.toLowerCase()] ?? null

/** A sample that the reader can run and change. The editor is loaded when a button is pressed. */
export function RunnableSample(props: CodeSampleProps & { runs: Language; database: string }) {
  const [first, setFirst] = useState<'run' | 'edit' | null>(null)
  const box = useRef<HTMLDivElement>(null)
  usePreparedRun(box, props.runs, loadRunner)
  const sample = (
    <CodeSample
      {...props}
      actions={
        <div data-needs-script="" className="lesson-code-actions">
          <Button variant="quiet" size="small" onClick={() => setFirst('edit')} busy={first === 'edit'}>
            <Pencil aria-hidden="true" className="size-4" />
            Edit
          </Button>
          <Button size="small" onClick={() => setFirst('run')} busy={first === 'run'}>
            <Play aria-hidden="true" className="size-4" />
            Run
          </Button>
        </div>
      }
    />
  )
  if (!first) return <div ref={box}>{sample}</div>
  return (
    <Suspense fallback={sample}>
      <SampleRunner {...props} first={first} />
    </Suspense>
  )
}
