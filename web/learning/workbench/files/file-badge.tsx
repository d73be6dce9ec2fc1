import { plural } from '#web/kit/format.ts'
import { MessageSquare } from '#web/kit/icons.tsx'
import type { ComparedFile, FileChange } from '../../solutions/compared-files.ts'
import type { LineCount } from './lines.api.ts'

const signs: Record<FileChange, string> = { same: '', changed: '±', added: '+', removed: '−' }
const looks: Record<FileChange, string> = {
  same: '',
  changed: 'text-marigold-ink',
  added: 'text-leaf-ink',
  // The plain red is too faint on the tint of the open file.
  removed: 'text-vermilion-press',
}

type FileBadgeProps = {
  files: readonly ComparedFile[]
  comments: ReadonlyMap<string, number>
  lines: ReadonlyMap<string, LineCount>
}

/** Of a file in the tree, or of all in a closed folder: comments, and how much changed. */
export function FileBadge({ files, comments, lines }: FileBadgeProps) {
  const commented = files.reduce((sum, { path }) => sum + (comments.get(path) ?? 0), 0)
  const counts = files.flatMap(({ path }) => lines.get(path) ?? [])
  const changed = files.filter(({ change }) => change !== 'same')
  const change = changed.length === 1 && files.length === 1 ? changed[0]!.change : 'changed'
  return (
    <>
      {commented > 0 && (
        <span className="flex items-center gap-0.5 text-sm text-soft tabular-nums">
          <MessageSquare aria-hidden="true" className="size-3.5" />
          {commented}
          <span className="sr-only"> {commented === 1 ? 'comment' : 'comments'}</span>
        </span>
      )}
      {counts.length > 0 && <Lines counts={counts} />}
      {changed.length > 0 && (
        <span className={`w-3 text-center font-bold ${looks[change]}`}>
          <span aria-hidden="true">{signs[change]}</span>
          <span className="sr-only">{change}</span>
        </span>
      )}
    </>
  )
}

function Lines({ counts }: { counts: LineCount[] }) {
  const sum = (side: keyof LineCount) => counts.reduce((total, count) => total + count[side], 0)
  const [added, removed] = [sum('added'), sum('removed')]
  return (
    <span className="flex gap-1 text-[0.8125rem] font-normal tabular-nums">
      {added > 0 && (
        <span className="text-leaf-ink">
          <span aria-hidden="true">+{added}</span>
          <span className="sr-only">{plural(added, 'line')} added</span>
        </span>
      )}
      {removed > 0 && (
        <span className="text-vermilion-press">
          <span aria-hidden="true">−{removed}</span>
          <span className="sr-only">{plural(removed, 'line')} removed</span>
        </span>
      )}
    </span>
  )
}
