import { useInfiniteQuery } from '@tanstack/react-query'
import { MessageCircleQuestionMark } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { StepPage } from '#contract/learning/lessons.ts'
import type { Question } from '#contract/mentoring/questions.ts'
import { uniqueRows } from '#web/kit/api/query.ts'
import { useNow } from '#web/kit/duration.ts'
import { lazyComponent } from '#web/kit/lazy-component.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { LoadMore } from '#web/kit/lists/load-more.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { SkeletonText } from '#web/kit/states/skeleton.tsx'
import type { AskedPlace } from '#web/learning/index.ts'
import { PublishedItem } from './published-item.tsx'
import { placeText, promiseText, QuestionBadge } from './question-state.tsx'
import { stepQuestions } from './questions.api.ts'

// Most visits to a step ask nothing.
const AskDialog = lazyComponent(() => import('./ask-dialog.tsx'), 'AskDialog')

type StepQuestionsProps = {
  page: StepPage
  asked: AskedPlace | null
  onAsked: (place: AskedPlace | null) => void
}

/** Questions and answers about a step, and the way to ask. Its list is loaded when it comes near the screen. */
export function StepQuestions({ page, asked, onAsked }: StepQuestionsProps) {
  const [isAsking, setIsAsking] = useState(false)
  const { ref, isNear } = useIsNear()
  const close = () => {
    setIsAsking(false)
    onAsked(null)
  }
  return (
    <section ref={ref} aria-labelledby="questions" className="no-print mt-12">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="questions" tabIndex={-1} className="type-h2 outline-none">
          Questions and answers
        </h2>
        {!page.course.isReadOnly && (
          <Button onClick={() => setIsAsking(true)}>
            <MessageCircleQuestionMark aria-hidden="true" className="size-4" />
            Ask a mentor
          </Button>
        )}
      </div>
      {isNear ? <Listed stepId={page.step.taskStepId} /> : <SkeletonText lines={2} />}
      {(isAsking || asked) && (
        <Suspense fallback={null}>
          <AskDialog page={page} place={asked} onClose={close} />
        </Suspense>
      )}
    </section>
  )
}

function Listed({ stepId }: { stepId: number }) {
  const query = useInfiniteQuery(stepQuestions(stepId))
  return (
    <QueryView query={query} skeleton={<SkeletonText lines={2} />}>
      {({ pages }) => {
        const { mine, mayAsk } = pages[0]!
        const published = uniqueRows(pages, ({ publishedId }) => publishedId)
        return (
          <div className="grid grid-cols-1 gap-3">
            {mine.length > 0 && <Mine questions={mine} />}
            {published.map((item) => (
              <PublishedItem key={item.publishedId} item={item} canSay={mayAsk} />
            ))}
            {mine.length + published.length === 0 && (
              <p className="text-soft">
                No questions yet. Stuck on something? Ask a mentor about this step, your work or a line of code.
              </p>
            )}
            <LoadMore query={query} />
          </div>
        )
      }}
    </QueryView>
  )
}

function Mine({ questions }: { questions: Question[] }) {
  const now = useNow(60_000)
  return (
    <ul aria-label="Your questions" className="surface divide-y divide-line">
      {questions.map((one) => (
        <li key={one.questionId} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3">
          <span className="min-w-0">
            <Link to={`/dashboard/questions/${one.questionId}`} className="touch link font-semibold wrap-anywhere">
              {one.title}
            </Link>
            <span className="type-small block text-soft">
              {['Your question', placeText(one.place), promiseText(one, now)].filter(Boolean).join(' · ')}
            </span>
          </span>
          <QuestionBadge state={one.state} />
        </li>
      ))}
    </ul>
  )
}

function useIsNear() {
  const ref = useRef<HTMLElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!ref.current || isNear) return
    const observer = new IntersectionObserver((entries) => entries.at(-1)!.isIntersecting && setIsNear(true), {
      rootMargin: '400px 0px',
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [isNear])
  return { ref, isNear }
}
