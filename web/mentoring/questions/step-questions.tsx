import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { StepPage } from '#contract/learning/lessons.ts'
import type { Question } from '#contract/mentoring/questions.ts'
import { uniqueRows } from '#web/kit/api/query.ts'
import { useNow } from '#web/kit/duration.ts'
import { MessageCircleQuestionMark } from '#web/kit/icons.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { lazyPart } from '#web/kit/lazy-component.ts'
import { LoadMore } from '#web/kit/lists/load-more.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { SkeletonText } from '#web/kit/states/skeleton.tsx'
import type { AskedPlace } from '#web/learning/index.ts'
import { ConversationBadge, promiseText } from '#web/threads/index.ts'
import { PublishedItem } from './published-item.tsx'
import { placeText } from './place-text.ts'
import { askedLane, stepQuestions } from './questions.api.ts'

// Most visits to a step ask nothing.
const AskDialog = lazyPart(() => import('./ask-dialog.tsx'), 'AskDialog')

type StepQuestionsProps = {
  page: StepPage
  asked: AskedPlace | null
  onAsked: (place: AskedPlace | null) => void
}

const WaitingList = lazyPart(() => import('#web/kit/outbox/waiting-list.tsx'), 'WaitingList')

/** Questions and answers about a step, and the way to ask. */
export function StepQuestions({ page, asked, onAsked }: StepQuestionsProps) {
  const { course, step } = page
  const query = useInfiniteQuery(stepQuestions(step.taskStepId))
  const [isAsking, setIsAsking] = useState(false)
  const first = query.data?.pages[0]
  const isClosed = course.isReadOnly || course.isArchived || step.isArchived
  const mayAsk = !isClosed && (first?.mayAsk ?? false)
  const isEmpty = !first || first.items.length + first.mine.length === 0
  // Nothing to read and nobody to ask.
  if (isEmpty && (isClosed || (first && !mayAsk))) return null
  const close = () => {
    setIsAsking(false)
    onAsked(null)
  }
  return (
    <section aria-labelledby="questions-title" className="no-print mt-12">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="questions-title" className="type-h2">
          Questions and answers
        </h2>
        {mayAsk && (
          <Button onClick={() => setIsAsking(true)}>
            <MessageCircleQuestionMark aria-hidden="true" className="size-4" />
            Ask a mentor
          </Button>
        )}
      </div>
      <QueryView query={query} skeleton={<SkeletonText lines={2} />}>
        {({ pages }) => (
          <div className="grid grid-cols-1 gap-3">
            {isEmpty && (
              <p className="text-soft">
                No questions yet. Stuck on something? Ask a mentor about this step, your work or a line of code.
              </p>
            )}
            <Mine questions={pages[0]!.mine} />
            <WaitingList lane={askedLane(step.taskStepId)} />
            {uniqueRows(pages, ({ publishedId }) => publishedId).map((item) => (
              <PublishedItem key={item.publishedId} item={item} canSay={mayAsk} />
            ))}
            <LoadMore query={query} />
          </div>
        )}
      </QueryView>
      {(isAsking || asked) && <AskDialog page={page} place={asked} onClose={close} />}
    </section>
  )
}

function Mine({ questions }: { questions: Question[] }) {
  const now = useNow(60_000)
  if (questions.length === 0) return null
  return (
    <ul aria-label="Your questions" className="surface divide-y divide-line">
      {questions.map((one) => (
        <li
          key={one.questionId}
          className="flex items-center justify-between gap-x-4 gap-y-1 px-4 py-3 max-sm:flex-wrap"
        >
          <span className="min-w-0">
            <Link to={`/dashboard/questions/${one.questionId}`} className="touch link font-semibold wrap-anywhere">
              {one.title}
            </Link>
            <span className="type-small block text-soft">
              {['Your question', placeText(one.place), promiseText(one, now)].filter(Boolean).join(' · ')}
            </span>
          </span>
          <ConversationBadge state={one.state} />
        </li>
      ))}
    </ul>
  )
}
