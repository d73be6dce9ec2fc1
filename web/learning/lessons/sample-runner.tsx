import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Language } from '#engines/program.ts'
import { Pencil, Play, RotateCcw, Square } from '#web/kit/icons.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { CodeEditor } from '../practice/code-editor/code-editor.tsx'
import { ProgramOutput } from '../practice/program-output.tsx'
import { useProgram } from '../practice/use-program.ts'
import { CodeBox, CodeLines, type CodeSampleProps } from './code-sample.tsx'
import { languageLabel } from './language-label.ts'

type SampleRunnerProps = CodeSampleProps & { runs: Language; database: string; first: 'run' | 'edit' }

/** A sample whose buttons work. */
export function SampleRunner({ code, language, lines, runs, database, first }: SampleRunnerProps) {
  const [text, setText] = useState(code)
  const [isEditing, setIsEditing] = useState(first === 'edit')
  const { run, start, stop, clear } = useProgram(runs)
  const box = useRef<HTMLDivElement>(null)
  const isRunning = run?.state === 'running'

  const runNow = () => {
    const path = `sample.${language}`
    void start({ language: runs, entry: path, files: [{ path, text }], database })
  }
  const begin = useEffectEvent(() => {
    if (first === 'edit') return
    runNow()
    // The button that was pressed has been replaced.
    box.current?.querySelector<HTMLElement>('[data-run]')?.focus()
  })
  useEffect(() => begin(), [])

  const edit = () => setIsEditing(true)
  const reset = () => {
    setText(code)
    clear()
  }

  const label = languageLabel(language)
  const actions = (
    <div data-needs-script="" className="lesson-code-actions">
      {text !== code && (
        <Button variant="quiet" size="small" onClick={reset}>
          <RotateCcw aria-hidden="true" className="size-4" />
          <span className="max-sm:sr-only">Reset</span>
        </Button>
      )}
      {!isEditing && (
        <Button variant="quiet" size="small" onClick={edit}>
          <Pencil aria-hidden="true" className="size-4" />
          Edit
        </Button>
      )}
      <Button size="small" onClick={isRunning ? stop : runNow} data-run="">
        {isRunning ? <Square aria-hidden="true" className="size-4" /> : <Play aria-hidden="true" className="size-4" />}
        {isRunning ? 'Stop' : 'Run'}
        {/* On a phone it would push the button into a second row. */}
        {run && !isRunning && <span className="-ml-1 max-sm:sr-only">{' again'}</span>}
      </Button>
    </div>
  )
  return (
    <div ref={box}>
      <CodeBox code={text} language={language} actions={actions}>
        {isEditing ? (
          <CodeEditor
            fileName={`sample.${language}`}
            text={text}
            label={label}
            onChange={setText}
            onRun={runNow}
            problemLine={run?.failure?.line ?? null}
            lines={text === code ? lines : undefined}
            isFocusedAtFirst
          />
        ) : (
          <CodeLines code={code} language={language} lines={lines} />
        )}
        {run && <ProgramOutput run={run} label="Output" />}
      </CodeBox>
    </div>
  )
}
