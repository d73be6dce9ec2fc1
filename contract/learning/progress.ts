import { z } from '../kit/zod.ts'

/** Steps that are part of the course today, and how many of them are approved, in review or rejected. */
export const Progress = z.object({ approved: z.number(), waiting: z.number(), rejected: z.number(), steps: z.number() })
export type Progress = z.infer<typeof Progress>
