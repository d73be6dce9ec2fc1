import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Token } from '#contract/kit/code/tokens.ts'
import type { Editor } from './create-editor.ts'
import { EarlyField, insertInto, wordEnd } from './early-field.tsx'
import type { EditorMark } from './marks.ts'
import type { EditorNotes } from './note-places.ts'
import { SymbolKeys, useTouch } from './symbol-keys.tsx'
import './code-editor.css'

/** What is shown under lines, such as a mentor's comments; `show` renders one. */
export type LineNotes = EditorNotes & { show: (id: string) => ReactNode }

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
  /** Underlined; what is wrong is shown for the place of the cursor. */
  marks?: readonly EditorMark[]
  notes?: LineNotes | undefined
  target?: EditorTarget | null
  /** Highlighted by the server, shown until the editor has loaded. */
  lines?: Token[][] | undefined
  isFocusedAtFirst?: boolean
  isReadOnly?: boolean
}

const leaving = 'To leave the editor, press Escape, then Tab.'
const running = 'Ctrl + Enter runs the code.'
const reading = 'You can’t change this file.'
const noMarks: readonly EditorMark[] = []
const afterEscape = 'Press Tab to leave the editor.'
/** For the row of symbols and a line of the page, in pixels. */
const roomAround = 96

/** CodeMirror, loaded when it is shown; until then a plain field takes what is typed. */
export function CodeEditor(props: CodeEditorProps) {
  const { fileName, text, label, onChange, problemLine = null, marks = noMarks, target = null, notes, lines } = props
  const box = useRef<HTMLDivElement>(null)
  const host = useRef<HTMLDivElement>(null)
  const early = useRef<HTMLTextAreaElement>(null)
  const [editor, setEditor] = useState<Editor | null>(null)
  const [isLeaving, setIsLeaving] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const isTouch = useTouch()
  const [markText, setMarkText] = useState<string | null>(null)
  const { isReadOnly = false } = props
  const keys = [props.onRun && running, isReadOnly ? reading : leaving].filter(Boolean).join(' ')
  const changed = useEffectEvent(onChange)
  const run = useEffectEvent(() => props.onRun?.())
  const isFocused = useEffectEvent(() => props.isFocusedAtFirst === true)
  const currentKeys = useEffectEvent(() => keys)
  const currentText = useEffectEvent(() => text)
  const currentLabel = useEffectEvent(() => label)

  useEffect(() => {
    let isOpen = true
    let opened: Editor | null = null
    const open = async () => {
      const { createEditor } = await import('./create-editor.ts')
      await wordEnd(early.current)
      if (!isOpen || !host.current) return
      const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' })
      const description = document.createElement('p')
      description.id = 'keys'
      description.hidden = true
      description.textContent = currentKeys()
      root.replaceChildren(description)
      const field = early.current
      const isTyping = field !== null && field === document.activeElement
      opened = createEditor({
        parent: root,
        text: isTyping ? field.value : currentText(),
        selection: isTyping ? { anchor: field.selectionStart, head: field.selectionEnd } : null,
        fileName,
        label: currentLabel(),
        describedBy: description.id,
        isReadOnly,
        wrapsLines: matchMedia('(width < 40rem)').matches,
        onChange: (next) => {
          setIsLeaving(false)
          changed(next)
        },
        onRun: () => run(),
        onMark: setMarkText,
        onEscape: () => setIsLeaving(!isReadOnly),
      })
      // At once, so that a keyboard on the screen stays open.
      flushSync(() => setEditor(opened))
      if (isTyping || isFocused()) opened.focus()
    }
    // The field stays if it can't be loaded.
    open().catch(() => null)
    return () => {
      isOpen = false
      opened?.destroy()
      setEditor(null)
    }
  }, [fileName, isReadOnly])

  useEffect(() => editor?.setText(text), [editor, text])
  useEffect(() => editor?.setProblemLine(problemLine), [editor, problemLine])
  useEffect(() => editor?.setMarks(marks), [editor, marks])
  const moved = useEffectEvent((places: Parameters<EditorNotes['onMove']>[0]) => notes?.onMove(places))
  const { before, places } = notes ?? {}
  useEffect(() => {
    if (before !== undefined && places) editor?.setNotes({ before, places, onMove: moved })
  }, [editor, before, places])
  useEffect(() => {
    if (target) editor?.goTo(target.line)
  }, [editor, target])

  const hasKeys = isTouch && hasFocus && !isReadOnly
  // The browser scrolls the field into view before the keyboard is there.
  useEffect(() => {
    const viewport = window.visualViewport
    if (!hasKeys || !viewport) return
    const show = () => {
      box.current?.style.setProperty('--free-height', `${Math.round(viewport.height - roomAround)}px`)
      box.current?.scrollIntoView({ block: 'nearest' })
      editor?.showCursor()
    }
    show()
    viewport.addEventListener('resize', show)
    return () => viewport.removeEventListener('resize', show)
  }, [hasKeys, editor])

  const insert = (next: string) => {
    if (editor) editor.insert(next)
    else if (early.current) onChange(insertInto(early.current, next))
  }
  return (
    <div
      ref={box}
      className="code-editor"
      data-keys={hasKeys || undefined}
      onFocus={() => setHasFocus(true)}
      onBlur={() => {
        setHasFocus(false)
        setIsLeaving(false)
      }}
    >
      <div className="code-editor-box">
        {!editor && (
          <EarlyField
            ref={early}
            text={text}
            label={label}
            lines={lines}
            isReadOnly={isReadOnly}
            onChange={onChange}
            onRun={() => props.onRun?.()}
          />
        )}
        <div ref={host} hidden={!editor} className={editor ? 'code-editor-ready' : undefined}>
          {notes?.places.map(({ id }) => (
            <div key={id} slot={id}>
              {notes.show(id)}
            </div>
          ))}
        </div>
      </div>
      <output className="code-editor-mark" hidden={markText === null}>
        {markText}
      </output>
      <output className="code-editor-keys" data-escaped={isLeaving || undefined}>
        {isLeaving ? afterEscape : keys}
      </output>
      {hasKeys && <SymbolKeys fileName={fileName} onInsert={insert} />}
    </div>
  )
}
