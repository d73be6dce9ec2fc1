import { indiaDate } from '#server/kit/india.ts'

/**
 * Older records may go. Section 36 of the CGST Act requires 72 months from the due date of the annual return, which is
 * 31 December after the financial year; the year that ended in March 2027 may go when 2034 begins in India.
 */
export const retentionStart = (now: Date): Date =>
  new Date(`${Number(indiaDate(now).slice(0, 4)) - 7}-04-01T00:00:00+05:30`)
