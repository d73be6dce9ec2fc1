import { z } from '../kit/zod.ts'
import { Done, endpoint } from '../kit/endpoint.ts'
import { Id, Instant, line, optionalLine, text } from '../kit/fields.ts'
import { PageQuery, pageOf } from '../kit/paging.ts'
import { Message, MessageDraft } from '../threads/messages.ts'

export const Technologies = z.array(line('a name', 40)).max(20, 'Enter at most 20 technologies')

/** Comma-separated names without duplicates. */
export const TechStack = z
  .string()
  .max(500)
  .transform((typed) =>
    typed
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  )
  .transform((names) =>
    names.filter(
      (name, index) => names.findIndex((candidate) => candidate.toLowerCase() === name.toLowerCase()) === index,
    ),
  )
  .pipe(Technologies)

export const IdeaDraft = z.strictObject({
  name: line('a name', 120),
  description: text('Describe your idea', 4000),
  techStack: TechStack,
})
export type IdeaDraft = z.infer<typeof IdeaDraft>

export const Idea = z.object({
  ideaId: z.number(),
  /** The learner. Only they and staff can see an idea. */
  author: z.string(),
  authorId: z.number(),
  name: z.string(),
  description: z.string(),
  techStack: z.array(z.string()),
  createdAt: Instant,
  comments: z.number(),
  /** Since when it waits for a teacher; null if the last comment is a teacher's. */
  waitingSince: Instant.nullable(),
})
export type Idea = z.infer<typeof Idea>

const params = z.strictObject({ ideaId: Id })

export const listMyIdeas = endpoint('GET /v1/user/ideas', {
  summary: 'My project ideas, newest first',
  access: 'learner',
  query: PageQuery,
  reply: pageOf(Idea),
})

export const createIdea = endpoint('POST /v1/ideas', {
  summary: 'Share a project idea and ask teachers for feedback',
  access: 'learner',
  needsMembership: true,
  idempotent: true,
  body: IdeaDraft,
  reply: Idea,
})

export const editIdea = endpoint('PUT /v1/ideas/:ideaId', {
  summary: 'Change my idea',
  access: 'learner',
  needsMembership: true,
  params,
  body: IdeaDraft,
  reply: Idea,
})

export const deleteIdea = endpoint('DELETE /v1/ideas/:ideaId', {
  summary: 'Delete my idea and its comments',
  access: 'learner',
  params,
  reply: Done,
})

export const listIdeaComments = endpoint('GET /v1/ideas/:ideaId/comments', {
  summary: 'Comments on an idea, oldest first, for its author and staff',
  access: 'learner',
  params,
  query: PageQuery,
  reply: pageOf(Message),
})

export const commentOnIdea = endpoint('POST /v1/ideas/:ideaId/comments', {
  summary: 'Comment on an idea as its author or a teacher; notifies the other side',
  access: 'learner',
  needsMembership: true,
  idempotent: true,
  params,
  body: MessageDraft,
  reply: Message,
})

export const listIdeas = endpoint('GET /v1/ideas', {
  summary: 'Ideas of all learners: waiting ones oldest first, or all newest first',
  access: 'reviews:see',
  query: PageQuery.extend({ waiting: z.stringbool().default(false), search: optionalLine(100).optional() }),
  reply: pageOf(Idea),
})

export const getIdea = endpoint('GET /v1/ideas/:ideaId', {
  summary: 'One idea, for its author and staff',
  access: 'learner',
  params,
  reply: Idea,
})
