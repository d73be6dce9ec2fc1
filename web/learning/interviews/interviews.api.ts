import {
  finishInterview,
  getInterview,
  type InterviewProblem,
  listInterviews,
  saveInterviewCode,
  saveInterviewResults,
  startInterview,
} from '#contract/learning/study/interviews.ts'
import type { CodeFile } from '#contract/learning/practice.ts'
import { call } from '#web/kit/api/api.ts'
import { endpointQuery, useEndpointMutation } from '#web/kit/api/query.ts'
import { createDraft } from '#web/kit/forms/autosave.ts'

const mine = ['learning', 'interviews'] as const

export const myInterviews = endpointQuery([...mine, 'list'], listInterviews)

// The time that is left is that of the answer, so an old one is of no use.
export const interviewById = (interviewId: number) =>
  endpointQuery([...mine, interviewId], getInterview, { params: { interviewId } }, { gcTime: 0 })

export const useStartInterview = () => useEndpointMutation(mine, startInterview)
export const useFinishInterview = () => useEndpointMutation(mine, finishInterview)
export const useSaveResults = () => useEndpointMutation(mine, saveInterviewResults)

type Code = { code: CodeFile[] | null }

const isSame = (one: Code, other: Code) => JSON.stringify(one.code) === JSON.stringify(other.code)

/** What is written for a problem: saved while typing, and on this device until the server has it. */
export function createCodeDraft(interviewId: number, problem: InterviewProblem) {
  const { position, version, savedAt, code } = problem
  const params = { interviewId, position }
  return createDraft<Code>({
    key: `draft:interview:${interviewId}:${position}`,
    server: { content: { code }, version, savedAt },
    isUsable: ({ code }) => code === null || Array.isArray(code),
    isSame,
    save: ({ code }, version) => call(saveInterviewCode, { params, body: { code, version } }),
    load: async () => {
      const { problems } = await call(getInterview, { params: { interviewId } })
      const found = problems.find((one) => one.position === position)
      return found ? { content: { code: found.code }, version: found.version, savedAt: found.savedAt } : null
    },
  })
}
export type CodeDraft = ReturnType<typeof createCodeDraft>
