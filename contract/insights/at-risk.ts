import { z } from '../kit/zod.ts'
import { endpoint } from '../kit/endpoint.ts'
import { Instant, optionalLine } from '../kit/fields.ts'
import { PageQuery, pageOf } from '../kit/paging.ts'

/** Each is a segment, so that a message to it reaches the people on the list. The first is the default. */
export const atRiskLists = ['ending:7', 'inactive:7', 'inactive:14', 'rejected:3', 'unstarted:7'] as const
export const AtRiskList = z.enum(atRiskLists, 'Choose a list')
export type AtRiskList = z.infer<typeof AtRiskList>

/** How many learners are on each list. */
export const AtRiskCount = z.object({ list: AtRiskList, count: z.number() })
export type AtRiskCount = z.infer<typeof AtRiskCount>

export const AtRiskPerson = z.object({
  userId: z.number(),
  name: z.string(),
  email: z.string(),
  photo: z.string().nullable(),
  /** The last visit or work that we know of. */
  lastSeenAt: Instant,
  accessEndsAt: Instant,
  /** The course of the rejected attempt, otherwise the one they enrolled in last. */
  course: z.object({ courseId: z.number(), title: z.string() }).nullable(),
  /** The rejected step or project. */
  work: z.string().nullable(),
  /** Why they are on the list, since when: the end of access, the last visit, the rejection or the first enrolment. */
  since: Instant,
})
export type AtRiskPerson = z.infer<typeof AtRiskPerson>

export const listAtRisk = endpoint('GET /v1/at-risk', {
  summary: 'List learners who may leave: inactive, rejected and not back, nothing submitted, or access ending',
  access: 'people:see',
  query: PageQuery.extend({
    list: AtRiskList.default('ending:7'),
    /** Words in the name, email or phone number. */
    search: optionalLine(100).optional(),
  }),
  reply: pageOf(AtRiskPerson),
})
