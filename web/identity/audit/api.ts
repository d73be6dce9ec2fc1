import { listAuditEntries } from '#contract/identity/audit.ts'
import { call } from '#web/kit/api/api.ts'
import { pagedQuery } from '#web/kit/api/query.ts'

/** As in the URL; '' is no filter. */
export type AuditFilter = { search: string; actorId: string; subject: string; from: string; until: string }

/** Without the empty filters. */
export const toQuery = (filter: AuditFilter): Record<string, string> =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''))

export const auditLog = (filter: AuditFilter) =>
  pagedQuery(['identity', 'audit', filter], (after) =>
    call(listAuditEntries, { query: { ...toQuery(filter), after, size: 50 } }),
  )
