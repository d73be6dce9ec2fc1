import { Done, endpoint } from '../kit/endpoint.ts'
import { draftText, Id, Instant, line, optionalLine, Ordinal, Version } from '../kit/fields.ts'
import { z } from '../kit/zod.ts'
import { Document, Lesson, ShownLesson } from './shown-lesson.ts'
import { CourseOfTasks, maxStepName, StepFile, TaskStep } from './tasks.ts'
import { CheckProgress, Exercise } from './practice.ts'
import { ProblemLine } from './problems/problems.ts'
import { StepVideo } from './videos.ts'

const ofStep = z.strictObject({ stepId: Id })
/** As `keyOf` makes it. */
const Key = z.string().regex(/^[a-z\d]{0,20}$/, 'Enter a key')

export const Reading = z.object({
  /** The version that was read. */
  version: z.number(),
  /** The paragraph at the top of the screen, by place and by a key made from its text (`keyOf`). */
  block: z.number(),
  blockKey: z.string(),
  /** How much of it was on the screen for as long as reading takes. */
  percent: z.number(),
  updatedAt: Instant,
})
export type Reading = z.infer<typeof Reading>

export const QuizAnswer = z.object({
  quizKey: z.string(),
  option: z.number(),
  isRight: z.boolean(),
  wasRightAtFirst: z.boolean(),
  tries: z.number(),
  answeredAt: Instant,
})
export type QuizAnswer = z.infer<typeof QuizAnswer>

/** One line of the course's outline. */
export const OutlineStep = z.object({
  stepId: z.number(),
  name: z.string(),
  effort: z.string(),
  state: TaskStep.shape.solutionSubmited,
  percentRead: z.number(),
})
export type OutlineStep = z.infer<typeof OutlineStep>

export const OutlineTask = z.object({
  taskId: z.number(),
  title: z.string(),
  week: z.number().nullable(),
  steps: z.array(OutlineStep),
})
export type OutlineTask = z.infer<typeof OutlineTask>

/** Everything the page of a step shows. */
export const StepPage = z.object({
  course: CourseOfTasks,
  task: z.object({ taskId: z.number(), title: z.string(), week: z.number().nullable() }),
  step: TaskStep,
  /** Null if the step has no lesson, or if the learner's access has ended. */
  lesson: ShownLesson.nullable(),
  /** The step's instructions as they are shown; null if there are none. */
  instructions: Document.nullable(),
  reading: Reading.nullable(),
  /** All checks of an attempt passed, the hidden ones too, so the lesson counts as read. */
  isKnown: z.boolean(),
  quizAnswers: z.array(QuizAnswer),
  /** Whose page it is: the options of questions have another order for each reader. */
  reader: z.number(),
  videos: z.array(StepVideo),
  exercise: Exercise.nullable(),
  /** Where Git clones the step; null without an exercise, or without Git on the server. */
  gitUrl: z.string().nullable(),
  checkProgress: z.array(CheckProgress),
  /** To practise with; the step doesn't wait for them. */
  problems: z.array(ProblemLine),
  /** Null until the learner's solution is approved; staff always see it. */
  modelSolution: z.array(StepFile).nullable(),
  hasModelSolution: z.boolean(),
  /** The current steps of the course, in order. */
  outline: z.array(OutlineTask),
})
export type StepPage = z.infer<typeof StepPage>

export const openStep = endpoint('GET /v1/steps/:stepId/page', {
  summary: 'A step with its lesson, materials, state, reading position and the course’s outline',
  access: 'learner',
  params: ofStep,
  reply: StepPage,
})

export const saveReading = endpoint('PUT /v1/steps/:stepId/reading', {
  summary: 'Remember where I am in a lesson',
  access: 'learner',
  mayWait: true,
  needsMembership: true,
  params: ofStep,
  body: z.strictObject({
    version: Ordinal,
    block: z.number().int().min(0).max(10_000),
    blockKey: Key,
    percent: z.number().int().min(0).max(100),
  }),
  /** What counts as read: nobody reads a lesson in a second. */
  reply: z.object({ percent: z.number() }),
})

export const answerQuiz = endpoint('PUT /v1/steps/:stepId/quiz-answers/:quizKey', {
  summary: 'Answer a question of a lesson; the first answer is remembered too',
  access: 'learner',
  idempotent: true,
  mayWait: true,
  needsMembership: true,
  params: z.strictObject({ stepId: Id, quizKey: Key }),
  body: z.strictObject({ option: z.number().int().min(0).max(20) }),
  reply: QuizAnswer,
})

const ChangedLesson = Lesson.pick({ version: true, text: true, publishedAt: true }).extend({
  /** The task at its end. */
  instructions: z.string(),
})
export const LessonChange = z.object({ from: ChangedLesson, to: ChangedLesson })
export type LessonChange = z.infer<typeof LessonChange>

export const getLessonChange = endpoint('GET /v1/steps/:stepId/lesson-change', {
  summary: 'What changed in a lesson since a version that I read',
  access: 'learner',
  params: ofStep,
  query: z.strictObject({ since: Ordinal }),
  reply: LessonChange,
})

export const FoundPassage = z.object({
  courseId: z.number(),
  courseTitle: z.string(),
  stepId: z.number(),
  stepName: z.string(),
  heading: z.string(),
  anchor: z.string(),
  /** Plain text around the words, in parts: every second part is a match. */
  excerpt: z.array(z.string()),
})
export type FoundPassage = z.infer<typeof FoundPassage>

export const FoundPassages = z.object({
  passages: z.array(FoundPassage),
  /** What was searched for instead, if no lesson has the words as they were typed. */
  correctedWords: z.string().nullable(),
})
export type FoundPassages = z.infer<typeof FoundPassages>

export const searchLessons = endpoint('GET /v1/lessons/search', {
  summary: 'Passages of the lessons I may read, best match first',
  access: 'learner',
  limit: { times: 60, seconds: 60 },
  query: z.strictObject({ words: line('words to search for', 100), courseId: Id.optional() }),
  reply: FoundPassages,
})

/** A lesson that everyone may read. */
export const PublicLesson = z.object({
  stepName: z.string(),
  effort: z.string(),
  summary: z.string(),
  lesson: Lesson,
  instructions: z.string(),
  materials: z.array(StepFile),
  exercise: Exercise.nullable(),
})
export type PublicLesson = z.infer<typeof PublicLesson>

/** The first lesson of a listed course. */
export const FirstLesson = PublicLesson.extend({
  courseId: z.number(),
  courseTitle: z.string(),
  courseSubtitle: z.string(),
  /** What comes after it in the course. */
  outline: z.array(z.object({ title: z.string(), week: z.number().nullable(), steps: z.array(z.string()) })),
})
export type FirstLesson = z.infer<typeof FirstLesson>

export const getFirstLesson = endpoint('GET /v1/courses/:courseId/first-lesson', {
  summary: 'The first lesson of a listed course, open to everyone',
  access: 'public',
  params: z.strictObject({ courseId: Id }),
  reply: FirstLesson,
})

// For staff.

export const maxLesson = 60_000
export const LessonFields = z.strictObject({
  name: optionalLine(maxStepName),
  effort: optionalLine(60),
  summary: optionalLine(300),
  lesson: draftText(maxLesson),
  instructions: draftText(10_000),
  sampleDatabase: z
    .string()
    .regex(/^[a-z0-9-]{0,40}$/, 'Use small letters, digits and hyphens')
    .default(''),
})

export const LessonEditor = z.object({
  stepId: z.number(),
  courseId: z.number(),
  courseTitle: z.string(),
  taskId: z.number(),
  taskTitle: z.string(),
  /** The draft, or the published lesson if there is none. */
  content: LessonFields,
  /** Send it with the next save; 0 if there is no draft yet. */
  draftVersion: z.number(),
  draftSavedAt: Instant.nullable(),
  draftSavedBy: z.string().nullable(),
  /** The published version, or null. */
  published: z.object({ version: z.number(), publishedAt: Instant }).nullable(),
  materials: z.array(StepFile),
  modelSolution: z.array(StepFile),
  videos: z.array(StepVideo),
  /** They come with the course's folder and can't be edited here. */
  problems: z.array(ProblemLine.pick({ problemId: true, name: true, level: true, pattern: true })),
  previousStepId: z.number().nullable(),
  nextStepId: z.number().nullable(),
})
export type LessonEditor = z.infer<typeof LessonEditor>

export const getLessonEditor = endpoint('GET /v1/steps/:stepId/lesson', {
  summary: 'A step’s lesson for editing: the draft, or what is published',
  access: 'courses:see',
  params: ofStep,
  reply: LessonEditor,
})

export const saveLessonDraft = endpoint('PUT /v1/steps/:stepId/lesson', {
  summary: 'Save the draft of a lesson; learners don’t see it',
  access: 'courses:act',
  limit: { times: 240, seconds: 60 },
  params: ofStep,
  body: z.strictObject({ version: Version, content: LessonFields }),
  reply: z.object({ version: z.number(), savedAt: Instant }),
})

export const discardLessonDraft = endpoint('DELETE /v1/steps/:stepId/lesson', {
  summary: 'Discard the draft and go back to what is published',
  access: 'courses:act',
  params: ofStep,
  reply: Done,
})

export const publishLesson = endpoint('POST /v1/steps/:stepId/lesson/publish', {
  summary: 'Publish the draft of a lesson as its next version',
  access: 'courses:act',
  idempotent: true,
  params: ofStep,
  body: z.strictObject({
    /** The draft that was looked at. */
    version: Ordinal,
    /** Shown to learners who are in the middle of the step. */
    note: optionalLine(200),
  }),
  reply: z.object({ version: z.number(), publishedAt: Instant }),
})

export const LessonVersion = z.object({
  version: z.number(),
  note: z.string(),
  publishedAt: Instant,
  /** Null for lessons that came with the course or whose author deleted their account. */
  publishedBy: z.string().nullable(),
  words: z.number(),
})
export type LessonVersion = z.infer<typeof LessonVersion>

export const listLessonVersions = endpoint('GET /v1/steps/:stepId/lesson/versions', {
  summary: 'The published versions of a lesson, newest first',
  access: 'courses:see',
  params: ofStep,
  reply: z.array(LessonVersion),
})

export const getLessonVersion = endpoint('GET /v1/steps/:stepId/lesson/versions/:version', {
  summary: 'A published version of a lesson; restore it by saving it as the draft',
  access: 'courses:see',
  params: z.strictObject({ stepId: Id, version: Ordinal }),
  reply: LessonVersion.extend({ content: LessonFields }),
})
