import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { listAuditEntries } from '#contract/identity/audit.ts'
import { call } from '#web/kit/api/api.ts'

/** As it stands in the address; '' is no choice. */
export type AuditChoice = { search: string; actorId: string; subject: string; from: string; until: string }

/** What is chosen of it, as the API takes it. */
export const filterOf = (choice: AuditChoice): Record<string, string> =>
  Object.fromEntries(Object.entries(choice).filter(([, value]) => value !== ''))

export const auditLog = (choice: AuditChoice) =>
  infiniteQueryOptions({
    queryKey: ['identity', 'audit', choice],
    queryFn: ({ pageParam }) =>
      call(listAuditEntries, { query: { ...filterOf(choice), ...(pageParam && { after: pageParam }), size: 50 } }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  })
