import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { MyIntroduction } from '#contract/hiring/introductions.ts'
import { uniqueRows } from '#web/kit/api/query.ts'
import { ago, day } from '#web/kit/format.ts'
import { Badge } from '#web/kit/layout/badge.tsx'
import { Card } from '#web/kit/layout/card.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { RouteButton } from '#web/kit/layout/route-links.tsx'
import { LoadMore } from '#web/kit/lists/load-more.tsx'
import { EmptyCard } from '#web/kit/states/empty-state.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { SkeletonCards } from '#web/kit/states/skeleton.tsx'
import { IntroductionBadge } from './introduction-state.tsx'
import { myIntroductions } from './introductions.api.ts'

export function MyIntroductionsPage() {
  const query = useInfiniteQuery(myIntroductions)
  return (
    <>
      <PageHeader intro="Companies that want to meet you. Nobody sees your name or contact details unless you accept." />
      <QueryView query={query} skeleton={<SkeletonCards count={2} />}>
        {({ pages }) => {
          const rows = uniqueRows(pages, ({ introductionId }) => introductionId)
          if (rows.length === 0)
            return (
              <EmptyCard
                title="No requests yet"
                action={<RouteButton to="/dashboard/introduce-me">Choose what companies see</RouteButton>}
              >
                When a company asks to meet you, you’ll read here who they are and what the job is. You have 7 days to
                accept or decline.
              </EmptyCard>
            )
          return (
            <>
              <ul className="grid max-w-3xl gap-4">
                {rows.map((row) => (
                  <Row key={row.introductionId} introduction={row} />
                ))}
              </ul>
              <LoadMore query={query} />
            </>
          )
        }}
      </QueryView>
    </>
  )
}

function Row({ introduction }: { introduction: MyIntroduction }) {
  const { introductionId, openingTitle, companyName, isSample, state, answerBy, movedAt, next } = introduction
  const isAsked = state === 'requested'
  const isYourTurn = !isAsked && (next === 'learner' || next === 'both')
  return (
    <Card as="li" linked>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-56">
          <h2 className="type-h3 wrap-anywhere">
            <Link to={`/dashboard/introductions/${introductionId}`} className="card-link">
              {openingTitle}
            </Link>
          </h2>
          <p className="mt-0.5 wrap-anywhere text-soft">{companyName}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {isSample && <Badge>Sample</Badge>}
          {isYourTurn && <Badge tone="waiting">Your turn</Badge>}
          <IntroductionBadge state={state} {...(isAsked && { label: 'Your answer needed' })} />
        </div>
      </div>
      <p className="type-small mt-3 text-soft">
        {isAsked && answerBy ? `Answer by ${day(answerBy)}` : `Last step ${ago(movedAt)}`}
      </p>
    </Card>
  )
}
