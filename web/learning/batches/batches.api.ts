import * as contract from '#contract/learning/batches.ts'
import type { BatchState } from '#contract/learning/batches.ts'
import { getAllCourses } from '#contract/learning/enrolments.ts'
import { call } from '#web/kit/api/api.ts'
import { endpointQuery, inlineErrors, pagedQuery, useEndpointMutation } from '#web/kit/api/query.ts'

const batchesKey = ['learning', 'batches']

export const batchList = (state: BatchState) =>
  pagedQuery([...batchesKey, 'list', state], (after) =>
    call(contract.listBatches, { query: { size: 50, ...(state === 'archived' && { state }), after } }),
  )

export const batchDetails = (batchId: number) =>
  endpointQuery([...batchesKey, batchId], contract.getBatch, { params: { batchId } })

export const candidates = (batchId: number, search: string) =>
  endpointQuery([...batchesKey, batchId, 'candidates', search], contract.listCandidates, {
    params: { batchId },
    query: search === '' ? {} : { search },
  })

/** What the form of a new batch lets staff choose from. */
export const coursesOfBatches = endpointQuery([...batchesKey, 'courses'], getAllCourses)

export const useCreateBatch = () => useEndpointMutation(batchesKey, contract.createBatch, inlineErrors)

export const useEditBatch = () => useEndpointMutation(batchesKey, contract.editBatch, inlineErrors)

export const useArchiveBatch = () => useEndpointMutation(batchesKey, contract.archiveBatch, inlineErrors)

export const useRestoreBatch = () => useEndpointMutation(batchesKey, contract.restoreBatch)

export const useSetDueDate = () => useEndpointMutation(batchesKey, contract.setDueDate, inlineErrors)

export const useShiftPlan = () => useEndpointMutation(batchesKey, contract.shiftPlan, inlineErrors)

export const usePreviewAdding = () => useEndpointMutation(batchesKey, contract.previewAdding, inlineErrors)

export const useAddLearners = () => useEndpointMutation(batchesKey, contract.addLearners, inlineErrors)

export const useMoveLearner = () => useEndpointMutation(batchesKey, contract.moveLearner, inlineErrors)

export const useRemoveLearner = () => useEndpointMutation(batchesKey, contract.removeLearner, inlineErrors)
