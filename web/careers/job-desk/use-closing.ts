import { useState } from 'react'
import type { DeskJob } from '#contract/careers/job-desk.ts'
import { useCloseJobs } from '../job-desk.api.ts'

type LastChange = { jobIds: number[]; isClosed: boolean; message: string }

const describe = (jobs: DeskJob[], isClosed: boolean) => {
  const subject = jobs.length === 1 ? `“${jobs[0]!.title}” is` : `${jobs.length} jobs are`
  return `${subject} ${isClosed ? 'closed' : 'open again'}.`
}

/** Closes or reopens jobs. The last change can be undone. */
export function useClosing() {
  const close = useCloseJobs()
  const [last, setLast] = useState<LastChange | null>(null)
  const run = (jobs: DeskJob[], isClosed: boolean) => {
    // Undo must not change jobs that already had this state.
    const changing = jobs.filter(({ state }) => (state === 'closed') !== isClosed)
    const jobIds = changing.map(({ jobId }) => jobId)
    if (jobIds.length === 0) return
    close.mutate(
      { body: { jobIds, isClosed } },
      { onSuccess: () => setLast({ jobIds, isClosed, message: describe(changing, isClosed) }) },
    )
  }
  const undo = () => {
    if (last)
      close.mutate({ body: { jobIds: last.jobIds, isClosed: !last.isClosed } }, { onSuccess: () => setLast(null) })
  }
  return { run, undo, last, forget: () => setLast(null), isBusy: close.isPending }
}
export type Closing = ReturnType<typeof useClosing>
