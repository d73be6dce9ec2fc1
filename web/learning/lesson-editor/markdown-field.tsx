import { type ClipboardEvent, type DragEvent, type ReactNode, type Ref, useImperativeHandle, useRef } from 'react'
import { controlClass, Field, useFieldAttributes } from '#web/kit/forms/field.tsx'
import { classes } from '#web/kit/layout/classes.ts'
import { type Insertion, insertTemplate, type Selection, startOfLine, type TemplateName } from './insertions.ts'
import { MarkdownToolbar } from './markdown-toolbar.tsx'

export type MarkdownHandle = {
  /** Where the cursor is, or was before another field took the focus. */
  selection: () => Selection
  insert: (insertion: Insertion) => void
  /** Puts the cursor at the beginning of a line, counted from 1. */
  goToLine: (line: number) => void
}

type MarkdownFieldProps = {
  label: string
  hint?: ReactNode
  problem?: string | undefined
  value: string
  maxLength: number
  tools: readonly TemplateName[]
  /** More buttons at the end of the toolbar. */
  moreTools?: ReactNode
  onChange: (value: string) => void
  /** Files that were pasted or dropped here. */
  onFiles: (files: File[]) => void
  ref?: Ref<MarkdownHandle>
  className?: string
}

/** A text area for Markdown with buttons for what people forget. */
export function MarkdownField(props: MarkdownFieldProps) {
  const { label, hint, problem, value, tools, moreTools, ref, ...area } = props
  const textarea = useRef<HTMLTextAreaElement>(null)

  const selection = (): Selection => {
    const { selectionStart: start = 0, selectionEnd: end = 0 } = textarea.current ?? {}
    return { start, end }
  }
  const insert = (insertion: Insertion) => textarea.current && insertInto(textarea.current, insertion)
  useImperativeHandle(ref, () => ({
    selection,
    insert,
    goToLine: (line) => textarea.current && goToLine(textarea.current, line),
  }))

  return (
    <Field label={label} hint={hint} problem={problem}>
      <div>
        <MarkdownToolbar
          label={`Insert into ${label.toLowerCase()}`}
          tools={tools}
          onTool={(name) => insert(insertTemplate(textarea.current!.value, selection(), name))}
        >
          {moreTools}
        </MarkdownToolbar>
        <Area {...area} value={value} ref={textarea} />
      </div>
    </Field>
  )
}

type AreaProps = Pick<MarkdownFieldProps, 'value' | 'maxLength' | 'onChange' | 'onFiles' | 'className'> & {
  ref: Ref<HTMLTextAreaElement>
}

function Area({ value, maxLength, onChange, onFiles, className, ref }: AreaProps) {
  const takeFiles = (event: ClipboardEvent | DragEvent, files: FileList) => {
    if (files.length === 0) return
    event.preventDefault()
    onFiles([...files])
  }
  return (
    <textarea
      ref={ref}
      {...useFieldAttributes()}
      value={value}
      maxLength={maxLength}
      spellCheck
      onChange={(event) => onChange(event.target.value)}
      onPaste={(event) => takeFiles(event, event.clipboardData.files)}
      onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
      onDrop={(event) => takeFiles(event, event.dataTransfer.files)}
      className={classes(
        controlClass,
        'block resize-y rounded-t-none font-mono text-sm/6 [overflow-wrap:anywhere]',
        className,
      )}
    />
  )
}

/** As if it were typed, so that Ctrl Z takes it back. */
function insertInto(textarea: HTMLTextAreaElement, { start, end, text, select }: Insertion) {
  textarea.focus()
  textarea.setSelectionRange(start, end)
  // The only way to keep the browser's undo history.
  if (!document.execCommand?.('insertText', false, text)) {
    textarea.setRangeText(text, start, end, 'end')
    textarea.dispatchEvent(new Event('input', { bubbles: true }))
  }
  textarea.setSelectionRange(select.from, select.to)
}

function goToLine(textarea: HTMLTextAreaElement, line: number) {
  const at = startOfLine(textarea.value, line)
  const end = textarea.value.indexOf('\n', at)
  textarea.scrollIntoView({ block: 'center' })
  textarea.focus()
  textarea.setSelectionRange(at, end < 0 ? textarea.value.length : end)
  textarea.scrollTop = Math.max(0, heightOf(textarea, at) - textarea.clientHeight / 3)
}

/** How far down a character is. Long lines wrap, so only the browser knows. */
function heightOf(textarea: HTMLTextAreaElement, at: number): number {
  const copy = textarea.cloneNode() as HTMLTextAreaElement
  copy.removeAttribute('id')
  Object.assign(copy.style, { position: 'absolute', visibility: 'hidden', height: '0', minHeight: '0' })
  copy.style.width = `${textarea.offsetWidth}px`
  textarea.after(copy)
  copy.value = textarea.value.slice(0, at)
  const { scrollHeight } = copy
  copy.remove()
  return scrollHeight
}
