import { endpoint } from '../kit/endpoint.ts'
import { z } from '../kit/zod.ts'

/** A lesson of the beginners' path, as lists show it. */
export const StartLesson = z.object({
  /** Its place on the path, from 1. */
  number: z.number(),
  stepId: z.number(),
  name: z.string(),
  summary: z.string(),
  /** To read it and to do its exercise. */
  minutes: z.number(),
  /** Of its exercise, such as “about 3 minutes”. */
  effort: z.string(),
})
export type StartLesson = z.infer<typeof StartLesson>

/** The lessons belong to learning; the public pages of the catalogue link to them. */
export const listStartLessons = endpoint('GET /v1/start', {
  summary: 'The lessons of the free beginners’ path, in order',
  access: 'public',
  reply: z.array(StartLesson),
})
