import { Instant } from '../kit/fields.ts'
import { z } from '../kit/zod.ts'

const ProgressPart = z.object({
  courses: z.array(
    z.object({ courseId: z.number(), courseTitle: z.string(), approved: z.number(), steps: z.number() }),
  ),
  /** Since Monday. */
  week: z.object({
    submissions: z.number(),
    /** Steps. */
    approvals: z.number(),
    lessons: z.number(),
    activeDays: z.number(),
  }),
  /** The last submission or lesson. */
  lastActiveOn: z.iso.date().nullable(),
})
export type ProgressPart = z.infer<typeof ProgressPart>

const AttendancePart = z.object({
  /** Past weekend sessions with a seat. */
  reserved: z.number(),
  attended: z.number(),
  /** The newest of them. */
  sessions: z.array(z.object({ title: z.string(), startsAt: Instant, hasAttended: z.boolean() })),
})
export type AttendancePart = z.infer<typeof AttendancePart>

const CertificatePart = z.object({ code: z.string(), courseTitle: z.string(), issuedAt: Instant })
export type CertificatePart = z.infer<typeof CertificatePart>

/** What a sponsor sees of a learner; null for what the learner doesn't share. */
export const SponsorView = z.object({
  progress: ProgressPart.nullable(),
  attendance: AttendancePart.nullable(),
  certificates: z.array(CertificatePart).nullable(),
})
export type SponsorView = z.infer<typeof SponsorView>
