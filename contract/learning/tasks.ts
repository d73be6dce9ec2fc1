import { z } from '../kit/zod.ts'
import { Done, endpoint } from '../kit/endpoint.ts'
import { atMost, Id, Instant, isPlain, line, optionalText } from '../kit/fields.ts'
import { fileKinds } from '../kit/file-kinds.ts'
import { CoursePlan } from './study/due-dates.ts'
import { Progress } from './progress.ts'

/** The spec's numbers for the state of a step: 4 not submitted, 1 submitted, 2 approved, 0 rejected. */
export const stepStates = { none: 4, submitted: 1, approved: 2, rejected: 0 } as const
export const StepState = z.union([z.literal(4), z.literal(1), z.literal(2), z.literal(0)])
export type StepState = z.infer<typeof StepState>
/** Whether the step waits for its learner: nothing was submitted, or it was rejected. */
export const isToSubmit = (state: StepState) => state === stepStates.none || state === stepStates.rejected

/** Materials belong to the lesson; the model solution is shown after approval. */
export const stepFileRoles = ['material', 'solution'] as const
export type StepFileRole = (typeof stepFileRoles)[number]

export const StepFile = z.object({
  stepFileId: z.number(),
  name: z.string(),
  kind: z.string(),
  bytes: z.number(),
  /** A link that works for a few minutes. */
  url: z.string(),
})
export type StepFile = z.infer<typeof StepFile>

export const TaskStep = z.object({
  taskStepId: z.number(),
  /** The short name. */
  taskStepTitle: z.string(),
  /** Markdown. */
  instructions: z.string(),
  /** In words: about 2 hours. Empty if nobody has said. */
  effort: z.string(),
  summary: z.string(),
  hasLesson: z.boolean(),
  /** Starter files and checks that run in the page. */
  hasExercise: z.boolean(),
  /** How far the learner has read the lesson. */
  percentRead: z.number(),
  solutionSubmited: StepState,
  /** How often the learner has submitted it. */
  attempts: z.number(),
  /** When the learner last saved text or a file that isn’t submitted yet. */
  draftSavedAt: Instant.nullable(),
  /** Names of the reference files, joined by commas; `files` has the links. */
  references: z.string(),
  /** Links joined by commas; a comma inside a link is written %2C. */
  urls: z.string(),
  files: z.array(StepFile),
  /** No longer part of the course; shown only because this learner submitted it. */
  isArchived: z.boolean(),
})
export type TaskStep = z.infer<typeof TaskStep>

export const Task = z.object({
  taskId: z.number(),
  taskTitle: z.string(),
  /** Of the syllabus. */
  week: z.number().nullable(),
  taskSteps: z.array(TaskStep),
})
export type Task = z.infer<typeof Task>

export const CourseOfTasks = z.object({
  courseId: z.number(),
  courseTitle: z.string(),
  courseDescription: z.string(),
  progress: Progress,
  certificateCode: z.string().nullable(),
  /** The open step whose lesson was read last, else the first open one; null if there is nothing to do. */
  nextStepId: z.number().nullable(),
  isArchived: z.boolean(),
  /** The learner's access has ended: only the steps they submitted are listed, without lessons and materials. */
  isReadOnly: z.boolean(),
  /** Mock interviews ask its exercises. */
  hasInterviews: z.boolean(),
  /** Whether it has problems to practise with. */
  hasProblems: z.boolean(),
})
export type CourseOfTasks = z.infer<typeof CourseOfTasks>

/** `plan`: null for who is in no batch of the course. */
export const PlannedCourse = CourseOfTasks.extend({ plan: CoursePlan.nullable() })
export type PlannedCourse = z.infer<typeof PlannedCourse>

export const getTasks = endpoint('GET /v1/course/getTasks', {
  summary: 'A course’s tasks and steps in order, with the state of each step for the learner',
  access: 'learner',
  // The handler rejects a missing courseId with the spec's message.
  query: z.strictObject({ courseId: Id.optional(), userId: Id.optional() }),
  reply: z.array(Task),
  extraFields: z.object({ courseDetails: PlannedCourse }),
})

const TaskTitle = line('a task title', 160)
export const maxStepName = 60
const StepName = line('a step name', maxStepName)
const Instructions = optionalText(10_000)
const maxSteps = 50

/** Without `instructions`, as in the spec's call, a title may be a whole sentence: it becomes the instructions. */
const NewStep = z
  .strictObject({ taskStepTitle: line('a step title', 300), instructions: Instructions.optional() })
  .refine(({ taskStepTitle, instructions }) => instructions === undefined || taskStepTitle.length <= maxStepName, {
    path: ['taskStepTitle'],
    message: `At most ${maxStepName} characters`,
  })
export type NewStep = z.infer<typeof NewStep>

const notSteps = 'Enter a list of steps'
const tooManySteps = `At most ${maxSteps} steps`
const noSteps = 'Add at least one step'

export const NewTask = z.strictObject({
  taskTitle: TaskTitle,
  taskSteps: z.array(NewStep, notSteps).min(1, noSteps).max(maxSteps, tooManySteps),
  courseId: Id,
})
export type NewTask = z.infer<typeof NewTask>

export const createTask = endpoint('POST /v1/user/createTask', {
  summary: 'Add a task with its steps at the end of a course',
  access: 'courses:act',
  body: NewTask,
  reply: Task,
})

export const TaskEdit = z.strictObject({
  taskTitle: TaskTitle,
  /** In their new order. A step without id is new; one that is missing is removed. */
  taskSteps: z
    .array(
      z.strictObject({
        taskStepId: Id.optional(),
        taskStepTitle: StepName,
        /** Unchanged if it is left out. */
        instructions: Instructions.optional(),
      }),
      notSteps,
    )
    .min(1, noSteps)
    .max(maxSteps, tooManySteps),
})
export type TaskEdit = z.infer<typeof TaskEdit>

export const editTask = endpoint('PUT /v1/course/task/:taskId', {
  summary: 'Change a task’s title, and rename, reorder, add or remove steps',
  access: 'courses:act',
  params: z.strictObject({ taskId: Id }),
  body: TaskEdit,
  reply: Task,
})

export const orderTasks = endpoint('PUT /v1/courses/:courseId/task-order', {
  summary: 'Reorder a course’s tasks; every task must be listed once',
  access: 'courses:act',
  params: z.strictObject({ courseId: Id }),
  body: z.strictObject({ taskIds: z.array(Id, 'Enter a list of tasks').max(500) }),
  reply: Done,
})

export const deleteTask = endpoint('DELETE /v1/course/task/:taskId', {
  summary: 'Delete a task; submissions are kept',
  access: 'courses:act',
  params: z.strictObject({ taskId: Id }),
  reply: Done,
})

export const DeletedTask = z.object({
  taskId: z.number(),
  taskTitle: z.string(),
  courseId: z.number(),
  courseTitle: z.string(),
  steps: z.number(),
  deletedAt: Instant,
  restoreUntil: Instant,
})
export type DeletedTask = z.infer<typeof DeletedTask>

export const listDeletedTasks = endpoint('GET /v1/tasks/deleted', {
  summary: 'Tasks deleted in the last 30 days, newest first, without those of deleted courses',
  access: 'courses:see',
  reply: z.array(DeletedTask),
})

export const restoreTask = endpoint('POST /v1/tasks/:taskId/restore', {
  summary: 'Restore a task deleted in the last 30 days, with its steps, files and links',
  access: 'courses:act',
  params: z.strictObject({ taskId: Id }),
  reply: Done,
})

const maxStepFileBytes = 100 * 1024 * 1024
const maxFileName = 150
const wrongName = 'Use a name such as data.csv or starter/app.js'

/** Course folders keep other things under these names. */
const isReserved = (name: string) => /^(?:exercise|solution)(?:\/|$)/i.test(name)

/** The name of a material, with folders if it has any. Responses join the names with commas, so it has none. */
export const StepFileName = line('a name', maxFileName)
  .refine((name) => name.split('/').every((part) => /^[^\\,:*?"<>|\s][^\\,:*?"<>|]*(?<![\s.])$/.test(part)), wrongName)
  .refine((name) => !isReserved(name), 'Don’t start the name with exercise/ or solution/')
const StepFolder = z.union([z.literal(''), StepFileName])

export const uploadTaskFiles = endpoint('POST /v1/course/uploadTaskFiles', {
  summary: 'Attach materials or the model solution to a step',
  access: 'courses:act',
  upload: { field: 'files', maxFiles: 20, maxBytes: maxStepFileBytes, kinds: fileKinds },
  body: z.strictObject({
    taskStepId: Id,
    role: z.enum(stepFileRoles).default('material'),
    /** Put in front of the names, such as `starter`. */
    folder: StepFolder.default(''),
  }),
  reply: z.array(StepFile),
})

const maxUrls = 30
const fullLink = 'Enter a full link, such as https://example.org/page'
const StepUrl = z
  .string('Enter a link')
  .trim()
  .max(1000, atMost(1000))
  .refine(isPlain, fullLink)
  .pipe(z.union([z.literal(''), z.url({ protocol: /^https?$/, error: fullLink })], fullLink))

/** A list, or one text with commas as in the spec's responses. Blanks are dropped. */
export const StepUrls = z
  .union([z.array(StepUrl), z.string().transform((text) => text.split(','))], 'Enter a list of links')
  .pipe(z.array(StepUrl))
  .transform((urls) => urls.filter((url) => url !== ''))
  .pipe(z.array(z.string()).max(maxUrls, `At most ${maxUrls} links`))

export const uploadTaskUrls = endpoint('PUT /v1/course/uploadTaskUrls', {
  summary: 'Replace a step’s links',
  access: 'courses:act',
  body: z.strictObject({ taskStepId: Id, urls: StepUrls }),
  reply: z.object({ urls: z.string() }),
})

const ofStepFile = z.strictObject({ stepFileId: Id })

export const renameStepFile = endpoint('PUT /v1/course/step-files/:stepFileId', {
  summary: 'Rename a file of a step; links in the lesson name it',
  access: 'courses:act',
  params: ofStepFile,
  body: z.strictObject({ name: StepFileName }),
  reply: StepFile,
})

export const replaceStepFile = endpoint('PUT /v1/course/step-files/:stepFileId/content', {
  summary: 'Replace the content of a file of a step; its name stays',
  access: 'courses:act',
  upload: { field: 'files', maxFiles: 1, maxBytes: maxStepFileBytes, kinds: fileKinds },
  params: ofStepFile,
  reply: StepFile,
})

export const removeStepFile = endpoint('DELETE /v1/course/step-files/:stepFileId', {
  summary: 'Remove a file from its step',
  access: 'courses:act',
  params: ofStepFile,
  reply: Done,
})
