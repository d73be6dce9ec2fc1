import { z } from '#contract/kit/zod.ts'
import { type Person, PeopleOrder, SubscriptionState } from '#contract/insights/people.ts'
import { Role } from '#contract/kit/endpoint.ts'
import type { BadgeTone } from '#web/kit/layout/badge.tsx'
import { day } from '#web/kit/format.ts'

/** What the list shows; '' is all. */
export type UsersChoice = {
  search: string
  role: string
  subscription: string
  courseId: string
  blocked: string
  deleted: string
  order: string
}

/** A value that the address may hold, or nothing: it may have been typed by hand. */
const known = (schema: z.ZodType, value: string | null) =>
  value !== null && schema.safeParse(value).success ? value : ''
const Course = z.string().regex(/^\d{1,15}$/)

export const inAddress = {
  read: (params: URLSearchParams): UsersChoice => ({
    search: (params.get('search') ?? '').slice(0, 100),
    role: known(Role, params.get('role')),
    subscription: known(SubscriptionState, params.get('subscription')),
    courseId: known(Course, params.get('courseId')),
    blocked: known(z.enum(['true', 'false']), params.get('blocked')),
    deleted: known(z.literal('true'), params.get('deleted')),
    order: known(PeopleOrder, params.get('order')),
  }),
  write: (choice: UsersChoice): Record<string, string> => choice,
}

export const nothingChosen: UsersChoice = {
  search: '',
  role: '',
  subscription: '',
  courseId: '',
  blocked: '',
  deleted: '',
  order: '',
}

/** Whether the list leaves anybody out; the order does not. */
export const isNarrowed = (choice: UsersChoice) => Object.values({ ...choice, order: '' }).some((value) => value !== '')

export const roleNames: Record<Role, string> = { learner: 'Learner', mentor: 'Mentor', admin: 'Admin' }
export const subscriptionNames = {
  active: 'Active',
  expired: 'Expired',
  never: 'Never had one',
  pending: 'Payment pending',
}
export const orderNames = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'Name',
  ends: 'Subscription ends next',
}

/** Three ways to stand that shut each other out, and so one list to choose from. */
export const signInNames = { open: 'Not blocked', blocked: 'Blocked', deleted: 'Account deleted' }

export const signInOf = ({ blocked, deleted }: UsersChoice): string =>
  deleted ? 'deleted' : blocked && (blocked === 'true' ? 'blocked' : 'open')

export const chosenSignIn = (signIn: string): Pick<UsersChoice, 'blocked' | 'deleted'> => ({
  blocked: signIn === 'blocked' ? 'true' : signIn === 'open' ? 'false' : '',
  deleted: signIn === 'deleted' ? 'true' : '',
})

type Subscribed = Pick<Person, 'subscriptionEnds' | 'hasPendingPayment'>

/** How somebody's subscription stands, in words; that a payment waits is what one would act on. */
export function subscriptionOf({ subscriptionEnds, hasPendingPayment }: Subscribed, now: number) {
  const state = (tone: BadgeTone, words: string) => ({ tone, words })
  const isActive = subscriptionEnds !== null && Date.parse(subscriptionEnds) > now
  const pending = hasPendingPayment ? [state('waiting', 'Payment pending')] : []
  if (isActive) return [state('good', `Until ${day(subscriptionEnds)}`), ...pending]
  if (subscriptionEnds !== null) return [state('bad', `Ended ${day(subscriptionEnds)}`), ...pending]
  return hasPendingPayment ? pending : [state('plain', 'None')]
}

export const mostAtOnce = 100

/** What a bulk action did, in one sentence. */
export function outcomeWords(isBlocked: boolean, changed: number, leftOut: { why: string }[]): string {
  const verb = isBlocked ? 'blocked' : 'let in again'
  const done = changed === 1 ? `1 person is ${verb}` : `${changed} people are ${verb}`
  const reasons = [...new Set(leftOut.map(({ why }) => why))].join('; ')
  return leftOut.length === 0 ? done : `${done}. Left out: ${leftOut.length} (${reasons})`
}
