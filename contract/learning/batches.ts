import { LeftOut, maxSelected, SelectedPeople } from '../identity/selection.ts'
import { Done, endpoint } from '../kit/endpoint.ts'
import { ChosenDate, ChosenDay, Email, Id, Instant, line, optionalLine, text } from '../kit/fields.ts'
import { PageQuery, pageOf } from '../kit/paging.ts'
import { z } from '../kit/zod.ts'

const noWeekday = 'Choose a weekday'

const details = {
  name: line('a name', 80),
  startsOn: ChosenDate,
  /** On which tasks are due: 1 is Monday. */
  dueWeekday: z.int(noWeekday).min(1, noWeekday).max(7, noWeekday),
  /** Null: nobody yet. */
  mentorId: Id.nullable(),
}

export const BatchDraft = z.strictObject({ ...details, courseId: Id })
export type BatchDraft = z.infer<typeof BatchDraft>

/** Its learners are learners of its course, which never changes. */
export const BatchEdit = z.strictObject(details)
export type BatchEdit = z.infer<typeof BatchEdit>

export const batchStates = ['running', 'archived'] as const
export const BatchState = z.enum(batchStates)
export type BatchState = z.infer<typeof BatchState>

/** `finished`: every task is submitted or approved. `behind`: a task that was due isn't. */
export const Standing = z.enum(['on plan', 'behind', 'finished'])
export type Standing = z.infer<typeof Standing>

const Named = z.object({ userId: z.number(), name: z.string() })

export const Batch = z.object({
  batchId: z.number(),
  name: z.string(),
  courseId: z.number(),
  courseTitle: z.string(),
  startsOn: z.iso.date(),
  dueWeekday: z.number(),
  mentor: Named.nullable(),
  state: BatchState,
  learners: z.number(),
  onPlan: z.number(),
  behind: z.number(),
  finished: z.number(),
  /** The next day from today on that something is due; null after the last. */
  nextDue: z.object({ taskTitle: z.string(), dueOn: z.iso.date() }).nullable(),
})
export type Batch = z.infer<typeof Batch>

export const PlannedTask = z.object({
  taskId: z.number(),
  taskTitle: z.string(),
  dueOn: z.iso.date(),
  /** How many of the learners have submitted all of it. */
  done: z.number(),
})
export type PlannedTask = z.infer<typeof PlannedTask>

export const BatchLearner = Named.extend({
  joinedAt: Instant,
  /** Null: never. */
  lastSeenAt: Instant.nullable(),
  standing: Standing,
  /** Tasks that were due before today and aren't submitted. */
  behind: z.number(),
  tasksDone: z.number(),
  /** Steps. */
  approved: z.number(),
  waiting: z.number(),
  /** By how many days they moved their own plan. */
  movedDays: z.number(),
})
export type BatchLearner = z.infer<typeof BatchLearner>

/** What moved due dates, and who did it. */
export const PlanChange = z.object({
  changeId: z.number(),
  /** Null: everything that was still due. */
  taskTitle: z.string().nullable(),
  days: z.number(),
  reason: z.string(),
  /** Null: the account was deleted. */
  by: z.string().nullable(),
  at: Instant,
})
export type PlanChange = z.infer<typeof PlanChange>

/** Somebody who was in the batch. */
export const FormerLearner = Named.extend({
  joinedAt: Instant,
  leftAt: Instant,
  addedBy: z.string().nullable(),
  removedBy: z.string().nullable(),
})
export type FormerLearner = z.infer<typeof FormerLearner>

export const BatchDetails = Batch.extend({
  tasks: z.array(PlannedTask),
  /** By name. */
  members: z.array(BatchLearner),
  /** Newest first, without what learners moved for themselves. */
  changes: z.array(PlanChange),
  /** Who left last, first. */
  former: z.array(FormerLearner),
  /** Running batches of the same course, to move learners to. */
  others: z.array(z.object({ batchId: z.number(), name: z.string() })),
})
export type BatchDetails = z.infer<typeof BatchDetails>

const params = z.strictObject({ batchId: Id })
const ofLearner = z.strictObject({ batchId: Id, userId: Id })

export const listBatches = endpoint('GET /v1/batches', {
  summary: 'List batches, newest first',
  access: 'sessions:see',
  query: PageQuery.extend({ state: BatchState.default('running') }),
  reply: pageOf(Batch),
})

export const getBatch = endpoint('GET /v1/batches/:batchId', {
  summary: 'Get a batch with its week plan and learners',
  access: 'sessions:see',
  params,
  reply: BatchDetails,
})

/** The learners of a batch as CSV. */
export const BatchExport = PageQuery.extend({ batchId: Id.optional() })

export const createBatch = endpoint('POST /v1/batches', {
  summary: 'Start a batch for a course',
  access: 'sessions:act',
  idempotent: true,
  body: BatchDraft,
  reply: z.object({ batchId: z.number() }),
})

export const editBatch = endpoint('PUT /v1/batches/:batchId', {
  summary: 'Change a batch; its due dates follow its start and weekday',
  access: 'sessions:act',
  params,
  body: BatchEdit,
  reply: Done,
})

export const archiveBatch = endpoint('POST /v1/batches/:batchId/archive', {
  summary: 'Archive a batch: its learners leave it, and their due dates end',
  access: 'sessions:act',
  params,
  reply: Done,
})

export const restoreBatch = endpoint('POST /v1/batches/:batchId/restore', {
  summary: 'Restore an archived batch, with the learners who aren’t in another batch of the course',
  access: 'sessions:act',
  params,
  reply: Done,
})

export const setDueDate = endpoint('PUT /v1/batches/:batchId/due-dates/:taskId', {
  summary: 'Choose the day on which a task is due',
  access: 'sessions:act',
  params: z.strictObject({ batchId: Id, taskId: Id }),
  body: z.strictObject({ dueOn: ChosenDay }),
  reply: Done,
})

const noDays = 'Enter a number of days from -60 to 60, except 0'

export const PlanShift = z.strictObject({
  days: z
    .int(noDays)
    .min(-60, noDays)
    .max(60, noDays)
    .refine((days) => days !== 0, noDays),
  reason: text('Tell learners why the plan moves', 300),
})
export type PlanShift = z.infer<typeof PlanShift>

export const shiftPlan = endpoint('POST /v1/batches/:batchId/shift', {
  summary: 'Move every due date from today on by some days; learners are notified with the reason',
  access: 'sessions:act',
  idempotent: true,
  params,
  body: PlanShift,
  reply: Done,
})

export const Candidate = Named.extend({ enrolledAt: Instant })
export type Candidate = z.infer<typeof Candidate>

export const listCandidates = endpoint('GET /v1/batches/:batchId/candidates', {
  summary: 'Learners of the course who are in none of its batches, by who enrolled last',
  access: 'sessions:see',
  params,
  query: z.strictObject({ search: optionalLine(100).optional() }),
  reply: z.object({ people: z.array(Candidate), total: z.number() }),
})

export const previewAdding = endpoint('POST /v1/batches/:batchId/learners/preview', {
  summary: 'Find out who has these email addresses, and who can’t be added and why; nothing changes',
  access: 'sessions:act',
  params,
  body: z.strictObject({
    emails: z
      .array(Email)
      .min(1, 'Paste at least one email address')
      .max(maxSelected, `Paste at most ${maxSelected} email addresses`),
  }),
  reply: z.object({
    people: z.array(Named.extend({ isEnrolled: z.boolean() })),
    leftOut: z.array(LeftOut),
    unknownEmails: z.array(z.string()),
  }),
})

export const addLearners = endpoint('POST /v1/batches/:batchId/learners', {
  summary: 'Add learners to a batch, and enrol those who aren’t in its course yet; all of them or nobody',
  access: 'sessions:act',
  idempotent: true,
  timeoutSeconds: 60,
  params,
  body: z.strictObject({ userIds: SelectedPeople }),
  reply: Done,
})

export const moveLearner = endpoint('POST /v1/batches/:batchId/learners/:userId/move', {
  summary: 'Move a learner to another batch of the course',
  access: 'sessions:act',
  params: ofLearner,
  body: z.strictObject({ toBatchId: Id }),
  reply: Done,
})

export const removeLearner = endpoint('DELETE /v1/batches/:batchId/learners/:userId', {
  summary: 'Take a learner out of a batch; they stay in the course',
  access: 'sessions:act',
  params: ofLearner,
  reply: Done,
})
