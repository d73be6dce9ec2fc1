import { infiniteQueryOptions, keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query'
import * as contract from '#contract/careers/job-desk.ts'
import type { z } from '#contract/kit/zod.ts'
import { call } from '#web/kit/api/api.ts'

export type JobState = contract.DeskJob['state']
export type DeskFilter = { search: string; state: JobState | undefined }
export type TypedJob = z.input<typeof contract.JobDraft>

const everything = ['careers']
const size = 50

export const deskJobs = ({ search, state }: DeskFilter) =>
  infiniteQueryOptions({
    queryKey: [...everything, 'desk', search, state],
    queryFn: ({ pageParam }) =>
      call(contract.listJobDesk, {
        query: { size, ...(search && { search }), state, ...(pageParam && { after: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    // While another list is on its way, the one before stays: nothing jumps under the hand.
    placeholderData: keepPreviousData,
  })

/** What is changed here is seen on the learner's board as well. */
function useForgetJobs() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: everything })
}

type Wanted = { jobId: number | null; body: TypedJob; idempotencyKey: string }

/** Posts a job or, where there is one already, changes it. The form tells itself what was refused. */
export function useSaveJob() {
  const onSuccess = useForgetJobs()
  return useMutation({
    mutationFn: ({ jobId, body, idempotencyKey }: Wanted) =>
      jobId === null
        ? call(contract.postJob, { body, idempotencyKey })
        : call(contract.editJob, { params: { jobId }, body }),
    meta: { isQuiet: true },
    onSuccess,
  })
}

export function useCloseJobs() {
  const onSettled = useForgetJobs()
  return useMutation({
    mutationFn: (body: { jobIds: number[]; isClosed: boolean }) => call(contract.closeJobs, { body }),
    onSettled,
  })
}

export function useImportJobs() {
  const forget = useForgetJobs()
  return useMutation({
    mutationFn: ({ file, confirm }: { file: File; confirm: boolean }) =>
      call(contract.importJobs, { files: [file], body: { confirm: String(confirm) } }),
    meta: { isQuiet: true },
    onSuccess: ({ isDone }) => (isDone ? forget() : undefined),
  })
}
