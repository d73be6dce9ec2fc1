import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
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

export const isInProgress = (state: StatementState | undefined): boolean =>
  state === 'matching' || state === 'verifying'

const pollMs = 1000

export const statementList = infiniteQueryOptions({
  queryKey: [...allStatements, 'list'],
  queryFn: ({ pageParam }) => call(listStatements, { query: pageParam ? { after: pageParam } : {} }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.next,
  refetchInterval: ({ state: { data } }) =>
    data?.pages.some(({ items }) => items.some(({ state }) => isInProgress(state))) ? pollMs : false,
})

export const statementOf = (statementId: number) =>
  queryOptions({
    queryKey: [...allStatements, 'one', statementId],
    queryFn: () => call(getStatement, { params: { statementId } }),
    refetchInterval: ({ state: { data } }) => (isInProgress(data?.state) ? pollMs : false),
  })

/** The payments change with the statement's state, so it is part of the key. */
export const statementLines = (statementId: number, finding: Finding, state: StatementState) =>
  infiniteQueryOptions({
    queryKey: [...allStatements, 'lines', statementId, finding, state],
    queryFn: ({ pageParam }) =>
      call(listStatementLines, {
        params: { statementId },
        query: { finding, size: 50, ...(pageParam && { after: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  })

type UploadInput = { file: File; onProgress: (share: number) => void; signal: AbortSignal }

export const useUploadStatement = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ file, ...progress }: UploadInput) => callWithProgress(progress)(uploadStatement, { files: [file] }),
    onSuccess: () => queries.invalidateQueries(statementList),
    meta: { isQuiet: true },
  })
}

/** The replies hold less than the page shows, so the statement is refetched. */
const useStatementMutation = <Input>(change: (input: Input) => Promise<unknown>) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () => Promise.all([queries.invalidateQueries({ queryKey: allStatements }), refreshPayments(queries)]),
    meta: { isQuiet: true },
  })
}

export const useChooseColumns = (statementId: number) =>
  useStatementMutation((body: StatementColumns) => call(chooseColumns, { params: { statementId }, body }))

export const useVerifyStatement = (statementId: number) => {
  const { keyFor } = useIdempotencyKey()
  return useStatementMutation(() =>
    call(verifyStatement, { params: { statementId }, idempotencyKey: keyFor(statementId) }),
  )
}
