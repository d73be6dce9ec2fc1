import { endpoint } from '../../kit/endpoint.ts'
import { Id, Instant } from '../../kit/fields.ts'
import { z } from '../../kit/zod.ts'

/** The week plan of a learner's batch for a course. */
export const CoursePlan = z.object({
  batchName: z.string(),
  mentor: z.string().nullable(),
  /** What the school moved last, and why. */
  shift: z.object({ days: z.number(), reason: z.string(), at: Instant }).nullable(),
  dates: z.array(z.object({ taskId: z.number(), dueOn: z.iso.date() })),
  /** What is due first of what they haven't submitted; null once everything is. */
  next: z.object({ taskTitle: z.string(), dueOn: z.iso.date(), isMissed: z.boolean() }).nullable(),
  /** By how many weeks they can move it; null unless a date was missed, and once they moved it as far as it goes. */
  movableWeeks: z.number().nullable(),
})
export type CoursePlan = z.infer<typeof CoursePlan>

export const moveMyPlan = endpoint('POST /v1/courses/:courseId/my-plan/move', {
  summary: 'Move what I still have to submit by a week, or by as many as bring it back, after I missed a date',
  access: 'learner',
  idempotent: true,
  params: z.strictObject({ courseId: Id }),
  reply: z.object({ weeks: z.number() }),
})
