import { z } from '../kit/zod.ts'
import { endpoint, Role } from '../kit/endpoint.ts'
import { Id, Instant, optionalLine } from '../kit/fields.ts'
import { PageQuery, pageOf } from '../kit/paging.ts'
import { AuditEntry } from '../identity/audit.ts'
import { PersonNote } from '../identity/staff.ts'
import { Progress } from '../learning/enrolments.ts'
import { AccessEntry } from '../membership/access.ts'
import { PaymentState } from '../membership/payments.ts'

export const subscriptionStates = ['active', 'expired', 'never', 'pending'] as const
export const SubscriptionState = z.enum(subscriptionStates)

export const PeopleFilter = z.strictObject({
  /** Part of a name, an e-mail or a phone number, or a transaction id. */
  search: optionalLine(100).optional(),
  role: Role.optional(),
  subscription: SubscriptionState.optional(),
  courseId: Id.optional(),
  blocked: z.stringbool().optional(),
})
export type PeopleFilter = z.infer<typeof PeopleFilter>

export const PeopleOrder = z.enum(['newest', 'oldest', 'name', 'ends'])

export const Person = z.object({
  userId: z.number(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  photo: z.string().nullable(),
  role: Role,
  isBlocked: z.boolean(),
  isDeleted: z.boolean(),
  createdAt: Instant,
  lastSeenAt: Instant.nullable(),
  subscriptionEnds: Instant.nullable(),
  hasPendingPayment: z.boolean(),
  courses: z.number(),
})
export type Person = z.infer<typeof Person>

export const listPeople = endpoint({
  method: 'GET',
  path: '/v1/users',
  summary: 'Learners and staff, by search and filter',
  access: 'admin',
  query: PageQuery.extend(PeopleFilter.shape).extend({ order: PeopleOrder.default('newest') }),
  reply: pageOf(Person),
})

/** One person's whole story. Long lists show their newest; `more` says that there are older ones. */
export const PersonStory = Person.extend({
  username: z.string(),
  about: z.string(),
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
      transactionId: z.string(),
      rupees: z.number(),
      creditRupees: z.number(),
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
  notices: z.array(z.object({ title: z.string(), createdAt: Instant, isRead: z.boolean() })),
  devices: z.array(z.object({ name: z.string(), signedInAt: Instant, lastSeenAt: Instant })),
  notes: z.array(PersonNote),
  changes: z.array(AuditEntry),
})
export type PersonStory = z.infer<typeof PersonStory>

export const getPerson = endpoint({
  method: 'GET',
  path: '/v1/users/:userId',
  summary: "Somebody's whole story: payments, access, courses, attempts, notices, devices, referrals, notes, changes",
  access: 'admin',
  params: z.strictObject({ userId: Id }),
  reply: PersonStory,
})
