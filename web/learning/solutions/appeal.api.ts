import { askForSecondOpinion, withdrawAppeal } from '#contract/learning/second-opinions.ts'
import { call } from '#web/kit/api/api.ts'
import { inlineErrors, useInvalidatingMutation } from '#web/kit/api/query.ts'
import { attemptsOf } from './solutions.api.ts'

type Asked = { solutionId: number; reason: string }

export const useAskForSecondOpinion = (taskStepId: number) =>
  useInvalidatingMutation(
    attemptsOf(taskStepId).queryKey,
    ({ solutionId, reason }: Asked) => call(askForSecondOpinion, { params: { solutionId }, body: { reason } }),
    { networkMode: 'always', ...inlineErrors },
  )

export const useWithdrawAppeal = (taskStepId: number) =>
  useInvalidatingMutation(attemptsOf(taskStepId).queryKey, (solutionId: number) =>
    call(withdrawAppeal, { params: { solutionId } }),
  )
