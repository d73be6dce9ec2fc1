import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { AttemptCommit, CommitFile } from '#contract/learning/commits.ts'
import { ChevronRight } from '#web/kit/icons.tsx'
import { lazyComponent } from '#web/kit/lazy-component.ts'
import { Badge } from '#web/kit/layout/badge.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { SkeletonText } from '#web/kit/states/skeleton.tsx'
import { CommitList, CommitName } from './commit-list.tsx'
import { myCommits } from './commits.api.ts'
import { readMessage } from './message.rules.ts'

const DiffView = lazyComponent(() => import('#web/kit/code/diff-view.tsx'), 'DiffView')
const waiting = <SkeletonText lines={4} className="p-4" />
const summary =
  'inline-flex items-center gap-1.5 rounded-small py-1 pr-2 text-left hover:text-indigo pointer-coarse:min-h-11'

/** The commits that came with an attempt, as the mentor sees them. */
export function AttemptCommits({ solutionId }: { solutionId: number }) {
  const [isOpen, setIsOpen] = useState(false)
  const commits = useQuery({ ...myCommits(solutionId), enabled: isOpen })
  return (
    <details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)} className="group/commits mt-3">
      <summary className={`type-label ${summary}`}>
        <ChevronRight
          aria-hidden="true"
          className="size-4.5 text-soft transition-transform group-open/commits:rotate-90"
        />
        Commits
      </summary>
      {isOpen && (
        <div className="mt-1 ml-6">
          <QueryView query={commits} skeleton={<SkeletonText />}>
            {(found) => <CommitList {...found}>{(commit) => <Commit commit={commit} />}</CommitList>}
          </QueryView>
        </div>
      )}
    </details>
  )
}

function Commit({ commit }: { commit: AttemptCommit }) {
  const [isOpen, setIsOpen] = useState(false)
  const { body } = readMessage(commit.message)
  return (
    <details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)} className="group/commit">
      <summary className={summary}>
        <ChevronRight
          aria-hidden="true"
          className="size-4.5 shrink-0 text-soft transition-transform group-open/commit:rotate-90"
        />
        <CommitName commit={commit} />
      </summary>
      {isOpen && (
        <div className="mt-1 mb-3 grid grid-cols-1 gap-2 sm:ml-6">
          {body && <p className="max-w-2xl wrap-anywhere whitespace-pre-line text-soft">{body}</p>}
          {commit.files.length === 0 && <p className="text-soft">It changed no files.</p>}
          <ul aria-label="Changed files" className="grid grid-cols-1 gap-2 empty:hidden">
            {commit.files.map((file) => (
              <li key={file.path} className="surface min-w-0 overflow-hidden">
                <ChangedFile file={file} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </details>
  )
}

const states = { added: 'New file', changed: 'Changed', removed: 'Removed' }

function ChangedFile({ file: { path, change, before, after, isShown } }: { file: CommitFile }) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2">
        <code className="min-w-0 flex-1 break-all">{path}</code>
        <Badge>{states[change]}</Badge>
      </p>
      {isShown ? (
        <Suspense fallback={waiting}>
          <DiffView
            fileName={path}
            before={before ?? ''}
            after={after ?? ''}
            notesBefore={new Map()}
            notesAfter={new Map()}
            className="max-h-[75dvh] overflow-auto border-t border-line"
          />
        </Suspense>
      ) : (
        <p className="type-small border-t border-line px-3 py-2 text-soft">
          This file isn’t text, or it’s too long to show here.
        </p>
      )}
    </>
  )
}
