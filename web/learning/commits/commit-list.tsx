import type { ReactNode } from 'react'
import type { AttemptCommit, AttemptCommits } from '#contract/learning/commits.ts'
import { dayAndTime, plural } from '#web/kit/format.ts'
import { readMessage, shortHash } from './message.rules.ts'

type CommitListProps = AttemptCommits & { children: (commit: AttemptCommit) => ReactNode }

/** The commits of an attempt, newest first. */
export function CommitList({ commits, older, children }: CommitListProps) {
  return (
    <>
      <ol aria-label="Commits" className="grid grid-cols-1 gap-1">
        {commits.map((commit) => (
          <li key={commit.hash} className="min-w-0">
            {children(commit)}
          </li>
        ))}
      </ol>
      {older > 0 && <p className="type-small mt-1 text-soft">And {plural(older, 'older commit')}</p>}
    </>
  )
}

/** What somebody wrote about a commit, when, and how many files it changed. */
export function CommitName({ commit: { hash, message, committedAt, files } }: { commit: AttemptCommit }) {
  return (
    <span className="block min-w-0">
      <span className="block font-medium wrap-anywhere">{readMessage(message).subject}</span>
      <span className="type-small block text-soft">
        <code>{shortHash(hash)}</code> · <time dateTime={committedAt}>{dayAndTime(committedAt)}</time> ·{' '}
        {plural(files.length, 'file')}
      </span>
    </span>
  )
}
