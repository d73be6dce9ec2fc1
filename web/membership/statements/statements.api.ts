import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  chooseColumns,
  getStatement,
  listStatementLines,
  listStatements,
  uploadStatement,
  verifyStatement,
  type Finding,
  type StatementColumns,
  type StatementState,
} from '#contract/membership/statements.ts'
import { call } from '#web/kit/api/api.ts'
import { useIdempotencyKey } from '#web/kit/forms/idempotency-key.ts'
import { callWithProgress } from '#web/kit/forms/upload-progress.ts'
import { refreshPayments } from '../payments-admin.api.ts'

const allStatements = ['membership', 'statements']

/** The server is at work on it, and tells how far it is. */
export const isWorking = (state: StatementState | undefined): boolean => state === 'matching' || state === 'verifying'

const everySecond = 1000

export const statementList = infiniteQueryOptions({
  queryKey: [...allStatements, 'list'],
  queryFn: ({ pageParam }) => call(listStatements, { query: pageParam ? { after: pageParam } : {} }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.next,
  refetchInterval: ({ state: { data } }) =>
    data?.pages.some(({ items }) => items.some(({ state }) => isWorking(state))) ? everySecond : false,
})

export const statementOf = (statementId: number) =>
  queryOptions({
    queryKey: [...allStatements, 'one', statementId],
    queryFn: () => call(getStatement, { params: { statementId } }),
    refetchInterval: ({ state: { data } }) => (isWorking(data?.state) ? everySecond : false),
  })

/** The payments beside the lines change with the statement's state, and so the lines are asked for anew with it. */
export const linesOf = (statementId: number, finding: Finding, state: StatementState) =>
  infiniteQueryOptions({
    queryKey: [...allStatements, 'lines', statementId, finding, state],
    queryFn: ({ pageParam }) =>
      call(listStatementLines, {
        params: { statementId },
        query: { finding, size: 50, ...(pageParam && { after: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: <Kept>(kept: Kept) => kept,
  })

type Sending = { file: File; onProgress: (share: number) => void; signal: AbortSignal }

export const useUploadStatement = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ file, ...watch }: Sending) => callWithProgress(watch)(uploadStatement, { files: [file] }),
    onSuccess: () => queries.invalidateQueries(statementList),
    meta: { isQuiet: true },
  })
}

/** What these two answer is less than the page shows of a statement, so it asks again. */
const useChange = <Input>(change: (input: Input) => Promise<unknown>) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () => Promise.all([queries.invalidateQueries({ queryKey: allStatements }), refreshPayments(queries)]),
    meta: { isQuiet: true },
  })
}

export const useChooseColumns = (statementId: number) =>
  useChange((body: StatementColumns) => call(chooseColumns, { params: { statementId }, body }))

export const useVerifyStatement = (statementId: number) => {
  const { keyFor } = useIdempotencyKey()
  return useChange(() => call(verifyStatement, { params: { statementId }, idempotencyKey: keyFor(statementId) }))
}
