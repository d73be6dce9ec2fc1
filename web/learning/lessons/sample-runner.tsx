import { Pencil, Play, RotateCcw, Square } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react'
import type { Language } from '#engines/program.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { CodeEditor } from '../practice/code-editor.tsx'
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
    // The button that was pressed has been replaced.
    if (first === 'run') runNow()
    box.current?.querySelector<HTMLElement>(first === 'run' ? '[data-run]' : 'textarea')?.focus()
  })
  useEffect(() => begin(), [])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    runNow()
  }
  const edit = () => setIsEditing(true)
  const reset = () => {
    setText(code)
    clear()
  }

  const label = languageLabel(language)
  const actions = (
    <div className="lesson-code-actions">
      {text !== code && (
        <Button variant="quiet" size="small" onClick={reset}>
          <RotateCcw aria-hidden="true" className="size-4" />
          Reset
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
        {isRunning ? 'Stop' : run ? 'Run again' : 'Run'}
      </Button>
    </div>
  )
  return (
    // Keys of the editor and of the code in it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={box} onKeyDown={onKeyDown}>
      <CodeBox code={text} language={language} actions={actions}>
        {isEditing ? (
          <CodeEditor
            text={text}
            language={language}
            label={`${label}. Press Control and Enter to run it.`}
            onChange={setText}
          />
        ) : (
          <CodeLines code={code} language={language} lines={lines} />
        )}
        {run && <ProgramOutput run={run} label="Output" />}
      </CodeBox>
    </div>
  )
}
