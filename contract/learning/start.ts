import { StartLesson } from '../catalogue/start-lessons.ts'
import { endpoint } from '../kit/endpoint.ts'
import { Id, Instant, Ordinal } from '../kit/fields.ts'
import { z } from '../kit/zod.ts'
import { PublicLesson } from './lessons.ts'
import { CodeFiles } from './practice.ts'

const Neighbour = StartLesson.pick({ number: true, name: true })

export const OpenStartLesson = PublicLesson.extend({
  number: z.number(),
  stepId: z.number(),
  /** To read it and to do its exercise. */
  minutes: z.number(),
  /** How many lessons the path has. */
  total: z.number(),
  previous: Neighbour.nullable(),
  next: Neighbour.nullable(),
})
export type OpenStartLesson = z.infer<typeof OpenStartLesson>

export const getStartLesson = endpoint('GET /v1/start/:number', {
  summary: 'A lesson of the beginners’ path with its exercise and materials, open to everyone',
  access: 'public',
  params: z.strictObject({ number: Ordinal }),
  reply: OpenStartLesson,
})

/** What somebody did at a lesson of the path. */
export const StartProgress = z.object({
  stepId: z.number(),
  /** The files that differ from the starter. */
  code: CodeFiles,
  /** When the code was written, by the clock of the device. */
  savedAt: Instant,
  /** When all checks passed for the first time; null before. */
  passedAt: Instant.nullable(),
})
export type StartProgress = z.infer<typeof StartProgress>

export const getStartProgress = endpoint('GET /v1/start/progress', {
  summary: 'What I did on the beginners’ path',
  access: 'learner',
  reply: z.array(StartProgress),
})

export const maxStartLessons = 30
/** Of all files of a lesson together: the exercises of beginners are a few lines. */
export const maxStartCode = 10_000

const tooLong = `At most ${maxStartCode.toLocaleString('en-IN')} characters of code`

export const saveStartProgress = endpoint('POST /v1/start/progress', {
  summary: 'Add what a device knows to my progress: what has passed stays passed, and the newer code wins',
  access: 'learner',
  body: z.strictObject({
    lessons: z
      .array(
        z.strictObject({
          stepId: Id,
          code: CodeFiles.refine(
            (files) => files.reduce((sum, { text }) => sum + text.length, 0) <= maxStartCode,
            tooLong,
          ),
          savedAt: Instant,
          passedAt: Instant.nullable().default(null),
        }),
      )
      .max(maxStartLessons, `At most ${maxStartLessons} lessons`)
      .refine((all) => new Set(all.map(({ stepId }) => stepId)).size === all.length, 'Send each lesson once'),
  }),
  reply: z.array(StartProgress),
})
