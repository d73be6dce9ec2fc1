import { mayUse, type Standing } from '../kit/access.ts'
import { Done, endpoint } from '../kit/endpoint.ts'
import { Id, line, text } from '../kit/fields.ts'
import { z } from '../kit/zod.ts'

/** Where staff answer learners, in the order of the form. */
export const replyPlaces = ['reviews', 'questions', 'support'] as const
export const ReplyPlace = z.enum(replyPlaces)
export type ReplyPlace = z.infer<typeof ReplyPlace>

const areas = { reviews: 'reviews', questions: 'reviews', support: 'support' } as const

/** Where this person reads what learners write, or answers them. */
export const placesOf = (person: Standing | null, level: 'see' | 'act'): ReplyPlace[] =>
  replyPlaces.filter((place) => mayUse(person, `${areas[place]}:${level}`))

/** In a saved reply, for the learner’s first name. */
export const firstNameField = '{first name}'

export const SavedReply = z.object({
  replyId: z.number(),
  title: z.string(),
  /** Markdown. */
  body: z.string(),
  places: z.array(ReplyPlace),
  isShared: z.boolean(),
  author: z.string(),
  isMine: z.boolean(),
  /** By me: it’s mine, or it’s shared and I lead the team. */
  mayChange: z.boolean(),
})
export type SavedReply = z.infer<typeof SavedReply>

export const listSavedReplies = endpoint('GET /v1/saved-replies', {
  summary: 'My saved replies, and those that colleagues share, for where I may read what learners write',
  access: 'staff',
  reply: z.array(SavedReply),
})

export const NewReply = z.strictObject({
  title: line('a title', 80),
  body: text('Write the reply first', 4000),
  places: z.array(ReplyPlace).min(1, 'Choose where you use it'),
  /** With everybody who answers there. */
  isShared: z.boolean().default(false),
})
export type NewReply = z.infer<typeof NewReply>

const params = z.strictObject({ replyId: Id })

export const saveReply = endpoint('POST /v1/saved-replies', {
  summary: 'Save a reply to use again, for myself or the team',
  access: 'staff',
  body: NewReply,
  reply: SavedReply,
})

export const changeReply = endpoint('PUT /v1/saved-replies/:replyId', {
  summary: 'Change a saved reply: mine, or one of the team if I lead it',
  access: 'staff',
  params,
  body: NewReply,
  reply: Done,
})

export const deleteReply = endpoint('DELETE /v1/saved-replies/:replyId', {
  summary: 'Delete a saved reply: mine, or one of the team if I lead it',
  access: 'staff',
  params,
  reply: Done,
})
