import { useState } from 'react'
import type { MyJob } from '#contract/careers/my-jobs.ts'
import { Badge } from '#web/kit/layout/badge.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { day } from '#web/kit/format.ts'
import { Bookmark, BookmarkCheck, Pencil, Send } from '#web/kit/icons.tsx'
import { LongText } from '#web/kit/markdown/long-text.tsx'
import { MyJobDialog } from './my-job-dialog.tsx'
import { useTrackJob } from './my-jobs.api.ts'

export function JobTrackingBar({ job, today }: { job: MyJob; today: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const { appliedOn, note } = job.tracking
  return (
    <div className="border-t border-line px-5 py-3 sm:px-6">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-2">
        <SaveButton job={job} />
        {appliedOn === null ? (
          <Button variant="quiet" onClick={() => setIsOpen(true)}>
            <Send aria-hidden="true" className="size-4.5" />I applied
            <span className="sr-only"> for {job.title}</span>
          </Button>
        ) : (
          <>
            <Badge tone="good" className="ml-1">
              Applied on {day(appliedOn)}
            </Badge>
            <Button size="small" variant="quiet" onClick={() => setIsOpen(true)}>
              <Pencil aria-hidden="true" className="size-4" />
              Edit
              <span className="sr-only"> your application for {job.title}</span>
            </Button>
          </>
        )}
      </div>
      {note && (
        <div className="mt-2 mb-1 border-l-3 border-marigold pl-3">
          <p className="type-small text-soft">Your note</p>
          <LongText text={note} className="wrap-anywhere" />
        </div>
      )}
      {isOpen && <MyJobDialog job={job} today={today} onClose={() => setIsOpen(false)} />}
    </div>
  )
}

function SaveButton({ job }: { job: MyJob }) {
  const track = useTrackJob(job)
  const { isSaved } = job.tracking
  return (
    <Button variant="quiet" className="-ml-3" onClick={() => track.mutate({ ...job.tracking, isSaved: !isSaved })}>
      {isSaved ? (
        <BookmarkCheck aria-hidden="true" className="size-4.5 fill-marigold-tint text-marigold-ink" />
      ) : (
        <Bookmark aria-hidden="true" className="size-4.5" />
      )}
      {isSaved ? 'Saved' : 'Save'}
      <span className="sr-only">{` ${job.title}${isSaved ? '. Press to remove it.' : ''}`}</span>
    </Button>
  )
}
