import type { AttemptCommit } from '#contract/learning/commits.ts'
import { dayAndTime } from '#web/kit/format.ts'
import { ChevronLeft, ChevronRight } from '#web/kit/icons.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { readMessage, shortHash } from '../../commits/message.rules.ts'
import type { FileSelection } from '../file-selection.ts'

type CommitBarProps = { commit: AttemptCommit; selection: FileSelection; canComment: boolean }

/** Which commit the files are shown of. */
export function CommitBar({ commit, selection: { commits, compareWith }, canComment }: CommitBarProps) {
  const { subject, body } = readMessage(commit.message)
  const list = commits?.commits ?? []
  const at = list.findIndex(({ hash }) => hash === commit.hash)
  const neighbour = (step: 1 | -1) => {
    const next = list[at + step]
    return next && (() => compareWith({ kind: 'commit', commit: next }))
  }
  return (
    <section aria-label="Commit" className="flex flex-wrap items-start gap-x-3 gap-y-2 border-b border-line px-3 py-2">
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="font-semibold wrap-anywhere">{subject}</h2>
        {body && <p className="text-soft wrap-anywhere whitespace-pre-line">{body}</p>}
        <p className="type-small text-soft">
          Commit <code>{shortHash(commit.hash)}</code>,{' '}
          <time dateTime={commit.committedAt}>{dayAndTime(commit.committedAt)}</time>
          {canComment && '. Comments go to the same line of the attempt.'}
        </p>
      </div>
      <div className="flex gap-1">
        {list.length > 1 && (
          <>
            <Step label="Older commit" icon={ChevronLeft} go={neighbour(1)} />
            <Step label="Newer commit" icon={ChevronRight} go={neighbour(-1)} />
          </>
        )}
        <Button size="small" onClick={() => compareWith(null)}>
          All files
        </Button>
      </div>
    </section>
  )
}

type StepProps = { label: string; icon: typeof ChevronLeft; go: (() => void) | undefined }

const Step = ({ label, icon: Icon, go }: StepProps) => (
  // Not `disabled`, because a disabled button loses the focus.
  <Button variant="quiet" size="small" aria-label={label} title={label} aria-disabled={!go} onClick={go}>
    <Icon aria-hidden="true" className={go ? 'size-4.5' : 'size-4.5 opacity-40'} />
  </Button>
)
