import { endpoint } from '../kit/endpoint.ts'
import { Id } from '../kit/fields.ts'
import { z } from '../kit/zod.ts'

const ofCourse = z.strictObject({ courseId: Id })

export const makeCourseExportLink = endpoint('POST /v1/courses/:courseId/export', {
  summary: 'Create a short-lived link to a course as a zip of Markdown and files; recorded in the audit log',
  access: 'courses:see',
  limit: { times: 60, seconds: 3600 },
  params: ofCourse,
  reply: z.object({ url: z.string() }),
})

export const ImportedStep = z.object({
  name: z.string(),
  taskTitle: z.string(),
  /** `restored`: it was removed from the course before. `removed`: it isn’t in the zip. */
  outcome: z.enum(['new', 'changed', 'restored', 'same', 'removed']),
  /** What changes, in a few words each. */
  changes: z.array(z.string()),
})
export type ImportedStep = z.infer<typeof ImportedStep>

export const ImportProblem = z.object({ path: z.string(), line: z.number().nullable(), message: z.string() })
export type ImportProblem = z.infer<typeof ImportProblem>

export const CourseImport = z.object({
  isDone: z.boolean(),
  /** Send it to import exactly this: it changes if the course or the zip changes. */
  plan: z.string(),
  /** Nothing is imported while there are any. */
  problems: z.array(ImportProblem),
  /** In the order of the zip, then those that aren’t in it. */
  steps: z.array(ImportedStep),
  /** What changes in the tasks themselves. */
  taskChanges: z.array(z.string()),
})
export type CourseImport = z.infer<typeof CourseImport>

export const importCourse = endpoint('POST /v1/courses/:courseId/import', {
  summary: 'Check a zip of a course, or import it: steps are matched by name and keep learners’ work',
  access: 'courses:act',
  limit: { times: 60, seconds: 3600 },
  upload: { field: 'file', maxFiles: 1, maxBytes: 100 * 1024 * 1024, kinds: ['application/zip'] },
  timeoutSeconds: 120,
  params: ofCourse,
  body: z.strictObject({
    /** Without the plan of a check, nothing is saved. */
    plan: z
      .string()
      .regex(/^[a-z\d+/=]{0,60}$/i, 'Check the zip again')
      .default(''),
    /** Removes the steps that aren’t in the zip from the course; submissions are kept. */
    removeMissing: z.stringbool().default(false),
  }),
  reply: CourseImport,
})
