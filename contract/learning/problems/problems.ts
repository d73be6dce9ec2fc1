import { Done, endpoint } from '../../kit/endpoint.ts'
import { Id, Instant, Version } from '../../kit/fields.ts'
import { z } from '../../kit/zod.ts'
import { CheckResult, CodeFile, CodeFiles, Exercise } from '../practice.ts'
import { Document } from '../shown-lesson.ts'
import { patterns, problemLanguages, problemLevels } from './patterns.ts'

/** One line of a list. */
export const ProblemLine = z.object({
  problemId: z.number(),
  name: z.string(),
  level: z.enum(problemLevels),
  pattern: z.enum(patterns),
  /** In which languages I solved it. */
  solvedIn: z.array(z.enum(problemLanguages)),
  /** I have written something. */
  isBegun: z.boolean(),
})
export type ProblemLine = z.infer<typeof ProblemLine>

export const CourseProblems = z.object({
  courseId: z.number(),
  courseTitle: z.string(),
  problems: z.array(
    ProblemLine.extend({ stepId: z.number(), stepName: z.string(), task: z.string(), week: z.number().nullable() }),
  ),
})
export type CourseProblems = z.infer<typeof CourseProblems>

export const listProblems = endpoint('GET /v1/courses/:courseId/problems', {
  summary: 'The practice problems of a course, in order, and which of them I solved',
  access: 'learner',
  needsMembership: true,
  params: z.strictObject({ courseId: Id }),
  reply: CourseProblems,
})

/** What the server found with all checks. */
export const ProblemRun = z.object({
  runId: z.number(),
  /** `unavailable`: no runner is there. `failed`: it couldn't be run, through our fault. */
  state: z.enum(['queued', 'running', 'done', 'failed', 'unavailable']),
  language: z.enum(problemLanguages),
  requestedAt: Instant,
  passed: z.number(),
  total: z.number(),
  results: z.array(CheckResult),
  failure: CheckResult.shape.failure,
})
export type ProblemRun = z.infer<typeof ProblemRun>

/** A text as it reads in this language: names are spelt as it does. */
const TextInLanguage = z.object({ language: z.enum(problemLanguages), document: Document })

export const ProblemPage = z.object({
  problemId: z.number(),
  name: z.string(),
  level: z.enum(problemLevels),
  pattern: z.enum(patterns),
  course: z.object({ courseId: z.number(), title: z.string() }),
  step: z.object({ stepId: z.number(), name: z.string() }),
  /** Its neighbours in the course. */
  previous: z.object({ problemId: z.number(), name: z.string() }).nullable(),
  next: z.object({ problemId: z.number(), name: z.string() }).nullable(),
  statement: z.array(TextInLanguage),
  /** In both languages; checks with an example are shown below the statement. */
  exercise: Exercise,
  code: z.array(CodeFile).nullable(),
  version: z.number(),
  savedAt: Instant.nullable(),
  solvedIn: z.array(z.enum(problemLanguages)),
  solvedAt: Instant.nullable(),
  gaveUpAt: Instant.nullable(),
  run: ProblemRun.nullable(),
  /** Why it works, what it costs, and the code. Null until it is solved or given up; staff always see it. */
  solution: z.array(TextInLanguage).nullable(),
})
export type ProblemPage = z.infer<typeof ProblemPage>

const ofProblem = z.strictObject({ problemId: Id })

export const getProblem = endpoint('GET /v1/problems/:problemId', {
  summary: 'A practice problem with my code, my newest result and, once I solved it or gave up, its solution',
  access: 'learner',
  needsMembership: true,
  params: ofProblem,
  reply: ProblemPage,
})

export const saveProblemCode = endpoint('PUT /v1/problems/:problemId/code', {
  summary: 'Save what I wrote for a problem',
  access: 'learner',
  needsMembership: true,
  params: ofProblem,
  body: z.strictObject({ code: CodeFiles.nullable(), version: Version }),
  reply: z.object({ version: z.number(), savedAt: Instant }),
})

export const submitProblem = endpoint('POST /v1/problems/:problemId/runs', {
  summary: 'Run all checks of a problem on my code, the hidden ones too',
  access: 'learner',
  needsMembership: true,
  limit: { times: 60, seconds: 3600 },
  params: ofProblem,
  body: z.strictObject({ language: z.enum(problemLanguages), code: CodeFiles }),
  reply: ProblemRun,
})

export const getProblemRun = endpoint('GET /v1/problems/:problemId/run', {
  summary: 'My newest run of a problem’s checks; null before the first',
  access: 'learner',
  needsMembership: true,
  params: ofProblem,
  reply: ProblemRun.nullable(),
})

export const giveUpProblem = endpoint('POST /v1/problems/:problemId/give-up', {
  summary: 'Show me the model solution of a problem I haven’t solved; I can still solve it',
  access: 'learner',
  needsMembership: true,
  params: ofProblem,
  reply: Done,
})
