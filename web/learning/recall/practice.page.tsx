import { useQuery } from '@tanstack/react-query'
import type { PracticeSitting } from '#contract/learning/study/recall.ts'
import { indiaDate, plural } from '#web/kit/format.ts'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { RouteButton } from '#web/kit/layout/route-links.tsx'
import { EmptyCard } from '#web/kit/states/empty-state.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { Skeleton, SkeletonText } from '#web/kit/states/skeleton.tsx'
import { practiceSitting } from './recall.api.ts'
import { describeDay } from './recall.rules.ts'
import { Sitting } from './sitting.tsx'

export function PracticePage() {
  const query = useQuery(practiceSitting)
  return (
    <div className="max-w-176">
      <PageHeader intro="Five minutes with what you’ve learned." />
      <QueryView query={query} skeleton={<SittingSkeleton />}>
        {(sitting) =>
          sitting.items.length > 0 ? (
            // Another sitting starts from the beginning.
            <Sitting
              key={sitting.token}
              sitting={sitting}
              onMore={() => void query.refetch()}
              isLoading={query.isFetching}
            />
          ) : (
            <NothingToAsk sitting={sitting} />
          )
        }
      </QueryView>
    </div>
  )
}

function NothingToAsk({ sitting: { answeredToday, comesBackOn, handedOutAt } }: { sitting: PracticeSitting }) {
  const next = comesBackOn && describeDay(comesBackOn, indiaDate(handedOutAt))
  if (answeredToday > 0) {
    return (
      <EmptyCard title="Done for today" action={<RouteButton to="/dashboard">Back to Home</RouteButton>}>
        You’ve answered {plural(answeredToday, 'question')} today. {next && `The next ones come back ${next}.`}
      </EmptyCard>
    )
  }
  if (next) {
    return (
      <EmptyCard
        title="Nothing to practise today"
        action={<RouteButton to="/dashboard/my-courses">Continue learning</RouteButton>}
      >
        Your next five minutes wait here {next}. Until then, read on: new lessons bring new questions.
      </EmptyCard>
    )
  }
  return (
    <EmptyCard
      title="Practice starts with a lesson"
      action={
        <RouteButton to="/dashboard/my-courses" variant="primary">
          Open my courses
        </RouteButton>
      }
    >
      Read one lesson and answer its quiz. Tomorrow, five minutes of practice wait for you here.
    </EmptyCard>
  )
}

const SittingSkeleton = () => (
  <div className="surface grid gap-5 p-5 sm:p-6">
    <Skeleton className="h-4 w-40" />
    <SkeletonText lines={2} />
    <Skeleton className="h-12 rounded-control" />
    <Skeleton className="h-12 rounded-control" />
    <Skeleton className="h-12 rounded-control" />
  </div>
)
