import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { WaitingReview } from '#contract/learning/reviews.ts'
import { uniqueRows } from '#web/kit/api/query.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { Field, Options, Select } from '#web/kit/forms/field.tsx'
import { useNow } from '#web/kit/duration.ts'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { SearchField } from '#web/kit/forms/search-field.tsx'
import { useAfterPaint } from '#web/kit/states/use-after-paint.ts'
import { useMediaQuery } from '#web/kit/layout/use-media-query.ts'
import { FoldedFilters } from '#web/kit/lists/folded-filters.tsx'
import { LoadMore } from '#web/kit/lists/load-more.tsx'
import { Table } from '#web/kit/lists/table.tsx'
import { Due } from '../solutions/due.tsx'
import { Reviewer, reviewColumns } from './review-columns.tsx'
import { waitingReviews, type QueueFilter } from './reviews.api.ts'
import { nextSuggested } from './suggested.rules.ts'

/** The filter is in the URL, so that going back from an attempt shows the same list. */
export function useQueueFilter() {
  const [params, setParams] = useSearchParams()
  const filter: QueueFilter = { courseId: Number(params.get('course')) || null, learner: params.get('learner') ?? '' }
  const change = (changed: Partial<QueueFilter>) => {
    const { courseId, learner } = { ...filter, ...changed }
    setParams({ ...(courseId && { course: String(courseId) }), ...(learner && { learner }) }, { replace: true })
  }
  return { filter, change }
}

/** More than a phone's first screen shows; the other rows are drawn after it. */
const firstRows = 4

type ReviewQueueProps = { filter: QueueFilter; onFilter: (change: Partial<QueueFilter>) => void }

export function ReviewQueue({ filter, onFilter }: ReviewQueueProps) {
  const waiting = useInfiniteQuery(waitingReviews(filter))
  const now = useNow(30_000)
  const isPhone = useMediaQuery('(width < 40rem)')
  const isDrawn = useAfterPaint(waiting.data !== undefined) || !isPhone
  const courses = waiting.data?.pages[0]?.courses ?? []
  const isFiltered = filter.courseId !== null || filter.learner !== ''
  return (
    <>
      <div className="mb-4 grid gap-4 sm:grid-cols-[minmax(0,20rem)_minmax(0,20rem)]">
        <SearchField
          label="Learner’s name or email"
          value={filter.learner}
          onSearch={(learner) => onFilter({ learner })}
        />
        <FoldedFilters active={filter.courseId === null ? 0 : 1}>
          <Field label="Course" className="max-sm:col-span-2">
            <Select
              value={filter.courseId ?? ''}
              onChange={(event) => onFilter({ courseId: Number(event.target.value) || null })}
            >
              <option value="">All courses</option>
              <Options of={courses.map(({ courseId, courseTitle }) => [courseId, courseTitle])} />
            </Select>
          </Field>
        </FoldedFilters>
      </div>
      <QueryView query={waiting}>
        {({ pages }) => {
          const rows = uniqueRows(pages, (row) => row.solutionId)
          const suggested = nextSuggested(rows)
          return (
            <>
              <Table
                caption="Attempts waiting for review, first promised first"
                rows={isDrawn ? rows : rows.slice(0, firstRows)}
                rowKey={(row) => row.solutionId}
                empty={
                  isFiltered ? <NoMatches onClear={() => onFilter({ courseId: null, learner: '' })} /> : <AllCaughtUp />
                }
                columns={[
                  ...reviewColumns<WaitingReview>(),
                  {
                    key: 'due',
                    header: 'Promised by',
                    className: 'whitespace-nowrap',
                    cell: (row) => <Due promisedAt={row.promisedAt} now={now} />,
                  },
                  {
                    key: 'claim',
                    header: 'Reviewer',
                    cell: ({ claim, solutionId }) => <Reviewer claim={claim} isSuggested={suggested.has(solutionId)} />,
                  },
                ]}
              />
              <LoadMore query={waiting} />
            </>
          )
        }}
      </QueryView>
    </>
  )
}

const AllCaughtUp = () => (
  <EmptyState title="All caught up">Every submission has been reviewed. New ones appear here automatically.</EmptyState>
)

const NoMatches = ({ onClear }: { onClear: () => void }) => (
  <EmptyState title="No matching attempts" action={<Button onClick={onClear}>Clear filters</Button>}>
    Nothing is waiting for this course and learner.
  </EmptyState>
)
