import { Done, endpoint } from '../kit/endpoint.ts'
import { FileId, Id, Instant, line, LineNumber, optionalLine, optionalText, Ordinal } from '../kit/fields.ts'
import { PageQuery, pageOf } from '../kit/paging.ts'
import { z } from '../kit/zod.ts'
import { ConversationState } from '../threads/conversations.ts'
import { Message, MessageForm, messagePictures } from '../threads/messages.ts'

export const QuestionPlace = z.object({
  /** The attempt it is about, or null. */
  solutionId: z.number().nullable(),
  attempt: z.number().nullable(),
  /** A file of the attempt. */
  path: z.string().nullable(),
  /** A code sample of the lesson, counted from 1. */
  sample: z.number().nullable(),
  line: z.number().nullable(),
  /** The line with those around it, as they were when the learner asked. */
  quote: z.string(),
  /** The number of the first quoted line. */
  quoteFrom: z.number().nullable(),
})
export type QuestionPlace = z.infer<typeof QuestionPlace>

export const Question = z.object({
  questionId: z.number(),
  courseId: z.number(),
  courseTitle: z.string(),
  stepId: z.number(),
  stepName: z.string(),
  title: z.string(),
  place: QuestionPlace,
  state: ConversationState,
  askedAt: Instant,
  /** An answer is promised by then. */
  promisedAt: Instant,
  answeredAt: Instant.nullable(),
  messages: z.number(),
})
export type Question = z.infer<typeof Question>

/** A question and its answer, shown to all learners of the course without names. */
export const PublishedQuestion = z.object({
  publishedId: z.number(),
  title: z.string(),
  /** Markdown, as is the answer. */
  question: z.string(),
  answer: z.string(),
  /** How many others said that they have it too. */
  others: z.number(),
  hasToo: z.boolean(),
  publishedAt: Instant,
})
export type PublishedQuestion = z.infer<typeof PublishedQuestion>

const ofStep = z.strictObject({ stepId: Id })
const params = z.strictObject({ questionId: Id })

export const listStepQuestions = endpoint('GET /v1/steps/:stepId/questions', {
  summary: 'The published questions of a step, most asked first, and my own',
  access: 'learner',
  params: ofStep,
  query: PageQuery,
  reply: pageOf(PublishedQuestion).extend({
    /** Newest first. */
    mine: z.array(Question),
    /** False for staff, and when I can’t open the step: then only my own questions are listed. */
    mayAsk: z.boolean(),
  }),
})

export const SimilarQuestion = z.union([
  z.object({ kind: z.literal('published'), ...PublishedQuestion.shape }),
  z.object({ kind: z.literal('mine'), ...Question.shape }),
])
export type SimilarQuestion = z.infer<typeof SimilarQuestion>

export const findSimilarQuestions = endpoint('GET /v1/steps/:stepId/questions/similar', {
  summary: 'Published questions of a step, and my own, that are like this text; best match first',
  access: 'learner',
  limit: { times: 120, seconds: 60 },
  params: ofStep,
  query: z.strictObject({ text: line('your question', 300) }),
  reply: z.array(SimilarQuestion),
})

export const QuestionDraft = z.strictObject({
  title: line('your question', 150),
  /** Markdown. Left out, the title is the first message. */
  details: z
    .string()
    .transform((typed) => typed.replaceAll('\r\n', '\n'))
    .pipe(optionalText(4000))
    .default(''),
  /** My attempt, and a line of one of its files. */
  solutionId: Id.optional(),
  fileId: FileId.optional(),
  /** A code sample of this version of the lesson, by the key of its text (`keyOf`). */
  lessonVersion: Ordinal.optional(),
  sampleKey: z
    .string()
    .regex(/^[a-z\d]{1,20}$/, 'Unknown code sample')
    .optional(),
  line: LineNumber.optional(),
})
export type QuestionDraft = z.infer<typeof QuestionDraft>

export const askQuestion = endpoint('POST /v1/steps/:stepId/questions', {
  summary: 'Ask a mentor about a step, my attempt, or a line of code, with up to four pictures',
  access: 'learner',
  idempotent: true,
  mayWait: true,
  limit: { times: 30, seconds: 3600 },
  params: ofStep,
  upload: messagePictures,
  body: QuestionDraft,
  reply: Question,
})

export const listMyQuestions = endpoint('GET /v1/questions', {
  summary: 'My questions, newest first',
  access: 'learner',
  query: PageQuery.extend({ state: ConversationState.optional(), search: optionalLine(100).optional() }),
  reply: pageOf(Question),
})

export const getQuestion = endpoint('GET /v1/questions/:questionId', {
  summary: 'A question of mine',
  access: 'learner',
  params,
  reply: Question.extend({
    /** Whether a mentor has published it on the step. */
    isPublished: z.boolean(),
    /** False when the access has ended: then I can only read it. */
    mayWrite: z.boolean(),
  }),
})

export const listQuestionMessages = endpoint('GET /v1/questions/:questionId/messages', {
  summary: 'The messages of a question, oldest first',
  access: 'learner',
  params,
  query: PageQuery,
  reply: pageOf(Message),
})

export const writeToQuestion = endpoint('POST /v1/questions/:questionId/messages', {
  summary:
    'Write in the thread of a question, with up to four pictures; a mentor’s message answers it, mine reopens it',
  access: 'learner',
  idempotent: true,
  mayWait: true,
  params,
  upload: messagePictures,
  body: MessageForm,
  reply: Message,
})

export const resolveQuestion = endpoint('POST /v1/questions/:questionId/resolve', {
  summary: 'Mark my question as resolved; a new message reopens it',
  access: 'learner',
  params,
  reply: Question,
})

export const setSameQuestion = endpoint('PUT /v1/published-questions/:publishedId/same', {
  summary: 'Say that I have this question too, or take it back',
  access: 'learner',
  params: z.strictObject({ publishedId: Id }),
  body: z.strictObject({ hasToo: z.boolean() }),
  reply: Done,
})
