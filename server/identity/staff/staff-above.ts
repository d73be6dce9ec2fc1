import type { Db } from '#server/kit/db/db.ts'
import type { SendEmail } from '../passwords/service.ts'

type FirstDays = { personId: number; days: number; reason: string }

/** What staff's work on people needs of the domains above this one; submitted by the composition root. */
export type Above = {
  sendEmail: SendEmail
  schoolName: (db: Db) => Promise<string>
  createReferralCodes: (db: Db, personIds: number[]) => Promise<void>
  /** Opens the courses to newcomers; many at once. */
  giveFirstDays: (db: Db, gifts: FirstDays[], now: Date) => Promise<void>
}
