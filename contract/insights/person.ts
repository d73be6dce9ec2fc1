import { Adjustments } from '../kit/access.ts'
import { z } from '../kit/zod.ts'
import { endpoint } from '../kit/endpoint.ts'
import { Id, Instant } from '../kit/fields.ts'
import { AuditEntry } from '../identity/audit.ts'
import { PendingEmail } from '../identity/corrections.ts'
import { PersonNote } from '../identity/staff.ts'
import { Progress } from '../learning/progress.ts'
import { AccessEntry } from '../membership/access.ts'
import { Attendance } from '../mentoring/sessions.ts'
import { PaymentState } from '../membership/payments.ts'
import { SupportRequest } from '../support/requests.ts'
import { ConversationState } from '../threads/conversations.ts'
import { Person } from './people.ts'

/** The lists that may have more entries than are returned. */
export const profileLists = [
  'referrals',
  'payments',
  'access',
  'attempts',
  'supportRequests',
  'questions',
  'notifications',
  'notes',
  'changes',
] as const
export const ProfileList = z.enum(profileLists)
export type ProfileList = z.infer<typeof ProfileList>

/** Everything about a person. Long lists have the newest 50 entries; `more` names those with older ones. */
export const PersonProfile = Person.extend({
  username: z.string(),
  about: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  stateCode: z.string(),
  adjustments: Adjustments.nullable(),
  /** Waits for the person to confirm it. */
  pendingEmail: PendingEmail.nullable(),
  blockedReason: z.string().nullable(),
  hasSecondFactor: z.boolean(),
  hasPassword: z.boolean(),
  walletRupees: z.number(),
  referralCode: z.string().nullable(),
  referredBy: z.object({ userId: z.number(), name: z.string() }).nullable(),
  referrals: z.array(z.object({ userId: z.number(), name: z.string(), at: Instant, isEarned: z.boolean() })),
  payments: z.array(
    z.object({
      paymentId: z.number(),
      /** Null if credit paid everything. */
      transactionId: z.string().nullable(),
      rupees: z.number(),
      creditRupees: z.number(),
      /** Transferred back, and returned to the wallet. */
      refundedRupees: z.number(),
      refundedCreditRupees: z.number(),
      state: PaymentState,
      reason: z.string().nullable(),
      createdAt: Instant,
      receiptUrl: z.string().nullable(),
    }),
  ),
  access: z.array(AccessEntry),
  courseList: z.array(
    z.object({
      courseId: z.number(),
      courseTitle: z.string(),
      enrolledAt: Instant,
      progress: Progress,
      certificateCode: z.string().nullable(),
      /** In which they are now. */
      batch: z.object({ batchId: z.number(), name: z.string() }).nullable(),
    }),
  ),
  attempts: z.array(
    z.object({
      solutionId: z.number(),
      courseTitle: z.string(),
      stepTitle: z.string(),
      attempt: z.number(),
      state: z.enum(['submitted', 'approved', 'rejected']),
      submittedAt: Instant,
    }),
  ),
  /** None for yourself: colleagues handle yours. */
  supportRequests: z.array(
    SupportRequest.pick({ requestId: true, topic: true, subject: true, state: true, createdAt: true }),
  ),
  /** To mentors. */
  questions: z.array(
    z.object({ questionId: z.number(), title: z.string(), state: ConversationState, askedAt: Instant }),
  ),
  attendance: Attendance,
  /** How many active links show their progress to others. */
  sponsorLinks: z.number(),
  notifications: z.array(z.object({ title: z.string(), createdAt: Instant, isRead: z.boolean() })),
  devices: z.array(z.object({ name: z.string(), signedInAt: Instant, lastSeenAt: Instant })),
  notes: z.array(PersonNote),
  changes: z.array(AuditEntry),
  more: z.array(ProfileList),
})
export type PersonProfile = z.infer<typeof PersonProfile>

export const getPerson = endpoint('GET /v1/users/:userId', {
  summary:
    'Get a person with payments, access, courses, attempts, support requests, questions, notifications, devices, notes and changes',
  access: 'people:see',
  params: z.strictObject({ userId: Id }),
  reply: PersonProfile,
})
