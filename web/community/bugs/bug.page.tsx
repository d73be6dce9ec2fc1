import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router'
import type { Bug } from '#contract/community/bugs.ts'
import { mayUse } from '#contract/kit/access.ts'
import { me } from '#web/identity/index.ts'
import { Avatar } from '#web/kit/layout/avatar.tsx'
import { ApiError } from '#web/kit/api/call.ts'
import { Card } from '#web/kit/layout/card.tsx'
import { dayAndTime } from '#web/kit/format.ts'
import { RouteButton } from '#web/kit/layout/route-links.tsx'
import { RichText } from '#web/kit/markdown/rich-text.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { EmptyCard } from '#web/kit/states/empty-state.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { Skeleton, SkeletonText } from '#web/kit/states/skeleton.tsx'
import { BugAnswer, BugAnswerForm } from './bug-answer.tsx'
import { BugComments } from './bug-comments.tsx'
import { BugScreenshot } from './bug-screenshot.tsx'
import { BugStateBadge } from './bug-state.tsx'
import { bugById } from './api.ts'

const board = '/dashboard/bug-board'

export function BugPage() {
  const bugId = Number(useParams()['bugId'])
  const bug = useQuery(bugById(bugId))
  const person = useQuery(me)
  const isMissing = bug.error instanceof ApiError && ['not_found', 'invalid_input'].includes(bug.error.code)
  if (isMissing) return <MissingBug />
  return (
    <QueryView query={bug} skeleton={<BugSkeleton />}>
      {(data) => (
        <BugView
          key={data.bugId}
          bug={data}
          isStaff={mayUse(person.data ?? null, 'boards:act')}
          onLinkExpired={() => void bug.refetch()}
        />
      )}
    </QueryView>
  )
}

type BugViewProps = { bug: Bug; isStaff: boolean; onLinkExpired: () => void }

function BugView({ bug, isStaff, onLinkExpired }: BugViewProps) {
  return (
    <>
      <PageHeader title={bug.title} back={back} className="wrap-anywhere" />
      <div className="grid gap-6">
        <Card as="section" aria-labelledby="steps">
          <Byline bug={bug} />
          <h2 id="steps" className="type-label mt-5 text-soft">
            What happened
          </h2>
          <RichText text={bug.steps} className="mt-1.5" />
          {bug.screenshotUrl && <BugScreenshot url={bug.screenshotUrl} onExpired={onLinkExpired} />}
        </Card>
        {bug.answer !== null && <BugAnswer answer={bug.answer} answeredAt={bug.answeredAt} />}
        {isStaff && <BugAnswerForm bug={bug} />}
        <section aria-labelledby="comments" className="min-w-0">
          <h2 id="comments" className="type-h3 mb-4">
            Comments
          </h2>
          <BugComments bugId={bug.bugId} isStaff={isStaff} />
        </section>
      </div>
    </>
  )
}

const back = { to: board, label: 'Bug Board' }

function Byline({ bug: { author, createdAt, page, state } }: { bug: Bug }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="flex min-w-0 items-center gap-3">
        <Avatar name={author.name} photo={author.photo} />
        <p className="min-w-0">
          <span className="block font-semibold wrap-anywhere">{author.isMe ? 'You' : author.name}</span>
          <span className="type-small text-soft">
            <time dateTime={createdAt}>{dayAndTime(createdAt)}</time>
            {page && (
              <>
                , on <PageLink page={page} />
              </>
            )}
          </span>
        </p>
      </div>
      <BugStateBadge state={state} />
    </div>
  )
}

/** Only learner pages become links, because anyone can type anything here. */
function PageLink({ page }: { page: string }): ReactNode {
  if (!/^\/dashboard(\/[\w/-]*)?(\?[\w=&%.-]*)?$/.test(page)) return <span className="wrap-anywhere">{page}</span>
  return (
    <Link to={page} className="link wrap-anywhere">
      {page}
    </Link>
  )
}

function MissingBug() {
  return (
    <>
      <PageHeader title="Bug Board" back={back} />
      <EmptyCard title="Bug not found" action={<RouteButton to={board}>See all bugs</RouteButton>}>
        The link may be mistyped, or the bug was deleted.
      </EmptyCard>
    </>
  )
}

function BugSkeleton() {
  return (
    <div className="grid gap-6">
      <Skeleton className="h-8 w-2/3" />
      <div className="surface grid gap-5 p-6">
        <div className="flex items-center gap-3">
          <Skeleton className="size-10 rounded-full" />
          <Skeleton className="h-4 w-40" />
        </div>
        <SkeletonText lines={4} />
      </div>
    </div>
  )
}
