import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { PracticeItem, PracticeResult, PracticeSitting } from '#contract/learning/study/recall.ts'
import { ApiError } from '#web/kit/api/call.ts'
import { inlineErrors } from '#web/kit/api/query.ts'
import { indiaDate } from '#web/kit/format.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'
import { ProgressBar } from '#web/kit/layout/progress-bar.tsx'
import { lazyPart } from '#web/kit/lazy-component.ts'
import { useOutbox } from '#web/kit/outbox/use-outbox.ts'
import { OutputItem } from './output-item.tsx'
import { QuizItem } from './quiz-item.tsx'
import { RecapItem } from './recap-item.tsx'
import { type Answer, type Outcome, practiceAnswer, sendPracticeAnswer } from './recall.api.ts'
import { kindName } from './recall.rules.ts'
import { Summary } from './summary.tsx'
import { Verdict } from './verdict.tsx'

// With the code editor, which few sittings need.
const ExerciseItem = lazyPart(() => import('./exercise-item.tsx'), 'ExerciseItem')

type SittingProps = { sitting: PracticeSitting; isLoading: boolean; onMore: () => void }

/** One question after the other. */
export function Sitting({ sitting, isLoading, onMore }: SittingProps) {
  const { items, waiting } = sitting
  const [at, setAt] = useState(0)
  const [outcomes, setOutcomes] = useState<Outcome[]>([])
  const [openedAt] = useState(() => Date.now())
  const item = items[at]
  const today = indiaDate(sitting.handedOutAt)
  if (!item)
    return <Summary today={today} outcomes={outcomes} waiting={waiting} isLoading={isLoading} onMore={onMore} />
  return (
    <section aria-label={`Question ${at + 1} of ${items.length}`}>
      <div className="mb-4 flex items-center gap-4">
        <ProgressBar label="Answered" percent={(at / items.length) * 100} className="h-2 flex-1 rounded-full" />
        <p className="type-small text-soft">
          {at + 1} of {items.length}
        </p>
      </div>
      <Question
        key={at}
        sitting={sitting}
        item={item}
        openedAt={openedAt}
        isFirst={at === 0}
        isLast={at === items.length - 1}
        onDone={(result) => {
          if (result) setOutcomes([...outcomes, { item, result }])
          setAt(at + 1)
        }}
      />
    </section>
  )
}

type QuestionProps = {
  sitting: PracticeSitting
  item: PracticeItem
  openedAt: number
  isFirst: boolean
  isLast: boolean
  /** Null for a question that was skipped because it has changed. */
  onDone: (result: PracticeResult | null) => void
}

function Question({ sitting, item, openedAt, isFirst, isLast, onDone }: QuestionProps) {
  const [startedAt] = useState(() => Date.now())
  const start = useRef<HTMLParagraphElement>(null)
  // The button that led here is gone; a page that opens keeps its own focus.
  useEffect(() => {
    if (!isFirst) start.current?.focus()
  }, [isFirst])
  const sending = useMutation({ mutationFn: sendPracticeAnswer, networkMode: 'always', ...inlineErrors })
  const { data, error, variables, isPending, isSuccess } = sending
  const { items } = useOutbox()
  // What was kept first may have been received a moment later.
  const received = items.find(({ id, state }) => id === variables?.body.answerId && state === 'received')
  const result = data ?? (received ? (received.answer as { data: PracticeResult }).data : null)
  const isKept = isSuccess && result === null
  const onAnswer = (answer: Answer) => {
    if (isPending || isKept) return
    const now = Date.now()
    const elapsedMs = Math.min(86_400_000, Math.max(0, now - startedAt))
    const body = practiceAnswer(sitting, item, { answer, elapsedMs, sinceHandedOut: Math.max(0, now - openedAt) })
    sending.mutate({ body, item, isShown: () => start.current !== null })
  }
  const shown = { result, isBusy: isPending, onAnswer }
  return (
    <div className="surface p-4 sm:p-6">
      <p ref={start} tabIndex={-1} className="type-small mb-3 scroll-mt-40 text-soft outline-none">
        <span className="font-semibold">{kindName(item)}</span> · {item.lesson.name}
      </p>
      {item.kind === 'quiz' && <QuizItem item={item} {...shown} />}
      {item.kind === 'output' && <OutputItem item={item} {...shown} />}
      {item.kind === 'recap' && <RecapItem item={item} {...shown} />}
      {item.kind === 'exercise' && <ExerciseItem item={item} {...shown} />}
      {error && !isPending && (
        <NotSent error={error} onRetry={() => sending.mutate(variables)} onSkip={() => onDone(null)} />
      )}
      {isKept && <Kept isLast={isLast} onNext={() => onDone(null)} />}
      {result && (
        <Verdict
          today={indiaDate(sitting.handedOutAt)}
          item={item}
          result={result}
          isLast={isLast}
          onNext={() => onDone(result)}
        />
      )}
    </div>
  )
}

/** The server knows the right answer, and when the question comes back. */
const Kept = ({ isLast, onNext }: { isLast: boolean; onNext: () => void }) => (
  <Callout className="mt-4">
    Kept on this device. We’ll send your answer when you’re back online.
    <Button variant="primary" className="mt-2 flex" onClick={onNext}>
      {isLast ? 'See how it went' : 'Next question'}
    </Button>
  </Callout>
)

type NotSentProps = { error: Error; onRetry: () => void; onSkip: () => void }

function NotSent({ error, onRetry, onSkip }: NotSentProps) {
  const isGone = error instanceof ApiError && error.code === 'not_found'
  return (
    <Callout tone="problem" className="mt-4">
      {isGone ? 'This question has changed since you opened the page.' : error.message}
      <Button size="small" className="mt-2 flex" onClick={isGone ? onSkip : onRetry}>
        {isGone ? 'Skip it' : 'Send again'}
      </Button>
    </Callout>
  )
}
