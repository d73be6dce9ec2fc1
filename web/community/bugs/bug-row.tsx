import { Link } from 'react-router'
import type { Bug } from '#contract/community/bugs.ts'
import { ago, dayAndTime, plural } from '#web/kit/format.ts'
import { MessageSquare, MessageSquareQuote } from '#web/kit/icons.tsx'
import { BugStateBadge } from './bug-state.tsx'

export function BugRow({ bug }: { bug: Bug }) {
  return (
    <li className="relative px-4 py-4 hover:bg-haze/60 sm:px-5">
      <div className="flex items-start justify-between gap-4">
        <h2 className="min-w-0 font-semibold wrap-anywhere">
          <Link to={`/dashboard/bug-board/${bug.bugId}`} className="card-link">
            {bug.title}
          </Link>
        </h2>
        <span className="shrink-0">
          <BugStateBadge state={bug.state} />
        </span>
      </div>
      <p className="type-small mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-soft">
        <span className="min-w-0 wrap-anywhere">
          {bug.author.isMe ? 'You' : bug.author.name},{' '}
          <time dateTime={bug.createdAt} title={dayAndTime(bug.createdAt)}>
            {ago(bug.createdAt)}
          </time>
        </span>
        {bug.comments > 0 && (
          <span className="inline-flex items-center gap-1.5">
            <MessageSquare aria-hidden="true" className="size-4" />
            {plural(bug.comments, 'comment')}
          </span>
        )}
        {bug.answer !== null && (
          <span className="inline-flex items-center gap-1.5">
            <MessageSquareQuote aria-hidden="true" className="size-4" />
            Answered by staff
          </span>
        )}
      </p>
    </li>
  )
}
