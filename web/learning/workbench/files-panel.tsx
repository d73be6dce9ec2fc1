import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ReviewCase } from '#contract/learning/reviews.ts'
import type { Comment } from '#contract/learning/solutions.ts'
import { me } from '#web/identity/index.ts'
import { Badge } from '#web/kit/layout/badge.tsx'
import { classes } from '#web/kit/layout/classes.ts'
import { usePreloadedViewer } from '#web/kit/file-view/use-preloaded-viewer.ts'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { ChangeBadge } from '../solutions/change-badge.tsx'
import type { FileChange } from '../solutions/compared-files.ts'
import { commentCounts, type FileSelection } from './file-selection.ts'
import { FilePane } from './file-pane.tsx'
import { describeBasis } from './files/basis.rules.ts'
import { CommitBar } from './files/commit-bar.tsx'
import { TreePane } from './files/tree-pane.tsx'
import { useLineNotes } from './files/use-line-notes.tsx'
import { hiddenUnless } from './parts.tsx'

type FilesPartProps = { review: ReviewCase; selection: FileSelection; canWork: boolean; isChosen: boolean }

export function FilesPanel({ review, selection, canWork, isChosen }: FilesPartProps) {
  const { current } = review
  const { open, against, target, commit, compared } = selection
  const canRemove = useIsMine(canWork)
  usePreloadedViewer(selection.files.map(({ now, before }) => (now ?? before)!.kind))
  const counts = useMemo(() => commentCounts(current, against), [current, against])
  const lines = useLineNotes({ review, selection, canWork, canRemove })
  const bar = commit && <CommitBar commit={commit} selection={selection} canComment={canWork} />

  if (!open) {
    return (
      <div className={classes('min-w-0 flex-1', hiddenUnless(isChosen))}>
        {bar}
        <EmptyState title="No files">
          {commit ? 'This commit changed no files.' : 'This attempt has no files. Read the explanation instead.'}
        </EmptyState>
      </div>
    )
  }
  return (
    <div className={classes('min-h-0 min-w-0 flex-1 xl:flex', hiddenUnless(isChosen))}>
      <div className="border-line max-xl:surface max-xl:mb-4 max-xl:max-h-60 overflow-y-auto xl:w-60 xl:shrink-0 xl:border-r 2xl:w-72">
        <TreePane selection={selection} comments={counts} />
      </div>
      <div className="max-xl:surface flex min-h-0 min-w-0 flex-1 flex-col overflow-hidden bg-card">
        {bar}
        <FilePane
          file={open}
          isCompared={compared !== null}
          badge={<State selection={selection} />}
          {...lines}
          reach={target?.path === open.path ? (target.line ?? 0) : 0}
        />
      </div>
    </div>
  )
}

/** What became of the open file. */
function State({ selection: { open, compared, commit, unchanged } }: { selection: FileSelection }) {
  if (!open) return null
  if (commit) return <Badge>{inCommit[open.change]}</Badge>
  if (!compared) return unchanged.has(open.path) ? <Badge>Unchanged starter</Badge> : null
  return <ChangeBadge change={open.change} since={describeBasis(compared)} />
}

const inCommit: Record<FileChange, string> = { same: 'Same', changed: 'Changed', added: 'New file', removed: 'Removed' }

/** Mentors may remove their own comments while they review the attempt. */
export function useIsMine(canWork: boolean) {
  const { data } = useQuery(me)
  const name = data ? `${data.firstName} ${data.lastName}`.trim() : null
  return (comment: Comment) => canWork && comment.author === name
}
