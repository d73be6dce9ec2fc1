import { z } from './zod.ts'
import { endpoint } from './endpoint.ts'

/** The lists that can be exported as CSV. They are listed here because pages of all domains have the button. */
export const exportLists = [
  'users',
  'payments',
  'documents',
  'audit',
  'ideas',
  'projects',
  'jobs',
  'bugs',
  'requests',
  'demos',
  'certificates',
  'mentors',
  'attendance',
  'batch',
  'mentor-pay',
  'my-pay',
  'at-risk',
  'funnel',
  'course-steps',
  'review-times',
  'deliveries',
] as const
export const ExportList = z.enum(exportLists)
export type ExportList = z.infer<typeof ExportList>

export const makeExportLink = endpoint('POST /v1/exports', {
  summary: 'Create a short-lived link to a filtered list as CSV; the export is recorded in the audit log',
  access: 'staff',
  limit: { times: 60, seconds: 3600 },
  body: z.strictObject({ list: ExportList, filter: z.record(z.string().max(40), z.string().max(8000)).default({}) }),
  reply: z.object({ url: z.string() }),
})
