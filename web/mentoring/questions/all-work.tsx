import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { WaitingReview } from '#contract/learning/reviews.ts'
import type { DeskQuestion } from '#contract/mentoring/questions-desk.ts'
import { uniqueRows } from '#web/kit/api/query.ts'
import { useNow } from '#web/kit/duration.ts'
import { Badge } from '#web/kit/layout/badge.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { Table } from '#web/kit/lists/table.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { Due, waitingReviews } from '#web/learning/index.ts'
import { deskQuestions, openQuestions } from './desk.api.ts'
import { ClaimBadge } from './desk-columns.tsx'
import { mergeQueues, type Work } from './work-queue.rules.ts'

type Row = Work<WaitingReview, DeskQuestion>

/** The review queue and the open questions as one list. */
export function AllWork() {
  const reviews = useInfiniteQuery(waitingReviews({ courseId: null, learner: '' }))
  const questions = useInfiniteQuery(deskQuestions(openQuestions))
  const now = useNow(30_000)
  const hasMore = reviews.hasNextPage || questions.hasNextPage
  const loadMore = () => {
    if (reviews.hasNextPage) void reviews.fetchNextPage()
    if (questions.hasNextPage) void questions.fetchNextPage()
  }
  return (
    <QueryView query={reviews}>
      {(submitted) => (
        <QueryView query={questions}>
          {(asked) => (
            <>
              <Table<Row>
                caption="Reviews and questions, first promised first"
                rows={mergeQueues(
                  { rows: uniqueRows(submitted.pages, (row) => row.solutionId), hasMore: reviews.hasNextPage },
                  { rows: uniqueRows(asked.pages, (row) => row.questionId), hasMore: questions.hasNextPage },
                )}
                rowKey={keyOf}
                empty={<EmptyState title="All caught up">Everything is reviewed and answered.</EmptyState>}
                columns={[
                  {
                    key: 'work',
                    header: 'Work',
                    heading: true,
                    written: true,
                    cell: (work) => <WorkLink work={work} />,
                  },
                  { key: 'learner', header: 'Learner', written: true, cell: ({ row }) => row.learner.name },
                  { key: 'course', header: 'Course', written: true, cell: ({ row }) => row.courseTitle },
                  {
                    key: 'due',
                    header: 'Promised by',
                    className: 'whitespace-nowrap',
                    cell: ({ row }) => <Due promisedAt={row.promisedAt} now={now} />,
                  },
                  { key: 'claim', header: 'Mentor', cell: ({ row }) => <ClaimBadge claim={row.claim} /> },
                ]}
              />
              {hasMore && (
                <Button
                  className="mt-4"
                  busy={reviews.isFetchingNextPage || questions.isFetchingNextPage}
                  onClick={loadMore}
                >
                  Show more
                </Button>
              )}
            </>
          )}
        </QueryView>
      )}
    </QueryView>
  )
}

const keyOf = (work: Row) =>
  work.kind === 'review' ? `review ${work.row.solutionId}` : `question ${work.row.questionId}`

function WorkLink({ work }: { work: Row }) {
  const [to, title, kind] =
    work.kind === 'review'
      ? [`/admin/reviews/${work.row.solutionId}`, work.row.taskStepTitle, `Review, attempt ${work.row.attempt}`]
      : [`/admin/questions/${work.row.questionId}`, work.row.title, 'Question']
  return (
    <>
      <Link to={to} className="link font-semibold">
        {title}
      </Link>
      <span className="mt-1 block">
        <Badge tone={work.kind === 'review' ? 'plain' : 'new'}>{kind}</Badge>
      </span>
    </>
  )
}
