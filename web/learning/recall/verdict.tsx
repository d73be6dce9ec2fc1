import { useEffect, useRef } from 'react'
import type { PracticeItem, PracticeResult } from '#contract/learning/study/recall.ts'
import { ArrowRight, BookOpen, CircleCheck, RotateCcw } from '#web/kit/icons.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { classes } from '#web/kit/layout/classes.ts'
import { describeDay, lessonPath } from './recall.rules.ts'

type VerdictProps = { today: string; item: PracticeItem; result: PracticeResult; isLast: boolean; onNext: () => void }

/** What came of an answer, and what to do next. */
export function Verdict({ today, item, result: { isRight, comesBackOn }, isLast, onNext }: VerdictProps) {
  const part = useRef<HTMLDivElement>(null)
  const verdict = useRef<HTMLOutputElement>(null)
  // With the button for the next question, which a thumb is waiting for.
  useEffect(() => {
    verdict.current?.focus({ preventScroll: true })
    part.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const Icon = isRight ? CircleCheck : RotateCcw
  return (
    <div ref={part} className="mt-5 scroll-mb-24 border-t border-line pt-4">
      <output
        ref={verdict}
        tabIndex={-1}
        className={classes(
          'flex items-start gap-2.5 font-semibold outline-none',
          isRight ? 'text-leaf-ink' : 'text-vermilion',
        )}
      >
        <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <span>
          {!isRight ? 'Not yet.' : item.kind === 'recap' ? 'Well remembered.' : 'That’s right.'}{' '}
          <span className="font-normal text-ink">It comes back {describeDay(comesBackOn, today)}.</span>
        </span>
      </output>
      <div className="mt-4 grid gap-2 sm:flex">
        <Button variant="primary" size="large" onClick={onNext}>
          {isLast ? 'See how it went' : 'Next question'}
          <ArrowRight aria-hidden="true" className="size-5" />
        </Button>
        {/* In a new tab: the sitting goes on here. */}
        <a
          href={lessonPath(item)}
          target="_blank"
          rel="noreferrer"
          className="link touch inline-flex min-h-12 items-center justify-center gap-2 px-3"
        >
          <BookOpen aria-hidden="true" className="size-4.5" />
          Read the lesson
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      </div>
    </div>
  )
}
