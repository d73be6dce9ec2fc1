import { MessageSquare } from '#web/kit/icons.tsx'
import { classes } from '#web/kit/layout/classes.ts'
import type { FileChange } from '../solutions/compared-files.ts'

const signs: Record<FileChange, string> = { same: '', changed: '±', added: '+', removed: '−' }
const looks: Record<FileChange, string> = {
  same: '',
  changed: 'text-marigold-ink',
  added: 'text-leaf-ink',
  removed: 'text-vermilion',
}

/** Of a file in the tree: its comments, and how it changed. */
export function FileBadge({ comments, change }: { comments: number; change: FileChange }) {
  return (
    <>
      {comments > 0 && (
        <span className="flex items-center gap-0.5 text-sm text-soft tabular-nums">
          <MessageSquare aria-hidden="true" className="size-3.5" />
          {comments}
          <span className="sr-only"> {comments === 1 ? 'comment' : 'comments'}</span>
        </span>
      )}
      {change !== 'same' && (
        <span className={classes('w-3 text-center font-bold', looks[change])}>
          <span aria-hidden="true">{signs[change]}</span>
          <span className="sr-only">{change}</span>
        </span>
      )}
    </>
  )
}
