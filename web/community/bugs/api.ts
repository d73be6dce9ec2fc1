import { queryOptions } from '@tanstack/react-query'
import {
  answerBug,
  type BugReport,
  type BugState,
  commentOnBug,
  deleteBugComment,
  getBug,
  listBugComments,
  listBugs,
  reportBug,
} from '#contract/community/bugs.ts'
import { call } from '#web/kit/api/api.ts'
import { inlineErrors, pagedQuery, useInvalidatingMutation } from '#web/kit/api/query.ts'
import { toQuery } from '#web/kit/desk/filter.ts'

export const bugsKey = ['community', 'bugs']

export type BugFilter = { state: BugState | ''; mine: '' | 'yes'; search: string }

export const bugList = (filter: BugFilter) =>
  pagedQuery([...bugsKey, 'list', filter], (after) => call(listBugs, { query: { ...toQuery(filter), after } }))

export const bugById = (bugId: number) =>
  queryOptions({ queryKey: [...bugsKey, bugId], queryFn: () => call(getBug, { params: { bugId } }) })

export const bugComments = (bugId: number) =>
  pagedQuery([...bugsKey, bugId, 'comments'], (after) =>
    call(listBugComments, { params: { bugId }, query: { size: 100, after } }),
  )

type NewReport = { report: BugReport; screenshot: File | null; idempotencyKey: string }

export const useReportBug = () =>
  useInvalidatingMutation(
    bugsKey,
    ({ report, screenshot, idempotencyKey }: NewReport) =>
      call(reportBug, { body: report, files: screenshot ? [screenshot] : [], idempotencyKey }),
    inlineErrors,
  )

export const useCommentOnBug = (bugId: number) =>
  useInvalidatingMutation(
    bugsKey,
    ({ body, idempotencyKey }: { body: string; idempotencyKey: string }) =>
      call(commentOnBug, { params: { bugId }, body: { body }, idempotencyKey }),
    inlineErrors,
  )

export const useDeleteBugComment = (bugId: number) =>
  useInvalidatingMutation(bugsKey, (commentId: number) => call(deleteBugComment, { params: { bugId, commentId } }))

export const useAnswerBug = (bugId: number) =>
  useInvalidatingMutation(
    bugsKey,
    (body: { state: BugState; answer: string }) => call(answerBug, { params: { bugId }, body }),
    inlineErrors,
  )
