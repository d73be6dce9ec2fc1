import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#web/kit/layout/button.tsx'
import { cappedCount } from '#web/kit/format.ts'
import { ShortcutHint } from '#web/kit/overlays/shortcut-hint.tsx'
import { useShortcuts } from '#web/kit/overlays/shortcuts.ts'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { Tabs } from '#web/kit/layout/tabs.tsx'
import { DecidedReviews } from './review-decided.tsx'
import { useOpenNext } from './review-next.ts'
import { ReviewQueue, useQueueFilter } from './review-queue.tsx'
import { UndoBar } from './review-undo.tsx'
import { waitingReviews } from './reviews.api.ts'

export function ReviewsAdmin() {
  const { filter, change } = useQueueFilter()
  const [tab, setTab] = useState('waiting')
  const waiting = useInfiniteQuery(waitingReviews(filter)).data?.pages[0]?.waiting
  const { openNext, isBusy } = useOpenNext()
  const next = () => openNext(filter.courseId ? { courseId: filter.courseId } : {})
  useShortcuts({ n: next })
  return (
    <>
      <PageHeader
        title="Reviews"
        intro="Solutions waiting for review, oldest first. Your own aren’t listed."
        actions={
          <Button variant="primary" busy={isBusy} disabled={waiting === 0} onClick={next}>
            Review next
            <ShortcutHint>n</ShortcutHint>
          </Button>
        }
      />
      <Tabs
        label="Reviews"
        onChange={setTab}
        tabs={[
          {
            value: 'waiting',
            label: waiting === undefined ? 'Waiting' : `Waiting (${cappedCount(waiting)})`,
            content: <ReviewQueue filter={filter} onFilter={change} />,
          },
          // Fetched when the tab is opened.
          { value: 'decided', label: 'Reviewed', content: tab === 'decided' && <DecidedReviews /> },
        ]}
      />
      <UndoBar />
    </>
  )
}
