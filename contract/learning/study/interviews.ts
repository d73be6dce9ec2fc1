import { endpoint } from '../../kit/endpoint.ts'
import { Id, Instant, line, Ordinal, Version } from '../../kit/fields.ts'
import { z } from '../../kit/zod.ts'
import { CodeFile, CodeFiles, Exercise } from '../practice.ts'
import { Document } from '../shown-lesson.ts'

export const interviewMinutes = 45
export const interviewProblems = 2

const CheckOutcome = z.strictObject({ name: line('the name of a check', 80), isPassed: z.boolean() })
export type CheckOutcome = z.infer<typeof CheckOutcome>

const InterviewSummary = z.object({
  interviewId: z.number(),
  courseTitle: z.string(),
  startedAt: Instant,
  /** Null while it is running. */
  finishedAt: Instant.nullable(),
  /** The score is null until the checks were run. */
  problems: z.array(
    z.object({ name: z.string(), score: z.object({ passed: z.number(), total: z.number() }).nullable() }),
  ),
})
export type InterviewSummary = z.infer<typeof InterviewSummary>

export const InterviewsPage = z.object({
  /** Courses with interviews that the learner may take now. */
  courses: z.array(z.object({ courseId: z.number(), courseTitle: z.string() })),
  /** The running one. */
  openId: z.number().nullable(),
  /** Newest first, at most 50. */
  past: z.array(InterviewSummary),
})
export type InterviewsPage = z.infer<typeof InterviewsPage>

export const listInterviews = endpoint('GET /v1/interviews', {
  summary: 'My mock interviews, and where I can take one',
  access: 'learner',
  reply: InterviewsPage,
})

export const InterviewProblem = z.object({
  position: z.number(),
  stepId: z.number(),
  name: z.string(),
  topic: z.string(),
  /** As they are shown; null if there are none. */
  instructions: Document.nullable(),
  exercise: Exercise,
  /** The files that differ from the starter; null: none. */
  code: z.array(CodeFile).nullable(),
  version: z.number(),
  savedAt: Instant.nullable(),
  /** Null until the checks were run on what was written. */
  results: z.array(CheckOutcome).nullable(),
  /** The step is approved, so its page shows the model solution. */
  hasModelSolution: z.boolean(),
})
export type InterviewProblem = z.infer<typeof InterviewProblem>

export const Interview = z.object({
  interviewId: z.number(),
  courseId: z.number(),
  courseTitle: z.string(),
  startedAt: Instant,
  /** By the server's clock, because those of devices differ. 0 once it is over. */
  secondsLeft: z.number(),
  finishedAt: Instant.nullable(),
  problems: z.array(InterviewProblem),
})
export type Interview = z.infer<typeof Interview>

const params = z.strictObject({ interviewId: Id })
const ofProblem = z.strictObject({ interviewId: Id, position: Ordinal })

export const startInterview = endpoint('POST /v1/interviews', {
  summary: 'Start a mock interview; while one is running, it is returned',
  access: 'learner',
  needsMembership: true,
  limit: { times: 20, seconds: 3600 },
  body: z.strictObject({ courseId: Id }),
  reply: z.object({ interviewId: z.number() }),
})

export const getInterview = endpoint('GET /v1/interviews/:interviewId', {
  summary: 'One of my mock interviews, with its problems and what I wrote',
  access: 'learner',
  params,
  reply: Interview,
})

export const saveInterviewCode = endpoint('PUT /v1/interviews/:interviewId/problems/:position/code', {
  summary: 'Save what I wrote for a problem while the interview is running',
  access: 'learner',
  needsMembership: true,
  params: ofProblem,
  body: z.strictObject({ code: CodeFiles.nullable(), version: Version }),
  reply: z.object({ version: z.number(), savedAt: Instant }),
})

export const finishInterview = endpoint('POST /v1/interviews/:interviewId/finish', {
  summary: 'End my mock interview before its time is over',
  access: 'learner',
  params,
  reply: z.object({ finishedAt: Instant }),
})

export const saveInterviewResults = endpoint('PUT /v1/interviews/:interviewId/problems/:position/results', {
  summary: 'Store which checks passed on what I wrote, once, after the interview',
  access: 'learner',
  params: ofProblem,
  body: z.strictObject({ results: z.array(CheckOutcome).max(30) }),
  reply: z.array(CheckOutcome),
})
