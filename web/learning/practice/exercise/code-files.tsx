import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import type { CodeFile } from '#contract/learning/practice.ts'
import type { Token } from '#contract/kit/code/tokens.ts'
import { Lock } from '#web/kit/icons.tsx'
import { CodeEditor, type EditorTarget, type LineNotes } from '../code-editor/code-editor.tsx'
import type { EditorMark } from '../code-editor/marks.ts'

export type FileTarget = EditorTarget & { path: string }

type CodeFilesProps = {
  files: readonly CodeFile[]
  /** Paths that can't be changed. */
  readOnly: readonly string[]
  selected: string
  onSelect: (path: string) => void
  onChange: (path: string, text: string) => void
  onRun: () => void
  /** Where the code failed. */
  problem: { path: string; line: number } | null
  /** What to underline, by path. */
  marks: ReadonlyMap<string, readonly EditorMark[]>
  /** What is shown under lines, by path. */
  notes: ReadonlyMap<string, LineNotes>
  target: FileTarget | null
  /** By path, highlighted by the server. */
  lines: ReadonlyMap<string, Token[][]>
  /** At the end of the bar. */
  children: ReactNode
}

const noMarks: readonly EditorMark[] = []

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** The files of an exercise as tabs. An opened file stays mounted, so that it can still be undone. */
export function CodeFiles({ files, selected, onSelect, onChange, children, ...editing }: CodeFilesProps) {
  const id = useId()
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set([selected]))
  if (!opened.has(selected)) setOpened(new Set([...opened, selected]))
  const isSingle = files.length === 1
  const list = useRef<HTMLDivElement>(null)
  // On a phone not all tabs fit.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${selected}`)}`)
    if (!tab || !list.current) return
    list.current.scrollLeft = tab.offsetLeft + tab.offsetWidth / 2 - list.current.clientWidth / 2
  }, [id, selected])

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const next = step(
      files.findIndex(({ path }) => path === selected),
      files.length,
    )
    onSelect(files[next]!.path)
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
  return (
    <>
      <div className="exercise-bar">
        {isSingle ? (
          <div className="exercise-files">
            <p className="exercise-file">{selected}</p>
          </div>
        ) : (
          // The tabs take the focus; the list handles the arrow keys.
          // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
          <div ref={list} role="tablist" aria-label="Files" onKeyDown={onKeyDown} className="exercise-files">
            {files.map(({ path }) => (
              <button
                key={path}
                type="button"
                role="tab"
                id={`${id}-${path}`}
                aria-selected={path === selected}
                aria-controls={`${id}-${path}-panel`}
                tabIndex={path === selected ? 0 : -1}
                onClick={() => onSelect(path)}
                className="exercise-file"
              >
                {path}
                {editing.readOnly.includes(path) && <ReadOnlyMark />}
              </button>
            ))}
          </div>
        )}
        {children}
      </div>
      {files.map(({ path, text }) => (
        <div
          key={path}
          {...(!isSingle && { role: 'tabpanel', id: `${id}-${path}-panel`, 'aria-labelledby': `${id}-${path}` })}
          hidden={path !== selected}
        >
          {opened.has(path) && (
            <CodeEditor
              fileName={path}
              text={text}
              label={path}
              onChange={(next) => onChange(path, next)}
              onRun={editing.onRun}
              problemLine={editing.problem?.path === path ? editing.problem.line : null}
              marks={editing.marks.get(path) ?? noMarks}
              notes={editing.notes.get(path)}
              target={editing.target?.path === path ? editing.target : null}
              lines={editing.lines.get(path)}
              isReadOnly={editing.readOnly.includes(path)}
            />
          )}
        </div>
      ))}
    </>
  )
}

const ReadOnlyMark = () => (
  <>
    <Lock aria-hidden="true" className="ml-1.5 size-3.5" />
    <span className="sr-only"> (read-only)</span>
  </>
)
