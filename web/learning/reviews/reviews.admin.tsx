import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '#web/kit/layout/button.tsx'
import { cappedCount, count } from '#web/kit/format.ts'
import { ShortcutHint } from '#web/kit/overlays/shortcut-hint.tsx'
import { useShortcuts } from '#web/kit/overlays/shortcuts.ts'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { Tabs } from '#web/kit/layout/tabs.tsx'
import { lazyPart } from '#web/kit/lazy-component.ts'
import { useMayReview } from './may-review.ts'
import { useOpenNext } from './review-next.ts'
import { ReviewQueue, useQueueFilter } from './review-queue.tsx'
import { UndoBar } from './review-undo.tsx'
import { waitingReviews } from './reviews.api.ts'
import { WorkSwitch } from './work-switch.tsx'
import { opinionsTab, waitingOpinions } from './second-opinions.api.ts'

// Most visits are to the queue.
const DecidedReviews = lazyPart(() => import('./review-decided.tsx'), 'DecidedReviews')
const WaitingOpinions = lazyPart(() => import('./waiting-opinions.tsx'), 'WaitingOpinions')

export function ReviewsAdmin() {
  const { filter, change } = useQueueFilter()
  const [params] = useSearchParams()
  const [tab, setTab] = useState(params.get('tab') === opinionsTab ? opinionsTab : 'waiting')
  const opinions = useInfiniteQuery(waitingOpinions).data?.pages[0]
  const waiting = useInfiniteQuery(waitingReviews(filter)).data?.pages[0]?.waiting
  const { openNext, isBusy } = useOpenNext()
  const next = () => openNext(filter.courseId ? { courseId: filter.courseId } : {})
  const mayReview = useMayReview()
  useShortcuts(mayReview ? { n: next } : {})
  return (
    <>
      <PageHeader
        intro="Solutions waiting for review, by the time we promised. Your own aren’t listed."
        actions={
          mayReview && (
            <Button variant="primary" busy={isBusy} disabled={waiting === 0} onClick={next}>
              Review next
              <ShortcutHint>n</ShortcutHint>
            </Button>
          )
        }
      />
      <WorkSwitch current="reviews" />
      <Tabs
        label="Reviews"
        defaultValue={tab}
        onChange={setTab}
        tabs={[
          {
            value: 'waiting',
            label: waiting === undefined ? 'Waiting' : `Waiting (${cappedCount(waiting)})`,
            content: <ReviewQueue filter={filter} onFilter={change} />,
          },
          {
            value: opinionsTab,
            label: opinions
              ? `Second opinions (${count(opinions.items.length)}${opinions.next ? '+' : ''})`
              : 'Second opinions',
            content: tab === opinionsTab && <WaitingOpinions />,
          },
          // Fetched when the tab is opened.
          {
            value: 'decided',
            label: 'Reviewed',
            content: tab === 'decided' && <DecidedReviews />,
          },
        ]}
      />
      <UndoBar />
    </>
  )
}
