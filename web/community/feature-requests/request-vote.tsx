import type { FeatureRequest } from '#contract/community/feature-requests.ts'
import { useMayPost } from '#web/membership/index.ts'
import { classes } from '#web/kit/layout/classes.ts'
import { count } from '#web/kit/format.ts'
import { Check, ChevronUp } from '#web/kit/icons.tsx'
import { useVote } from './api.ts'

/** Toggles the vote. An icon and a word show it too, because colour alone is not accessible. */
export function VoteButton({ request, isSmall = false }: { request: FeatureRequest; isSmall?: boolean }) {
  const { requestId, title, votes, isVoted } = request
  const vote = useVote(requestId)
  const mayPost = useMayPost()
  const Icon = isVoted ? Check : ChevronUp
  return (
    <button
      type="button"
      disabled={!mayPost}
      onClick={() => vote.mutate(!isVoted)}
      className={classes(
        'touch flex shrink-0 self-start items-center justify-center rounded-control border leading-tight font-semibold transition-colors active:translate-y-px',
        isSmall ? 'min-h-9 min-w-19 gap-1 px-2 text-sm' : 'min-h-16 w-16 flex-col px-1 py-2',
        isVoted
          ? 'border-indigo bg-indigo-tint text-indigo'
          : 'border-edge bg-card text-ink hover:border-ink hover:bg-haze',
      )}
    >
      <Icon aria-hidden="true" strokeWidth={2.5} className="size-5" />
      <span className="tabular-nums">{count(votes)}</span>
      <span className={isSmall ? '' : 'text-[0.8125rem] font-medium'}>{isVoted ? 'Voted' : 'Vote'}</span>
      <span className="sr-only">{isVoted ? ` for ${title}. Press to withdraw your vote.` : ` for ${title}`}</span>
    </button>
  )
}
