import { languages } from '#engines/program.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { Id } from '../../kit/fields.ts'
import { z } from '../../kit/zod.ts'

/** Larger materials are left out. */
export const maxKeptFileBytes = 10 * 1024 * 1024

const KeptFile = z.object({
  name: z.string(),
  bytes: z.number(),
  /** A link that works for a few minutes. */
  url: z.string(),
})
export type KeptFile = z.infer<typeof KeptFile>

/** What a learner’s device needs to show a course without the network. */
export const OfflineCourse = z.object({
  courseId: z.number(),
  courseTitle: z.string(),
  /** Changes whenever something that is kept does. */
  version: z.string(),
  /** Addresses of pages. Their data comes from the page call. */
  pages: z.array(z.string()),
  /** How much data that is, unpacked: an estimate. */
  pageBytes: z.number(),
  /** Pictures, materials, and the model solutions that are open to the learner. */
  files: z.array(KeptFile),
  /** In which its samples and exercises are written. */
  languages: z.array(z.enum(languages)),
  /** What isn't kept. */
  leftOut: z.object({ videos: z.number(), files: z.number() }),
})
export type OfflineCourse = z.infer<typeof OfflineCourse>

export const getOfflineCourse = endpoint('GET /v1/courses/:courseId/offline', {
  summary: 'The pages, files and languages that a device keeps to show a course without the network',
  access: 'learner',
  needsMembership: true,
  params: z.strictObject({ courseId: Id }),
  reply: OfflineCourse,
})
