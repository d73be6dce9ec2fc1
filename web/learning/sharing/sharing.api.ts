import {
  hideSharedSolution,
  listSharedSolutions,
  shareSolution,
  unshareSolution,
} from '#contract/learning/attempts/sharing.ts'
import { endpointQuery, inlineErrors, useEndpointMutation } from '#web/kit/api/query.ts'

const key = ['learning', 'shared-solutions']

export const sharedSolutions = (stepId: number) =>
  endpointQuery([...key, stepId], listSharedSolutions, { params: { stepId } })

export const useShare = () => useEndpointMutation(key, shareSolution)
export const useUnshare = () => useEndpointMutation(key, unshareSolution)
export const useHide = () => useEndpointMutation(key, hideSharedSolution, inlineErrors)
