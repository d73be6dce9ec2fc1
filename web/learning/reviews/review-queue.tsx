import { useInfiniteQuery } from '@tanstack/react-query'
import { Eye, TriangleAlert } from 'lucide-react'
import { useSearchParams } from 'react-router'
import type { Claim, WaitingReview } from '#contract/learning/reviews.ts'
import { Badge } from '#web/kit/layout/badge.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { Field } from '#web/kit/forms/field.tsx'
import { time } from '#web/kit/format.ts'
import { formatDuration, useNow } from '#web/kit/duration.ts'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { SearchField } from '#web/kit/forms/search-field.tsx'
import { Select } from '#web/kit/forms/select.tsx'
import { Table } from '#web/kit/lists/table.tsx'
import { placeColumns } from './review-place.tsx'
import { patience } from './review-times.ts'
import { rowsOf, waitingReviews, type QueueFilter } from './reviews.api.ts'

/** The filter stands in the address: the way back from an attempt leads to the same list. */
export function useQueueFilter() {
  const [params, setParams] = useSearchParams()
  const filter: QueueFilter = { courseId: Number(params.get('course')) || null, learner: params.get('learner') ?? '' }
  const change = (changed: Partial<QueueFilter>) => {
    const { courseId, learner } = { ...filter, ...changed }
    setParams({ ...(courseId && { course: String(courseId) }), ...(learner && { learner }) }, { replace: true })
  }
  return { filter, change }
}

export function ReviewQueue({
  filter,
  onFilter,
}: {
  filter: QueueFilter
  onFilter: (to: Partial<QueueFilter>) => void
}) {
  const waiting = useInfiniteQuery(waitingReviews(filter))
  const now = useNow(30_000)
  const courses = waiting.data?.pages[0]?.courses ?? []
  const isFiltered = filter.courseId !== null || filter.learner !== ''
  return (
    <>
      <div className="mb-4 grid gap-4 sm:grid-cols-[minmax(0,20rem)_minmax(0,20rem)]">
        <Field label="Course">
          <Select
            value={filter.courseId ?? ''}
            onChange={(event) => onFilter({ courseId: Number(event.target.value) || null })}
          >
            <option value="">All courses</option>
            {courses.map(({ courseId, courseTitle }) => (
              <option key={courseId} value={courseId}>
                {courseTitle}
              </option>
            ))}
          </Select>
        </Field>
        <SearchField
          label="Learner’s name or email"
          value={filter.learner}
          onSearch={(learner) => onFilter({ learner })}
        />
      </div>
      <QueryView query={waiting}>
        {(data) => (
          <>
            <Table
              caption="Attempts that wait for a verdict, oldest first"
              rows={rowsOf(data)}
              rowKey={(row) => row.solutionId}
              empty={isFiltered ? <NothingFits onClear={() => onFilter({ courseId: null, learner: '' })} /> : <Quiet />}
              columns={[
                ...placeColumns<WaitingReview>(),
                {
                  key: 'waiting',
                  header: 'Waiting',
                  className: 'whitespace-nowrap',
                  cell: (row) => <Waiting since={row.submittedAt} now={now} />,
                },
                { key: 'claim', header: 'Who is on it', cell: ({ claim }) => <OnIt claim={claim} /> },
              ]}
            />
            {waiting.hasNextPage && (
              <Button className="mt-4" busy={waiting.isFetchingNextPage} onClick={() => void waiting.fetchNextPage()}>
                Show more
              </Button>
            )}
          </>
        )}
      </QueryView>
    </>
  )
}

function Waiting({ since, now }: { since: string; now: number }) {
  const lasted = now - new Date(since).getTime()
  const words = formatDuration(lasted)
  const how = patience(lasted)
  if (how === 'fresh') return words
  return (
    <Badge tone={how === 'long' ? 'waiting' : 'bad'} {...(how === 'too-long' && { icon: TriangleAlert })}>
      {words}
      <span className="sr-only">{how === 'long' ? ', long' : ', too long'}</span>
    </Badge>
  )
}

function OnIt({ claim }: { claim: Claim | null }) {
  if (!claim) return <span className="text-soft">Nobody</span>
  return (
    <Badge tone={claim.isMine ? 'new' : 'plain'} icon={Eye}>
      {claim.isMine ? 'You' : claim.name}, until {time(claim.until)}
    </Badge>
  )
}

const Quiet = () => (
  <EmptyState title="Nothing waits">
    Every learner has an answer. New attempts appear here by themselves, the oldest first.
  </EmptyState>
)

const NothingFits = ({ onClear }: { onClear: () => void }) => (
  <EmptyState title="Nothing here fits" action={<Button onClick={onClear}>Show all that wait</Button>}>
    No waiting attempt belongs to this course and learner.
  </EmptyState>
)
