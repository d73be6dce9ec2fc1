import { useQuery } from '@tanstack/react-query'
import { Suspense, useState, type ReactNode } from 'react'
import type { Attempt, Comment } from '#contract/learning/solutions.ts'
import { ChevronRight } from '#web/kit/icons.tsx'
import { lazyComponent } from '#web/kit/lazy-component.ts'
import { RichText } from '#web/kit/markdown/rich-text.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { SkeletonText } from '#web/kit/states/skeleton.tsx'
import { ChangeBadge } from './change-badge.tsx'
import { pairFiles, type ComparedFile, type ShownFile } from './compared-files.ts'
import { fileText, isReadable } from './file-text.ts'

const DiffView = lazyComponent(() => import('#web/kit/code/diff-view.tsx'), 'DiffView')
const waiting = <SkeletonText lines={4} className="p-4" />

type ChangesProps = { now: Attempt; before: Attempt }

/** What changed since the attempt before, as the mentor sees it. */
export function Changes({ now, before }: ChangesProps) {
  const [isOpen, setIsOpen] = useState(false)
  const changed = pairFiles(now.files, before.files).filter(({ change }) => change !== 'same')
  if (now.files.length + before.files.length === 0) return null
  if (changed.length === 0) {
    return <p className="type-small mt-3 text-soft">The files are the same as in attempt {before.attempt}.</p>
  }
  return (
    <details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)} className="group/changes mt-3">
      <summary className="type-label inline-flex items-center gap-1.5 rounded-small py-1 pr-2 hover:text-indigo pointer-coarse:min-h-11">
        <ChevronRight
          aria-hidden="true"
          className="size-4.5 text-soft transition-transform group-open/changes:rotate-90"
        />
        Changes since attempt {before.attempt} ({changed.length})
      </summary>
      {isOpen && (
        <ul aria-label={`Changes since attempt ${before.attempt}`} className="mt-2 grid grid-cols-1 gap-3">
          {changed.map((file) => (
            <li key={file.path} className="surface min-w-0 overflow-hidden">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2">
                <code className="min-w-0 flex-1 break-all">{file.path}</code>
                <ChangeBadge change={file.change} since={`attempt ${before.attempt}`} />
              </p>
              <ChangedLines file={file} comments={[...before.comments, ...now.comments]} />
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}

function ChangedLines({ file: { now, before }, comments }: { file: ComparedFile; comments: Comment[] }) {
  if (!now || !before || !isReadable(now) || !isReadable(before)) return null
  return <Compared now={now} before={before} comments={comments} />
}

type ComparedProps = { now: ShownFile; before: ShownFile; comments: Comment[] }

function Compared({ now, before, comments }: ComparedProps) {
  const newer = useQuery(fileText(now))
  const older = useQuery(fileText(before))
  return (
    <QueryView query={newer} skeleton={waiting}>
      {(after) => (
        <QueryView query={older} skeleton={waiting}>
          {(earlier) => (
            <Suspense fallback={waiting}>
              <DiffView
                fileName={now.path}
                before={earlier}
                after={after}
                notesBefore={notesOn(before, comments)}
                notesAfter={notesOn(now, comments)}
                className="max-h-[75dvh] overflow-auto border-t border-line"
              />
            </Suspense>
          )}
        </QueryView>
      )}
    </QueryView>
  )
}

/** The mentor's comments by line. */
function notesOn({ fileId }: ShownFile, comments: Comment[]): ReadonlyMap<number, ReactNode> {
  const byLine = Map.groupBy(
    comments.filter((comment) => comment.fileId === fileId && comment.line !== null),
    ({ line }) => line!,
  )
  return new Map([...byLine].map(([line, list]) => [line, <Notes key={line} comments={list} />]))
}

function Notes({ comments }: { comments: Comment[] }) {
  return (
    <div className="grid grid-cols-1 gap-2">
      {comments.map(({ commentId, author, body }) => (
        <div key={commentId} className="surface px-3 py-2">
          <p className="type-small font-semibold">{author}</p>
          <RichText text={body} />
        </div>
      ))}
    </div>
  )
}
