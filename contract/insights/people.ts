import { z } from '../kit/zod.ts'
import { Role } from '../kit/access.ts'
import { endpoint } from '../kit/endpoint.ts'
import { Id, Instant, optionalLine } from '../kit/fields.ts'
import { maxSelected, SelectedPeopleText } from '../identity/selection.ts'
import { PageQuery, pageOf } from '../kit/paging.ts'

export const subscriptionStates = ['active', 'expired', 'never', 'pending'] as const
export const SubscriptionState = z.enum(subscriptionStates)

/** When they last used the site, in days; people who never signed in are only in `never`. */
export const seenFilters = {
  within7: { within: 7 },
  within30: { within: 30 },
  not7: { notFor: 7 },
  not14: { notFor: 14 },
  not30: { notFor: 30 },
  never: {},
} as const satisfies Record<string, { within?: number; notFor?: number }>
export const SeenFilter = z.enum(Object.keys(seenFilters) as [keyof typeof seenFilters])

export const PeopleFilter = z.strictObject({
  /** Only these people. */
  userIds: SelectedPeopleText.optional(),
  /** Words in the name, email or phone number; or a transaction id; or `#` and a user id. */
  search: optionalLine(100).optional(),
  role: Role.optional(),
  subscription: SubscriptionState.optional(),
  courseId: Id.optional(),
  seen: SeenFilter.optional(),
  blocked: z.stringbool().optional(),
  /** Only people who deleted their account. */
  deleted: z.stringbool().optional(),
})

export const PeopleOrder = z.enum(['newest', 'oldest', 'name', 'ends', 'seen', 'unseen'])

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

export const listPeople = endpoint('GET /v1/users', {
  summary: 'List and search learners and staff',
  access: 'people:see',
  query: PageQuery.extend(PeopleFilter.shape).extend({ order: PeopleOrder.default('newest') }),
  reply: pageOf(Person),
})

export const listPeopleIds = endpoint('GET /v1/users/ids', {
  summary: `The ids of the first ${maxSelected} people of a list, to select them`,
  access: 'people:see',
  query: PeopleFilter.extend({ order: PeopleOrder.default('newest') }),
  reply: z.object({
    userIds: z.array(z.number()),
    /** More people match than can be selected. */
    isMore: z.boolean(),
  }),
})
