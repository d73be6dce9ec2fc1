import { z } from '../kit/zod.ts'
import { endpoint } from '../kit/endpoint.ts'
import { CalendarDate, Id, Instant, optionalLine } from '../kit/fields.ts'
import { PageQuery, pageOf } from '../kit/paging.ts'

/** Entries are never changed or deleted. */
export const AuditEntry = z.object({
  entryId: z.number(),
  at: Instant,
  /** Null for automatic changes. */
  actor: z.string().nullable(),
  actorId: z.number().nullable(),
  action: z.string(),
  /** Such as 'course 4'. */
  subject: z.string(),
  /** Its current name, or the name when the entry was written. */
  subjectName: z.string().nullable(),
  /** Null if no page shows it. */
  subjectPage: z.string().nullable(),
  before: z.unknown(),
  after: z.unknown(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const AuditFilter = z.strictObject({
  /** Matches the action, the subject or the person. */
  search: optionalLine(100).optional(),
  actorId: Id.optional(),
  subject: optionalLine(100).optional(),
  from: CalendarDate().optional(),
  until: CalendarDate().optional(),
})
export type AuditFilter = z.infer<typeof AuditFilter>

export const listAuditEntries = endpoint('GET /v1/audit', {
  summary: 'List the audit log, newest first',
  access: 'audit:see',
  query: PageQuery.extend(AuditFilter.shape),
  reply: pageOf(AuditEntry),
})
