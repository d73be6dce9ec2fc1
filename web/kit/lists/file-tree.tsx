import { useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { ChevronRight, FileCode } from '../icons.tsx'
import { classes } from '../layout/classes.ts'
import { buildTree, moveInTree, type TreeRow, visibleRows } from './file-tree.rules.ts'

type FileTreeProps<T> = {
  files: readonly T[]
  /** The path of the open file. */
  selected: string | null
  onSelect: (path: string) => void
  label?: string
  icon?: (file: T) => ReactNode
  /** At the end of a row: for its file, or for all files in a closed folder. */
  badge?: (files: T[]) => ReactNode
  /** For the name of a file, such as a line through it. */
  look?: (file: T) => string | undefined
}

/** Files in their folders. Arrow keys move through the tree, Enter opens a file. */
export function FileTree<T extends { path: string }>(props: FileTreeProps<T>) {
  const { files, selected, onSelect, label = 'Files' } = props
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const [focused, setFocused] = useState<string | null>(null)
  const tree = useRef<HTMLDivElement>(null)
  const rows = useMemo(() => visibleRows(buildTree(files), closed), [files, closed])
  const indexOf = (key: string) => rows.findIndex((row) => keyOf(row) === key)
  const tabStop = Math.max(
    0,
    focused !== null && indexOf(focused) >= 0 ? indexOf(focused) : indexOf(`file:${selected}`),
  )

  const toggle = (path: string) => {
    const next = new Set(closed)
    if (!next.delete(path)) next.add(path)
    setClosed(next)
  }
  const press = (row: TreeRow<T>) => {
    setFocused(keyOf(row))
    if (row.file) onSelect(row.path)
    else toggle(row.path)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const move = moveInTree(rows, tabStop, event.key)
    if (!move) return
    event.preventDefault()
    if ('toggle' in move) toggle(move.toggle)
    if ('open' in move) onSelect(move.open.path)
    if (!('focus' in move)) return
    setFocused(keyOf(rows[move.focus]!))
    tree.current?.querySelectorAll<HTMLElement>('[role=treeitem]')[move.focus]?.focus()
  }

  return (
    // The items take the focus; the tree handles their keys.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div ref={tree} role="tree" aria-label={label} onKeyDown={onKeyDown} className="p-1.5 text-[0.9375rem]">
      {rows.map((row, index) => (
        <Row
          key={keyOf(row)}
          row={row}
          isTabStop={index === tabStop}
          isSelected={row.file !== null && row.path === selected}
          onPress={() => press(row)}
          shown={props}
        />
      ))}
    </div>
  )
}

/** A file and a folder can have the same name when two versions are compared. */
const keyOf = <T,>(row: TreeRow<T>) => `${row.file ? 'file' : 'folder'}:${row.path}`

const indents = ['pl-1', 'pl-5', 'pl-9', 'pl-13', 'pl-17', 'pl-21', 'pl-25']

type RowProps<T> = {
  row: TreeRow<T>
  isTabStop: boolean
  isSelected: boolean
  onPress: () => void
  shown: Pick<FileTreeProps<T>, 'icon' | 'badge' | 'look'>
}

function Row<T>({ row, isTabStop, isSelected, onPress, shown: { icon, badge, look } }: RowProps<T>) {
  const { file, files, isOpen } = row
  return (
    // The tree handles the keys of all items.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      role="treeitem"
      aria-level={row.level}
      aria-selected={file ? isSelected : undefined}
      aria-expanded={file ? undefined : isOpen}
      tabIndex={isTabStop ? 0 : -1}
      onClick={onPress}
      title={row.path}
      className={classes(
        'flex min-h-7 cursor-pointer items-center gap-1.5 rounded-small pr-1.5 outline-offset-[-2px] hover:bg-haze pointer-coarse:min-h-11',
        indents[Math.min(row.level, indents.length) - 1],
        isSelected && 'bg-indigo-tint font-semibold',
      )}
    >
      {file ? (
        (icon?.(file) ?? <FileCode aria-hidden="true" className="size-4 shrink-0 text-soft" />)
      ) : (
        <ChevronRight aria-hidden="true" className={classes('size-4 shrink-0 text-soft', isOpen && 'rotate-90')} />
      )}
      <span className={classes('min-w-0 flex-1 truncate', file && look?.(file))}>{row.name}</span>
      {(file || !isOpen) && badge?.(files)}
    </div>
  )
}
