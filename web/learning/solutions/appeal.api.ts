import { askForSecondOpinion, withdrawAppeal } from '#contract/learning/second-opinions.ts'
import { inlineErrors, useEndpointMutation } from '#web/kit/api/query.ts'
import { attemptsOf } from './solutions.api.ts'

export const useAskForSecondOpinion = (taskStepId: number) =>
  useEndpointMutation(attemptsOf(taskStepId).queryKey, askForSecondOpinion, { networkMode: 'always', ...inlineErrors })

export const useWithdrawAppeal = (taskStepId: number) =>
  useEndpointMutation(attemptsOf(taskStepId).queryKey, withdrawAppeal)
