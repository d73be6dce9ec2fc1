import { endpoint } from '../kit/endpoint.ts'
import { z } from '../kit/zod.ts'
import { HiringFigures } from '../site/hiring-figures.ts'

export const HiringReport = z.array(HiringFigures.extend({ courseId: z.number(), title: z.string() }))
export type HiringReport = z.infer<typeof HiringReport>

export const getHiringReport = endpoint('GET /v1/hiring/report', {
  summary: 'The public figures about hiring, by the courses of the work that learners show; most learners first',
  access: 'people:see',
  reply: HiringReport,
})
