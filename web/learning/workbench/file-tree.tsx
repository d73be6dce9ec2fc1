import { useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { ChevronRight, MessageSquare } from '#web/kit/icons.tsx'
import { classes } from '#web/kit/layout/classes.ts'
import { FileIcon } from '../steps/file-icon.tsx'
import type { ComparedFile, FileChange } from '../solutions/compared-files.ts'
import { buildTree, moveInTree, visibleRows, type TreeRow } from './tree.ts'

type FileTreeProps = {
  files: ComparedFile[]
  chosen: string | null
  onChoose: (path: string) => void
  comments: ReadonlyMap<string, number>
}

/** Arrow keys move through the tree, Enter opens a file. */
export function FileTree({ files, chosen, onChoose, comments }: FileTreeProps) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const [focused, setFocused] = useState<string | null>(null)
  const tree = useRef<HTMLDivElement>(null)
  const rows = useMemo(() => visibleRows(buildTree(files), closed), [files, closed])
  const isTabStop = (row: TreeRow) => keyOf(row) === (focused ?? `file:${chosen}`)
  const tabStop = Math.max(0, rows.findIndex(isTabStop))

  const toggle = (path: string) => {
    const next = new Set(closed)
    if (!next.delete(path)) next.add(path)
    setClosed(next)
  }
  const press = (row: TreeRow) => {
    setFocused(keyOf(row))
    if (row.file) onChoose(row.path)
    else toggle(row.path)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const move = moveInTree(rows, tabStop, event.key)
    if (!move) return
    event.preventDefault()
    if ('toggle' in move) toggle(move.toggle)
    if ('open' in move) onChoose(move.open.path)
    if (!('focus' in move)) return
    setFocused(keyOf(rows[move.focus]!))
    tree.current?.querySelectorAll<HTMLElement>('[role=treeitem]')[move.focus]?.focus()
  }

  return (
    // The items take the focus; the tree handles their keys.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div ref={tree} role="tree" aria-label="Files" onKeyDown={onKeyDown} className="p-1.5 text-[0.9375rem]">
      {rows.map((row, index) => (
        <Row
          key={keyOf(row)}
          row={row}
          isTabStop={index === tabStop}
          isChosen={row.file !== null && row.path === chosen}
          comments={comments.get(row.path) ?? 0}
          onPress={() => press(row)}
        />
      ))}
    </div>
  )
}

/** A file and a folder can have the same name when two attempts are compared. */
const keyOf = (row: TreeRow) => `${row.file ? 'file' : 'folder'}:${row.path}`

const indents = ['pl-1', 'pl-5', 'pl-9', 'pl-13', 'pl-17', 'pl-21', 'pl-25']
const signs: Record<FileChange, string> = { same: '', changed: '±', added: '+', removed: '−' }
const signLooks: Record<FileChange, string> = {
  same: '',
  changed: 'text-marigold-ink',
  added: 'text-leaf-ink',
  removed: 'text-vermilion',
}

type RowProps = { row: TreeRow; isTabStop: boolean; isChosen: boolean; comments: number; onPress: () => void }

function Row({ row, isTabStop, isChosen, comments, onPress }: RowProps) {
  const change = row.file?.change ?? 'same'
  return (
    // The tree handles the keys of all items.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      role="treeitem"
      aria-level={row.level}
      aria-selected={row.file ? isChosen : undefined}
      aria-expanded={row.file ? undefined : row.isOpen}
      tabIndex={isTabStop ? 0 : -1}
      onClick={onPress}
      title={row.path}
      className={classes(
        'flex min-h-7 cursor-pointer items-center gap-1.5 rounded-small pr-1.5 outline-offset-[-2px] hover:bg-haze pointer-coarse:min-h-11',
        indents[Math.min(row.level, indents.length) - 1],
        isChosen && 'bg-indigo-tint font-semibold',
      )}
    >
      {row.file ? (
        <FileIcon kind={(row.file.now ?? row.file.before)?.kind ?? ''} />
      ) : (
        <ChevronRight aria-hidden="true" className={classes('size-4 shrink-0 text-soft', row.isOpen && 'rotate-90')} />
      )}
      <span className={classes('min-w-0 flex-1 truncate', change === 'removed' && 'line-through')}>{row.name}</span>
      {comments > 0 && (
        <span className="flex items-center gap-0.5 text-sm text-soft tabular-nums">
          <MessageSquare aria-hidden="true" className="size-3.5" />
          {comments}
          <span className="sr-only"> {comments === 1 ? 'comment' : 'comments'}</span>
        </span>
      )}
      {change !== 'same' && (
        <span className={classes('w-3 text-center font-bold', signLooks[change])}>
          <span aria-hidden="true">{signs[change]}</span>
          <span className="sr-only">{change}</span>
        </span>
      )}
    </div>
  )
}
