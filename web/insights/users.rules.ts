import { z } from '#contract/kit/zod.ts'
import { type Person, PeopleOrder, SeenFilter, SubscriptionState } from '#contract/insights/people.ts'
import { Role } from '#contract/kit/access.ts'
import type { BadgeTone } from '#web/kit/layout/badge.tsx'
import { count, day } from '#web/kit/format.ts'

/** '' means all. */
export type UsersFilter = {
  search: string
  role: string
  subscription: string
  courseId: string
  seen: string
  blocked: string
  deleted: string
  order: string
}

/** The value if it is valid, '' otherwise. */
const valid = (schema: z.ZodType, value: string | null) =>
  value !== null && schema.safeParse(value).success ? value : ''
const Course = z.string().regex(/^\d{1,15}$/)

export const usersUrl = {
  read: (params: URLSearchParams): UsersFilter => ({
    search: (params.get('search') ?? '').slice(0, 100),
    role: valid(Role, params.get('role')),
    subscription: valid(SubscriptionState, params.get('subscription')),
    courseId: valid(Course, params.get('courseId')),
    seen: valid(SeenFilter, params.get('seen')),
    blocked: valid(z.enum(['true', 'false']), params.get('blocked')),
    deleted: valid(z.literal('true'), params.get('deleted')),
    order: valid(PeopleOrder, params.get('order')),
  }),
  write: (filter: UsersFilter) => filter,
}

export const noFilter: UsersFilter = {
  search: '',
  role: '',
  subscription: '',
  courseId: '',
  seen: '',
  blocked: '',
  deleted: '',
  order: '',
}

/** The order is not a filter. */
export const isFiltered = (filter: UsersFilter) => Object.values({ ...filter, order: '' }).some((value) => value !== '')

export const roleLabels: Record<Role, string> = {
  learner: 'Learner',
  company: 'Company',
  support: 'Support',
  accountant: 'Accountant',
  author: 'Content author',
  mentor: 'Mentor',
  manager: 'Manager',
  admin: 'Admin',
}
export const subscriptionLabels = {
  active: 'Active',
  expired: 'Expired',
  never: 'Never',
  pending: 'Payment pending',
}
export const orderLabels = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'Name',
  ends: 'Access ends soonest',
  seen: 'Last seen, newest first',
  unseen: 'Last seen, oldest first',
}
export const seenLabels = {
  within7: 'In the last 7 days',
  within30: 'In the last 30 days',
  not7: 'Not for 7 days',
  not14: 'Not for 14 days',
  not30: 'Not for 30 days',
  never: 'Never',
}

/** One select for two parameters that exclude each other. */
export const signInLabels = { open: 'Not blocked', blocked: 'Blocked', deleted: 'Deleted' }

export const toSignIn = ({ blocked, deleted }: UsersFilter): string =>
  deleted ? 'deleted' : blocked && (blocked === 'true' ? 'blocked' : 'open')

export const fromSignIn = (signIn: string): Pick<UsersFilter, 'blocked' | 'deleted'> => ({
  blocked: signIn === 'blocked' ? 'true' : signIn === 'open' ? 'false' : '',
  deleted: signIn === 'deleted' ? 'true' : '',
})

export function subscriptionBadges({ subscriptionEnds, hasPendingPayment }: Person, now: number) {
  const badge = (tone: BadgeTone, label: string) => ({ tone, label })
  const isActive = subscriptionEnds !== null && Date.parse(subscriptionEnds) > now
  const pending = hasPendingPayment ? [badge('waiting', 'Payment pending')] : []
  if (isActive) return [badge('good', `Until ${day(subscriptionEnds)}`), ...pending]
  if (subscriptionEnds !== null) return [badge('bad', `Ended ${day(subscriptionEnds)}`), ...pending]
  return hasPendingPayment ? pending : [badge('plain', 'None')]
}

export const people = (amount: number): string => (amount === 1 ? '1 person' : `${count(amount)} people`)

export function outcomeText(isBlocked: boolean, changed: number, leftOut: { why: string }[]): string {
  const done = `${isBlocked ? 'Blocked' : 'Unblocked'} ${people(changed)}.`
  const reasons = [...new Set(leftOut.map(({ why }) => why))].join('; ')
  return leftOut.length === 0 ? done : `${done} Skipped ${leftOut.length}: ${reasons}.`
}
