import type { CodeFile } from '#contract/learning/practice.ts'
import {
  getProblem,
  getProblemRun,
  giveUpProblem,
  listProblems,
  type ProblemPage,
  saveProblemCode,
  submitProblem,
} from '#contract/learning/problems/problems.ts'
import { call } from '#web/kit/api/api.ts'
import { endpointQuery, useEndpointMutation } from '#web/kit/api/query.ts'
import { createDraft } from '#web/kit/forms/autosave.ts'

const all = ['learning', 'problems'] as const

export const problemsOf = (courseId: number) =>
  endpointQuery([...all, 'course', courseId], listProblems, { params: { courseId } })

export const problemById = (problemId: number) =>
  endpointQuery([...all, problemId, 'page'], getProblem, { params: { problemId } }, { gcTime: 0 })

export const runOf = (problemId: number) =>
  endpointQuery([...all, problemId, 'run'], getProblemRun, { params: { problemId } }, { gcTime: 0 })

export const useSubmitProblem = (problemId: number) => useEndpointMutation([...all, problemId, 'run'], submitProblem)
export const useGiveUp = (problemId: number) => useEndpointMutation([...all, problemId, 'page'], giveUpProblem)

type Code = { code: CodeFile[] | null }

/** What is written for a problem: saved while typing, and on this device until the server has it. */
export function createProblemDraft({ problemId, code, version, savedAt }: ProblemPage) {
  const params = { problemId }
  return createDraft<Code>({
    key: `draft:problem:${problemId}`,
    server: { content: { code }, version, savedAt },
    isUsable: ({ code }) => code === null || Array.isArray(code),
    isSame: (one, other) => JSON.stringify(one.code) === JSON.stringify(other.code),
    save: ({ code }, version) => call(saveProblemCode, { params, body: { code, version } }),
    load: async () => {
      const found = await call(getProblem, { params })
      return { content: { code: found.code }, version: found.version, savedAt: found.savedAt }
    },
  })
}
export type ProblemDraft = ReturnType<typeof createProblemDraft>
