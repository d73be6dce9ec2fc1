import type { AttemptCommit } from '#contract/learning/commits.ts'
import { CommitList, CommitName } from '../../commits/commit-list.tsx'
import type { FileSelection } from '../file-selection.ts'
import { Block } from './block.tsx'

type CommitsProps = { selection: FileSelection; onChoose: (commit: AttemptCommit) => void }

/** How the attempt came about, if it was pushed with Git. A commit shows what it changed. */
export function Commits({ selection: { commits, commit: shown }, onChoose }: CommitsProps) {
  if (!commits?.commits.length) return null
  return (
    <Block title={`Commits (${commits.commits.length + commits.older})`}>
      <CommitList {...commits}>
        {(commit) => (
          <button
            type="button"
            aria-current={commit.hash === shown?.hash ? 'true' : undefined}
            onClick={() => onChoose(commit)}
            className="-mx-2 w-[calc(100%+1rem)] rounded-small px-2 py-1 text-left hover:bg-haze aria-[current=true]:bg-indigo-tint pointer-coarse:min-h-11"
          >
            <CommitName commit={commit} />
          </button>
        )}
      </CommitList>
    </Block>
  )
}
