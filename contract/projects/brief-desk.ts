import { z } from '../kit/zod.ts'
import { Done, endpoint } from '../kit/endpoint.ts'
import { Id, WebLink, line, optionalLine, text } from '../kit/fields.ts'
import { PageQuery, pageOf } from '../kit/paging.ts'
import { courseLevels, noLevel } from '../catalogue/courses.ts'
import { Brief, Resource } from './briefs.ts'
import { Technologies } from './ideas.ts'

export const BriefDraft = z.strictObject({
  title: line('a title', 160),
  summary: line('a summary', 300),
  description: text('Describe the project', 8000),
  level: z.enum(courseLevels, noLevel),
  duration: line('the duration', 60),
  techStack: Technologies,
  steps: z.array(line('a step', 400)).min(1, 'Add a step').max(40, 'Add at most 40 steps'),
  resources: z
    .array(
      z.strictObject({
        label: line('a label', 120),
        url: WebLink,
      }),
    )
    .max(30, 'Add at most 30 links'),
})
export type BriefDraft = z.infer<typeof BriefDraft>

export const DeskBrief = Brief.omit({ myState: true }).extend({
  description: z.string(),
  steps: z.array(z.string()),
  resources: z.array(Resource),
  isClosed: z.boolean(),
  /** Learners who submitted, and how many of them were approved. */
  submissions: z.number(),
  approved: z.number(),
})
export type DeskBrief = z.infer<typeof DeskBrief>

const params = z.strictObject({ briefId: Id })

export const listBriefDesk = endpoint('GET /v1/briefs/desk', {
  summary: 'Our projects, newest first, with submission counts',
  access: 'courses:see',
  query: PageQuery.extend({ search: optionalLine(100).optional() }),
  reply: pageOf(DeskBrief),
})

export const createBrief = endpoint('POST /v1/briefs', {
  summary: 'Create a project for learners',
  access: 'courses:act',
  idempotent: true,
  body: BriefDraft,
  reply: DeskBrief,
})

export const editBrief = endpoint('PUT /v1/briefs/:briefId', {
  summary: 'Change a project',
  access: 'courses:act',
  params,
  body: BriefDraft,
  reply: DeskBrief,
})

export const closeBrief = endpoint('PUT /v1/briefs/:briefId/closed', {
  summary: 'Close or reopen a project; submissions stay',
  access: 'courses:act',
  params,
  body: z.strictObject({ isClosed: z.boolean() }),
  reply: Done,
})
