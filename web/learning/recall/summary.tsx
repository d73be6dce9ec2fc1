import { useEffect, useRef } from 'react'
import { plural } from '#web/kit/format.ts'
import { CircleCheck, RotateCcw } from '#web/kit/icons.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { RouteButton } from '#web/kit/layout/route-links.tsx'
import { describeDay, kindName, lessonPath } from './recall.rules.ts'
import type { Outcome } from './recall.api.ts'

type SummaryProps = { today: string; outcomes: Outcome[]; waiting: number; isLoading: boolean; onMore: () => void }

/** What was practised, and when it comes back. */
export function Summary({ today, outcomes, waiting, isLoading, onMore }: SummaryProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const right = outcomes.filter(({ result }) => result.isRight).length
  return (
    <section aria-labelledby="practised" className="surface overflow-hidden">
      <div className="p-5 sm:p-6">
        <h2 id="practised" ref={title} tabIndex={-1} className="type-h2 outline-none">
          {right} of {outcomes.length} right
        </h2>
        <p className="mt-1 text-soft text-pretty">
          {waiting > 0
            ? `That’s your five minutes. ${plural(waiting, 'more question')} would be ready, if you like.`
            : 'That’s your five minutes for today. Here’s when each question comes back.'}
        </p>
      </div>
      <ul aria-label="What you practised" className="divide-y divide-line border-y border-line">
        {outcomes.map(({ item, result }) => {
          const Icon = result.isRight ? CircleCheck : RotateCcw
          return (
            <li key={`${item.stepId} ${item.itemKey}`} className="flex items-start gap-3 px-5 py-3 sm:px-6">
              <Icon
                aria-label={result.isRight ? 'Right' : 'Not yet'}
                className={`mt-0.5 size-5 shrink-0 ${result.isRight ? 'text-leaf-ink' : 'text-vermilion'}`}
              />
              <div className="min-w-0 flex-1">
                <a href={lessonPath(item)} className="link wrap-anywhere">
                  {item.lesson.name}
                </a>
                <p className="type-small text-soft">
                  {kindName(item)} · back {describeDay(result.comesBackOn, today)}
                </p>
              </div>
            </li>
          )
        })}
      </ul>
      <div className="grid gap-2 p-5 sm:flex sm:p-6">
        {waiting > 0 && (
          <Button variant="primary" size="large" busy={isLoading} onClick={onMore}>
            Practise more
          </Button>
        )}
        <RouteButton to="/dashboard" variant={waiting > 0 ? 'quiet' : 'primary'} size="large">
          Back to Home
        </RouteButton>
      </div>
    </section>
  )
}
