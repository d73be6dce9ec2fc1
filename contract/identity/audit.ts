import { z } from '../kit/zod.ts'
import { endpoint } from '../kit/endpoint.ts'
import { Id, Instant, optionalLine } from '../kit/fields.ts'
import { PageQuery, pageOf } from '../kit/paging.ts'

/** Who did what to what, and how it was before and after. Entries are only ever added. */
export const AuditEntry = z.object({
  entryId: z.number(),
  at: Instant,
  /** Null when the academy itself acted. */
  actor: z.string().nullable(),
  actorId: z.number().nullable(),
  action: z.string(),
  /** What it was done to, such as 'course 4'. */
  subject: z.string(),
  /** What it is called today, or was called when it was written down. */
  subjectName: z.string().nullable(),
  /** Where staff see it; null where no page shows it. */
  subjectPage: z.string().nullable(),
  before: z.unknown(),
  after: z.unknown(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const AuditFilter = z.strictObject({
  /** In the action, the subject, or the name of who did it. */
  search: optionalLine(100).optional(),
  actorId: Id.optional(),
  subject: optionalLine(100).optional(),
  from: z.iso.date('Enter a date').optional(),
  until: z.iso.date('Enter a date').optional(),
})
export type AuditFilter = z.infer<typeof AuditFilter>

export const listAuditEntries = endpoint({
  method: 'GET',
  path: '/v1/audit',
  summary: 'The audit log, newest first',
  access: 'admin',
  query: PageQuery.extend(AuditFilter.shape),
  reply: pageOf(AuditEntry),
})
