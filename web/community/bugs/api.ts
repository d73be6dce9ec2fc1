import {
  answerBug,
  type BugState,
  commentOnBug,
  deleteBugComment,
  getBug,
  listBugComments,
  listBugs,
  reportBug,
} from '#contract/community/bugs.ts'
import { call } from '#web/kit/api/api.ts'
import { inlineErrors, pagedQuery, endpointQuery, useEndpointMutation } from '#web/kit/api/query.ts'
import { toQuery } from '#web/kit/desk/filter.ts'

export const bugsKey = ['community', 'bugs']

export type BugFilter = { state: BugState | ''; mine: '' | 'yes'; search: string }

export const bugList = (filter: BugFilter) =>
  pagedQuery([...bugsKey, 'list', filter], (after) => call(listBugs, { query: { ...toQuery(filter), after } }))

export const bugById = (bugId: number) => endpointQuery([...bugsKey, bugId], getBug, { params: { bugId } })

export const bugComments = (bugId: number) =>
  pagedQuery([...bugsKey, bugId, 'comments'], (after) =>
    call(listBugComments, { params: { bugId }, query: { size: 100, after } }),
  )

export const useReportBug = () => useEndpointMutation(bugsKey, reportBug, inlineErrors)

export const useCommentOnBug = () => useEndpointMutation(bugsKey, commentOnBug, inlineErrors)

export const useDeleteBugComment = () => useEndpointMutation(bugsKey, deleteBugComment)

export const useAnswerBug = () => useEndpointMutation(bugsKey, answerBug, inlineErrors)
