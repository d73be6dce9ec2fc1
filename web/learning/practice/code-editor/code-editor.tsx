import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Token } from '#web/kit/code/tokens.ts'
import { classes } from '#web/kit/layout/classes.ts'
import type { Editor } from './create-editor.ts'
import { PlainCode } from './plain-code.tsx'
import './code-editor.css'

/** A line to show; a new object for each time. */
export type EditorTarget = { line: number }

export type CodeEditorProps = {
  fileName: string
  text: string
  /** What is edited, for screen readers. */
  label: string
  onChange: (text: string) => void
  /** Ctrl or Cmd + Enter. */
  onRun?: (() => void) | undefined
  problemLine?: number | null
  target?: EditorTarget | null
  /** Highlighted by the server, shown until the editor has loaded. */
  lines?: Token[][] | undefined
  className?: string
}

const keys = 'Ctrl + Enter runs the code. To leave the editor, press Escape, then Tab.'
const afterEscape = 'Press Tab to leave the editor.'

/** CodeMirror, loaded when it is shown; until then the code can be read. */
export function CodeEditor(props: CodeEditorProps) {
  const { fileName, text, label, onChange, problemLine = null, target = null, lines, className } = props
  const host = useRef<HTMLDivElement>(null)
  const editor = useRef<Editor | null>(null)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [hint, setHint] = useState(keys)
  const changed = useEffectEvent(onChange)
  const run = useEffectEvent(() => props.onRun?.())
  const currentText = useEffectEvent(() => text)
  const currentLabel = useEffectEvent(() => label)

  useEffect(() => {
    let isOpen = true
    const open = async () => {
      const { createEditor } = await import('./create-editor.ts')
      if (!isOpen || !host.current) return
      const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' })
      const description = document.createElement('p')
      description.id = 'keys'
      description.hidden = true
      description.textContent = keys
      root.replaceChildren(description)
      editor.current = createEditor({
        parent: root,
        text: currentText(),
        fileName,
        label: currentLabel(),
        describedBy: description.id,
        wrapsLines: matchMedia('(width < 40rem)').matches,
        onChange: (next) => changed(next),
        onRun: () => run(),
        onEscape: () => setHint(afterEscape),
      })
      setState('ready')
    }
    open().catch(() => isOpen && setState('failed'))
    return () => {
      isOpen = false
      editor.current?.destroy()
      editor.current = null
      setState('loading')
    }
  }, [fileName])

  useEffect(() => editor.current?.setText(text), [text, state])
  useEffect(() => editor.current?.setProblemLine(problemLine), [problemLine, state])
  useEffect(() => {
    if (target) editor.current?.goTo(target.line)
  }, [target, state])

  return (
    <div className={classes('code-editor', className)} onBlur={() => setHint(keys)}>
      <div className="code-editor-box">
        {state === 'loading' && <PlainCode text={text} fileName={fileName} lines={lines} />}
        {state === 'failed' && (
          <textarea
            aria-label={label}
            value={text}
            rows={text.split('\n').length + 1}
            spellCheck={false}
            autoCapitalize="off"
            onChange={(event) => onChange(event.target.value)}
            className="block w-full resize-none bg-card p-3 text-ink"
          />
        )}
        <div ref={host} hidden={state !== 'ready'} className={state === 'ready' ? 'code-editor-ready' : undefined} />
      </div>
      <output className="code-editor-keys" data-escaped={hint === afterEscape || undefined}>
        {hint}
      </output>
    </div>
  )
}
