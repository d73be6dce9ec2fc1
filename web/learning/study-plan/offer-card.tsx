import { useState } from 'react'
import { suggestedDays } from '#contract/learning/study/plan.ts'
import { Check } from '#web/kit/icons.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { Card } from '#web/kit/layout/card.tsx'
import { RouteButton } from '#web/kit/layout/route-links.tsx'
import { PushOffer } from '#web/notifications/index.ts'
import { useSaveStudyPlan } from './study-plan.api.ts'
import { describeDays } from './study-plan.rules.ts'

/** Offered once, after the first step is approved. The answer is shown until the page is left. */
export function StudyPlanOffer({ onAnswer }: { onAnswer: () => void }) {
  const [isOpen, setIsOpen] = useState(true)
  const save = useSaveStudyPlan()
  const answer = save.data
  if (!isOpen) return null
  return (
    <Card as="section" aria-labelledby="study-days">
      <h2 id="study-days" className="type-h3">
        {answer ? 'Your study days' : 'Set your study days?'}
      </h2>
      {answer ? (
        <>
          <output className="mt-2 flex items-start gap-2 text-soft">
            <Check aria-hidden="true" className="mt-1 size-4.5 shrink-0 text-leaf" />
            We’ll email you on {describeDays(answer)} if you haven’t studied yet. You can change this in Settings.
          </output>
          <PushOffer about="study" />
        </>
      ) : (
        <>
          <p className="mt-2 max-w-prose text-soft">
            A fixed time makes it easier to keep going. How about {describeDays(suggestedDays)}? If you haven’t studied
            by then, we’ll email you what’s next. One tap stops it.
          </p>
          <div className="mt-4 flex flex-wrap gap-3">
            <Button
              busy={save.isPending}
              onClick={() => {
                onAnswer()
                save.mutate(suggestedDays)
              }}
            >
              Remind me
            </Button>
            <RouteButton to="/dashboard/settings#study">Choose other days</RouteButton>
            <Button
              variant="quiet"
              onClick={() => {
                setIsOpen(false)
                save.mutate({ weekdays: [] })
              }}
            >
              No, thanks
            </Button>
          </div>
        </>
      )}
    </Card>
  )
}
