import { Instant } from '../kit/fields.ts'
import { z } from '../kit/zod.ts'
import type { LessonDocument } from './lesson-document.ts'

export const Lesson = z.object({
  version: z.number(),
  /** Markdown. A link without a scheme names a material. */
  text: z.string(),
  /** The sample database of its SQL, or an empty text. */
  sampleDatabase: z.string(),
  /** SQL that makes it. */
  databaseSql: z.string(),
  publishedAt: Instant,
  /** What the last change was, in a sentence; empty for the first version. */
  note: z.string(),
  minutes: z.number(),
})
export type Lesson = z.infer<typeof Lesson>

/** Parsed and highlighted, so that a reader's browser needs no parser. Our own renderer made it: it isn't checked again. */
export const Document = z
  .unknown()
  .describe('A syntax tree (mdast) with highlighted code') as unknown as z.ZodType<LessonDocument>

/** A lesson as its page shows it. */
export const ShownLesson = Lesson.omit({ text: true }).extend({
  document: Document,
  contents: z.array(
    z.object({ heading: z.string(), anchor: z.string(), level: z.union([z.literal(1), z.literal(2)]) }),
  ),
})
export type ShownLesson = z.infer<typeof ShownLesson>
