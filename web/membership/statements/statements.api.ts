import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import {
  assignStatementLine,
  chooseColumns,
  confirmStatementLine,
  findPayers,
  getStatement,
  handleStatementLine,
  listMissingPayments,
  listStatementLines,
  listStatements,
  uploadStatement,
  verifyStatement,
  type Finding,
  type StatementState,
} from '#contract/membership/statements.ts'
import { call } from '#web/kit/api/api.ts'
import { inlineErrors, pagedQuery, useInvalidatingMutation, useEndpointMutation } from '#web/kit/api/query.ts'
import { callWithProgress } from '#web/kit/forms/upload-progress.ts'
import { paymentsKey, statementsKey } from '../payments-admin.api.ts'

export const isInProgress = (state: StatementState | undefined): boolean =>
  state === 'reading' || state === 'matching' || state === 'verifying'

const pollMs = 1000

export const statementList = infiniteQueryOptions({
  queryKey: [...statementsKey, 'list'],
  queryFn: ({ pageParam }) => call(listStatements, { query: pageParam ? { after: pageParam } : {} }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.next,
  refetchInterval: ({ state: { data } }) =>
    data?.pages.some(({ items }) => items.some(({ state }) => isInProgress(state))) ? pollMs : false,
})

export const statementOf = (statementId: number) =>
  queryOptions({
    queryKey: [...statementsKey, 'one', statementId],
    queryFn: () => call(getStatement, { params: { statementId } }),
    refetchInterval: ({ state: { data } }) => (isInProgress(data?.state) ? pollMs : false),
  })

/** The payments change with the statement's state, so it is part of the key. */
export const statementLines = (statementId: number, finding: Finding, state: StatementState) =>
  pagedQuery([...statementsKey, 'lines', statementId, finding, state], (after) =>
    call(listStatementLines, { params: { statementId }, query: { finding, size: 50, after } }),
  )

export const missingPayments = (statementId: number, state: StatementState) =>
  pagedQuery([...statementsKey, 'missing', statementId, state], (after) =>
    call(listMissingPayments, { params: { statementId }, query: { size: 50, after } }),
  )

/** The first learners who match the words. */
export const learnersMatching = (search: string) =>
  queryOptions({
    queryKey: [...statementsKey, 'learners', search],
    queryFn: () => call(findPayers, { query: { search } }),
    enabled: search !== '',
  })

type UploadInput = { file: File; password: string; onProgress: (share: number) => void; signal: AbortSignal }

export const useUploadStatement = () =>
  useInvalidatingMutation(
    statementList.queryKey,
    ({ file, password, ...progress }: UploadInput) =>
      callWithProgress(progress)(uploadStatement, { files: [file], body: { password } }),
    inlineErrors,
  )

/** The replies hold less than the page shows, so the statement is refetched. */
const changing = { alsoInvalidates: paymentsKey, ...inlineErrors }

export const useChooseColumns = () => useEndpointMutation(statementsKey, chooseColumns, changing)

export const useVerifyStatement = () => useEndpointMutation(statementsKey, verifyStatement, changing)

export const useConfirmLine = () => useEndpointMutation(statementsKey, confirmStatementLine, changing)

export const useHandleLine = () => useEndpointMutation(statementsKey, handleStatementLine, changing)

export const useAssignLine = () => useEndpointMutation(statementsKey, assignStatementLine, changing)
