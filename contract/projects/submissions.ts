import { z } from '../kit/zod.ts'
import { endpoint } from '../kit/endpoint.ts'
import { Id, Instant, line, optionalLine, optionalText, text } from '../kit/fields.ts'
import { PageQuery, pageOf } from '../kit/paging.ts'
import { fileKinds } from '../kit/file-kinds.ts'
import { Message, MessageDraft } from '../threads/messages.ts'

export const submissionStates = ['submitted', 'approved', 'rejected'] as const
export const SubmissionState = z.enum(submissionStates)
export type SubmissionState = z.infer<typeof SubmissionState>

/** Quoted from the spec. */
export const fillOutAll = 'Please fill out all fields before submitting.'

export const ProjectSubmission = z.object({
  submissionId: z.number(),
  briefId: z.number(),
  briefTitle: z.string(),
  /** The learner. Only they and staff can see a submission. */
  author: z.string(),
  authorId: z.number(),
  attempt: z.number(),
  name: z.string(),
  description: z.string(),
  file: z.object({ name: z.string(), kind: z.string(), bytes: z.number(), url: z.string() }),
  state: SubmissionState,
  submittedAt: Instant,
  decidedAt: Instant.nullable(),
  comments: z.number(),
})
export type ProjectSubmission = z.infer<typeof ProjectSubmission>

export const ProjectSubmissionDraft = z.strictObject({
  name: line('a name', 120),
  description: text('Describe what you built', 4000),
})
export type ProjectSubmissionDraft = z.infer<typeof ProjectSubmissionDraft>

export const submitProjectFor = endpoint('POST /v1/briefs/:briefId/submissions', {
  summary: 'Submit a project: one file, such as a ZIP, with name and description',
  access: 'learner',
  limit: { times: 30, seconds: 3600 },
  idempotent: true,
  params: z.strictObject({ briefId: Id }),
  upload: { field: 'file', maxFiles: 1, maxBytes: 25 * 1024 * 1024, kinds: fileKinds },
  body: ProjectSubmissionDraft,
  reply: ProjectSubmission,
})

const params = z.strictObject({ submissionId: Id })

export const getProjectSubmission = endpoint('GET /v1/project-submissions/:submissionId', {
  summary: 'One project submission with its other attempts, for its author and staff',
  access: 'learner',
  params,
  /** With every attempt of this learner at this project, newest first. */
  reply: ProjectSubmission.extend({
    attempts: z.array(ProjectSubmission.pick({ submissionId: true, attempt: true, state: true })),
  }),
})

export const listSubmissionComments = endpoint('GET /v1/project-submissions/:submissionId/comments', {
  summary: 'Comments on a project submission, oldest first, for its author and staff',
  access: 'learner',
  params,
  query: PageQuery,
  reply: pageOf(Message),
})

export const commentOnSubmission = endpoint('POST /v1/project-submissions/:submissionId/comments', {
  summary: 'Comment on a project submission as its author or a teacher; notifies the other side',
  access: 'learner',
  needsMembership: true,
  idempotent: true,
  params,
  body: MessageDraft,
  reply: Message,
})

export const listProjectSubmissions = endpoint('GET /v1/project-submissions', {
  summary: 'Project submissions: waiting ones oldest first, or reviewed ones newest first',
  access: 'reviews:see',
  query: PageQuery.extend({ waiting: z.stringbool().default(true), search: optionalLine(100).optional() }),
  reply: pageOf(ProjectSubmission),
})

export const ProjectVerdict = z
  .strictObject({ verdict: z.enum(['approved', 'rejected']), feedback: optionalText(4000).default('') })
  .refine(({ verdict, feedback }) => verdict === 'approved' || feedback !== '', {
    path: ['feedback'],
    message: 'Say what to improve',
  })
export type ProjectVerdict = z.infer<typeof ProjectVerdict>

export const decideProjectSubmission = endpoint('POST /v1/project-submissions/:submissionId/verdict', {
  summary: 'Approve a project submission or request changes; notifies the learner',
  access: 'reviews:act',
  params,
  body: ProjectVerdict,
  reply: ProjectSubmission,
})
