import type { Nodes } from 'mdast'
import type { Token } from '../../kit/code/tokens.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { Id, Instant, optionalLine } from '../../kit/fields.ts'
import { z } from '../../kit/zod.ts'
import { Exercise } from '../practice.ts'
import { Document } from '../shown-lesson.ts'

/** Of one sitting: about five minutes. */
export const maxPracticeItems = 8

// Our own parser and highlighter made them: they aren't checked again.
const Inline = z.unknown().describe('Markdown as a syntax tree (mdast)') as unknown as z.ZodType<Nodes[]>
const Lines = z.unknown().describe('Highlighted lines of code') as unknown as z.ZodType<Token[][]>

const asked = {
  stepId: z.number(),
  /** With the step it names the item; it stays the same while the question does. */
  itemKey: z.string(),
  /** Never asked before. */
  isNew: z.boolean(),
  lesson: z.object({
    name: z.string(),
    courseId: z.number(),
    courseTitle: z.string(),
    /** Its number on the beginners' path; null for a lesson of a course. */
    startNumber: z.number().nullable(),
  }),
}

/** One question of a sitting, without its answer. */
export const PracticeItem = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('quiz'),
    ...asked,
    question: Inline,
    /** In another order for each learner and day. `option` is its place in the lesson. */
    options: z.array(z.object({ option: z.number(), text: Inline })),
  }),
  z.object({
    kind: z.literal('output'),
    ...asked,
    language: z.string(),
    code: z.string(),
    lines: Lines,
    /** The line whose output is asked for, from 1. */
    line: z.number(),
  }),
  /** What its recap says, to compare with what the learner remembers. */
  z.object({ kind: z.literal('recap'), ...asked, points: z.array(Inline) }),
  z.object({ kind: z.literal('exercise'), ...asked, exercise: Exercise, instructions: Document }),
])
export type PracticeItem = z.infer<typeof PracticeItem>

export const PracticeSitting = z.object({
  /** Goes with every answer: proves when its questions were handed out. */
  token: z.string(),
  /** By our clock, so that answers have the right time on a device whose clock is wrong. */
  handedOutAt: Instant,
  items: z.array(PracticeItem),
  /** How many are left for another sitting today. */
  waiting: z.number(),
  answeredToday: z.number(),
  /** The next day on which there is something to do; null before any lesson was reached. */
  comesBackOn: z.iso.date().nullable(),
})
export type PracticeSitting = z.infer<typeof PracticeSitting>

export const getPracticeSitting = endpoint('GET /v1/practice/sitting', {
  summary: 'At most eight questions from the lessons I have reached, those that are due first',
  access: 'learner',
  reply: PracticeSitting,
})

export const PracticeResult = z.object({
  isRight: z.boolean(),
  comesBackOn: z.iso.date(),
  /** Of a question with options, each with why it is right or wrong. */
  options: z.array(z.object({ option: z.number(), isRight: z.boolean(), explanation: Inline })),
  /** What the line prints; null for other items. */
  output: z.string().nullable(),
})
export type PracticeResult = z.infer<typeof PracticeResult>

/** Also for a token that somebody made up. */
export const reopen = 'Open the practice page again'

export const answerPracticeItem = endpoint('POST /v1/practice/answers', {
  summary: 'Answer a question of a sitting; the same answer sent again changes nothing',
  access: 'learner',
  mayWait: true,
  body: z.strictObject({
    /** Made by the device, new for each answer. */
    answerId: z.uuid('Send an id for this answer'),
    token: z.string().regex(/^[\w.-]{1,100}$/, reopen),
    stepId: Id,
    itemKey: z.string().regex(/^[a-z]{1,10}:[\w-]{1,29}$/, reopen),
    answeredAt: Instant,
    elapsedMs: z.int().min(0).max(86_400_000),
    answer: z.discriminatedUnion('kind', [
      // Null: “I don’t know”.
      z.strictObject({ kind: z.literal('quiz'), option: z.int().min(0).max(20).nullable() }),
      z.strictObject({ kind: z.literal('output'), text: optionalLine(200).nullable() }),
      // By the checks in the learner's page; only their own schedule depends on it.
      z.strictObject({ kind: z.literal('exercise'), isPassed: z.boolean() }),
      // By the learner, who compared.
      z.strictObject({ kind: z.literal('recap'), isRemembered: z.boolean() }),
    ]),
  }),
  reply: PracticeResult,
})
