import { z } from '../kit/zod.ts'
import { Done, endpoint } from '../kit/endpoint.ts'
import { Id, Instant, line, missingComment, optionalLine, optionalText, text } from '../kit/fields.ts'
import { PageQuery, pageOf } from '../kit/paging.ts'
import { Author } from './people.ts'

export const bugStates = ['open', 'in progress', 'fixed'] as const
export const BugState = z.enum(bugStates)
export type BugState = z.infer<typeof BugState>

export const Bug = z.object({
  bugId: z.number(),
  title: z.string(),
  steps: z.string(),
  /** The page the bug is on, or ''. */
  page: z.string(),
  state: BugState,
  author: Author,
  createdAt: Instant,
  comments: z.number(),
  answer: z.string().nullable(),
  answeredAt: Instant.nullable(),
  /** A short-lived link for the reporter and staff only: a screenshot may show private data. */
  screenshotUrl: z.string().nullable(),
})
export type Bug = z.infer<typeof Bug>

const params = z.strictObject({ bugId: Id })

export const listBugs = endpoint('GET /v1/bugs', {
  summary: 'List reported bugs, newest first, with the count of each state',
  access: 'learner',
  query: PageQuery.extend({
    state: BugState.optional(),
    mine: z.stringbool().default(false),
    search: optionalLine(100).optional(),
  }),
  reply: pageOf(Bug).extend({ counts: z.object({ open: z.number(), inProgress: z.number(), fixed: z.number() }) }),
})

export const getBug = endpoint('GET /v1/bugs/:bugId', {
  summary: 'Get a bug',
  access: 'learner',
  params,
  reply: Bug,
})

const stepsMissing = 'Tell us what you did and what happened'

export const BugReport = z.strictObject({
  title: line('a title', 160),
  // Multipart forms send line breaks as CRLF.
  steps: z
    .string(stepsMissing)
    .transform((typed) => typed.replaceAll('\r\n', '\n'))
    .pipe(text(stepsMissing, 4000)),
  page: optionalLine(300).default(''),
})
export type BugReport = z.infer<typeof BugReport>

export const reportBug = endpoint('POST /v1/bugs', {
  summary: 'Report a bug, optionally with a screenshot',
  access: 'learner',
  needsMembership: true,
  limit: { times: 30, seconds: 3600 },
  idempotent: true,
  upload: {
    field: 'screenshot',
    maxFiles: 1,
    maxBytes: 8 * 1024 * 1024,
    kinds: ['image/png', 'image/jpeg', 'image/webp'],
  },
  body: BugReport,
  reply: Bug,
})

export const BugComment = z.object({ commentId: z.number(), author: Author, body: z.string(), createdAt: Instant })
export type BugComment = z.infer<typeof BugComment>

export const listBugComments = endpoint('GET /v1/bugs/:bugId/comments', {
  summary: 'List the comments on a bug, oldest first',
  access: 'learner',
  params,
  query: PageQuery,
  reply: pageOf(BugComment),
})

export const commentOnBug = endpoint('POST /v1/bugs/:bugId/comments', {
  summary: 'Comment on a bug',
  access: 'learner',
  needsMembership: true,
  limit: { times: 30, seconds: 600 },
  idempotent: true,
  params,
  body: z.strictObject({ body: text(missingComment, 2000) }),
  reply: BugComment,
})

export const deleteBugComment = endpoint('DELETE /v1/bugs/:bugId/comments/:commentId', {
  summary: 'Delete your comment; staff can delete any',
  access: 'learner',
  params: z.strictObject({ bugId: Id, commentId: Id }),
  reply: Done,
})

export const answerBug = endpoint('POST /v1/bugs/:bugId/answer', {
  summary: 'Set the state and answer of a bug and notify its reporter',
  access: 'boards:act',
  params,
  body: z.strictObject({ state: BugState, answer: optionalText(2000) }),
  reply: Bug,
})
