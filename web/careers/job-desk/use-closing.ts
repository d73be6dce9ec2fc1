import { useState } from 'react'
import type { DeskJob } from '#contract/careers/job-desk.ts'
import { useCloseJobs } from '../job-desk.api.ts'

/** What was closed or opened last, to be taken back. */
export type LastClosing = { jobIds: number[]; isClosed: boolean; words: string }

const wordsOf = (jobs: DeskJob[], isClosed: boolean) => {
  const what = jobs.length === 1 ? `“${jobs[0]!.title}” is` : `${jobs.length} jobs are`
  return `${what} ${isClosed ? 'closed' : 'open again'}.`
}

/** Closes jobs or opens them again, at once; the last time can be undone. */
export function useClosing() {
  const close = useCloseJobs()
  const [last, setLast] = useState<LastClosing | null>(null)
  const run = (jobs: DeskJob[], isClosed: boolean) => {
    // Only those that are otherwise: undoing must not touch what was so before.
    const changing = jobs.filter(({ state }) => (state === 'closed') !== isClosed)
    const jobIds = changing.map(({ jobId }) => jobId)
    if (jobIds.length === 0) return
    close.mutate(
      { jobIds, isClosed },
      { onSuccess: () => setLast({ jobIds, isClosed, words: wordsOf(changing, isClosed) }) },
    )
  }
  const undo = () => {
    if (last) close.mutate({ jobIds: last.jobIds, isClosed: !last.isClosed }, { onSuccess: () => setLast(null) })
  }
  return { run, undo, last, forget: () => setLast(null), isBusy: close.isPending }
}
export type Closing = ReturnType<typeof useClosing>
