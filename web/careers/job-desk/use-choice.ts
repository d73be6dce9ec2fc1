import { useState } from 'react'
import type { DeskJob } from '#contract/careers/job-desk.ts'

/** The server changes so many at once. */
const mostAtOnce = 100

/** Which of the jobs in sight are ticked. What left the list is chosen no more. */
export function useChoice(jobs: DeskJob[]) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set())
  const chosen = jobs.filter(({ jobId }) => ids.has(jobId))
  const most = Math.min(jobs.length, mostAtOnce)
  return {
    chosen,
    most,
    isAll: most > 0 && chosen.length >= most,
    isChosen: (jobId: number) => ids.has(jobId),
    toggle: (jobId: number) =>
      setIds((before) => {
        const after = new Set(before)
        if (!after.delete(jobId) && chosen.length < mostAtOnce) after.add(jobId)
        return after
      }),
    chooseAll: () => setIds(new Set(jobs.slice(0, most).map(({ jobId }) => jobId))),
    chooseNone: () => setIds(new Set()),
  }
}
export type Choice = ReturnType<typeof useChoice>
