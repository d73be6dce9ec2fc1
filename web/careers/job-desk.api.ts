import { useQueryClient } from '@tanstack/react-query'
import * as contract from '#contract/careers/job-desk.ts'
import type { z } from '#contract/kit/zod.ts'
import { call } from '#web/kit/api/api.ts'
import { inlineErrors, pagedQuery, useInvalidatingMutation, useEndpointMutation } from '#web/kit/api/query.ts'

export type JobState = contract.DeskJob['state']
export type DeskFilter = { search: string; state: JobState | undefined }
export type TypedJob = z.input<typeof contract.JobDraft>

/** Includes the learner's jobs board, which shows the same jobs. */
const careersKey = ['careers']

export const deskJobs = ({ search, state }: DeskFilter) =>
  pagedQuery([...careersKey, 'desk', search, state], (after) =>
    call(contract.listJobDesk, { query: { size: 50, ...(search && { search }), state, after } }),
  )

type JobToSave = { jobId: number | null; body: TypedJob; idempotencyKey: string }

/** Posts a job, or changes an existing one. */
export const useSaveJob = () =>
  useInvalidatingMutation(
    careersKey,
    ({ jobId, body, idempotencyKey }: JobToSave) =>
      jobId === null
        ? call(contract.postJob, { body, idempotencyKey })
        : call(contract.editJob, { params: { jobId }, body }),
    inlineErrors,
  )

export const useCloseJobs = () => useEndpointMutation(careersKey, contract.closeJobs)

/** Checks the file, or imports it if confirmed. */
export function useImportJobs() {
  const queries = useQueryClient()
  return async (file: File, isConfirmed: boolean) => {
    const report = await call(contract.importJobs, { files: [file], body: { confirm: String(isConfirmed) } })
    if (report.isDone) void queries.invalidateQueries({ queryKey: careersKey })
    return report
  }
}
