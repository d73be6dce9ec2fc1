import { z } from '../kit/zod.ts'
import { endpoint } from '../kit/endpoint.ts'
import { Id, Instant, line, optionalLine, optionalText, text } from '../kit/fields.ts'
import { PageQuery, pageOf } from '../kit/paging.ts'
import { fileKinds } from '../kit/file-kinds.ts'
import { Remark, RemarkDraft } from './remarks.ts'

export const handInStates = ['submitted', 'approved', 'rejected'] as const
export const HandInState = z.enum(handInStates)
export type HandInState = z.infer<typeof HandInState>

/** The spec's words where one of the three is missing. */
export const fillOutAll = 'Please fill out all fields before submitting.'

export const ProjectHandIn = z.object({
  handInId: z.number(),
  briefId: z.number(),
  briefTitle: z.string(),
  /** Who handed it in, as staff see it; nobody else but themselves does. */
  author: z.string(),
  authorId: z.number(),
  attempt: z.number(),
  name: z.string(),
  description: z.string(),
  file: z.object({ name: z.string(), kind: z.string(), bytes: z.number(), url: z.string() }),
  state: HandInState,
  submittedAt: Instant,
  decidedAt: Instant.nullable(),
  remarks: z.number(),
})
export type ProjectHandIn = z.infer<typeof ProjectHandIn>

export const ProjectHandInDraft = z.strictObject({
  name: line('A name', 120),
  description: text('Describe what you built', 4000),
})
export type ProjectHandInDraft = z.infer<typeof ProjectHandInDraft>

export const handInProject = endpoint({
  method: 'POST',
  path: '/v1/briefs/:briefId/hand-ins',
  summary: 'Hand in a project: one file, such as a ZIP, with its name and description',
  access: 'learner',
  limit: { times: 30, seconds: 3600 },
  idempotent: true,
  params: z.strictObject({ briefId: Id }),
  upload: { field: 'file', maxFiles: 1, maxBytes: 25 * 1024 * 1024, kinds: fileKinds },
  body: ProjectHandInDraft,
  reply: ProjectHandIn,
})

const params = z.strictObject({ handInId: Id })

export const getProjectHandIn = endpoint({
  method: 'GET',
  path: '/v1/project-hand-ins/:handInId',
  summary: 'One handed-in project with its other attempts: to its author and to staff',
  access: 'learner',
  params,
  /** With every attempt of this learner at this project, newest first. */
  reply: ProjectHandIn.extend({
    attempts: z.array(ProjectHandIn.pick({ handInId: true, attempt: true, state: true })),
  }),
})

export const listHandInRemarks = endpoint({
  method: 'GET',
  path: '/v1/project-hand-ins/:handInId/remarks',
  summary: 'What was said about a handed-in project, oldest first: to its author and to staff',
  access: 'learner',
  params,
  query: PageQuery,
  reply: pageOf(Remark),
})

export const remarkOnHandIn = endpoint({
  method: 'POST',
  path: '/v1/project-hand-ins/:handInId/remarks',
  summary: 'Say something about a handed-in project: its author or a teacher; the other is told',
  access: 'learner',
  idempotent: true,
  params,
  body: RemarkDraft,
  reply: Remark,
})

export const listProjectHandIns = endpoint({
  method: 'GET',
  path: '/v1/project-hand-ins',
  summary: 'The handed-in projects: those that wait oldest first, or the decided ones newest first',
  access: 'mentor',
  query: PageQuery.extend({ waiting: z.stringbool().default(true), search: optionalLine(100).optional() }),
  reply: pageOf(ProjectHandIn),
})

export const ProjectVerdict = z
  .strictObject({ verdict: z.enum(['approved', 'rejected']), words: optionalText(4000).default('') })
  .refine(({ verdict, words }) => verdict === 'approved' || words !== '', {
    path: ['words'],
    message: 'Say what is missing',
  })
export type ProjectVerdict = z.infer<typeof ProjectVerdict>

export const decideProjectHandIn = endpoint({
  method: 'POST',
  path: '/v1/project-hand-ins/:handInId/verdict',
  summary: 'Approve a handed-in project or ask for more; the learner is told',
  access: 'mentor',
  params,
  body: ProjectVerdict,
  reply: ProjectHandIn,
})
