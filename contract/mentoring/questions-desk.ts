import { Done, endpoint } from '../kit/endpoint.ts'
import { Id, Instant, line, optionalLine, optionalText, text } from '../kit/fields.ts'
import { PageQuery, pageOf } from '../kit/paging.ts'
import { z } from '../kit/zod.ts'
import { Progress } from '../learning/progress.ts'
import { Claim, LessonWork } from '../learning/reviews.ts'
import { Attempt } from '../learning/solutions.ts'
import { Note, NoteDraft } from '../threads/notes.ts'
import { Question } from './questions.ts'

const params = z.strictObject({ questionId: Id })
const Learner = z.object({ userId: z.number(), name: z.string() })

export const DeskQuestion = Question.extend({ learner: Learner, claim: Claim.nullable() })
export type DeskQuestion = z.infer<typeof DeskQuestion>

export const listQuestionDesk = endpoint('GET /v1/question-desk', {
  summary: 'Learners’ questions without my own: the open ones by promise, or the answered ones, newest first',
  access: 'reviews:see',
  query: PageQuery.extend({
    state: z.enum(['open', 'answered']).default('open'),
    courseId: Id.optional(),
    /** In titles and learners' names. */
    search: optionalLine(100).optional(),
  }),
  reply: pageOf(DeskQuestion).extend({
    /** How many are open, counted up to 1000. */
    waiting: z.number(),
    /** Courses with open questions, for the filter. */
    courses: z.array(z.object({ courseId: z.number(), courseTitle: z.string() })),
  }),
})

export const Publication = z.strictObject({
  title: line('the question', 150),
  question: optionalText(4000).default(''),
  answer: text('Write the answer', 8000),
})
export type Publication = z.infer<typeof Publication>

/** What the learner submitted, without verdicts: another mentor may be giving a second opinion. */
export const AskersAttempt = Attempt.omit({
  state: true,
  review: true,
  secondOpinion: true,
  replies: true,
  comments: true,
  checkRun: true,
})
export type AskersAttempt = z.infer<typeof AskersAttempt>

export const DeskQuestionPage = DeskQuestion.extend({
  isMine: z.boolean(),
  /** Null if it isn't published. */
  publication: Publication.extend({ publishedAt: Instant }).nullable(),
  /** The learner's attempts at the step, newest first. */
  attempts: z.array(AskersAttempt),
  /** In the course. */
  progress: Progress,
  lessonWork: LessonWork.nullable(),
  /** The newest internal notes, oldest first; none about my own question. */
  notes: z.array(Note),
})
export type DeskQuestionPage = z.infer<typeof DeskQuestionPage>

export const getDeskQuestion = endpoint('GET /v1/question-desk/:questionId', {
  summary: 'A question with its internal notes and the learner’s attempts and progress',
  access: 'reviews:see',
  params,
  reply: DeskQuestionPage,
})

export const claimQuestion = endpoint('POST /v1/question-desk/:questionId/claim', {
  summary: 'Claim an open question for half an hour, or renew the claim; fails while another mentor has it',
  access: 'reviews:act',
  params,
  reply: Claim,
})

export const releaseQuestion = endpoint('DELETE /v1/question-desk/:questionId/claim', {
  summary: 'Release a question',
  access: 'reviews:act',
  params,
  reply: Done,
})

export const noteOnQuestion = endpoint('POST /v1/question-desk/:questionId/notes', {
  summary: 'Write an internal note about a question, which the learner doesn’t see there',
  access: 'reviews:act',
  idempotent: true,
  params,
  body: NoteDraft,
  reply: Note,
})

export const publishQuestion = endpoint('PUT /v1/question-desk/:questionId/publication', {
  summary: 'Publish an answered question on its step without names, or change what is published',
  access: 'reviews:act',
  params,
  body: Publication,
  reply: Done,
})

export const unpublishQuestion = endpoint('DELETE /v1/question-desk/:questionId/publication', {
  summary: 'Remove a question from the page of its step',
  access: 'reviews:act',
  params,
  reply: Done,
})
