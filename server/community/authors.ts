import type { Author } from '#contract/community/people.ts'
import { mayUse } from '#contract/kit/endpoint.ts'
import { pictureUrl } from '#server/identity/index.ts'
import { people, type PersonRow } from '#server/identity/tables.ts'

/** What a board needs to know of whoever wrote: selected beside the thing, so that no person costs a query. */
export const authorColumns = {
  id: people.id,
  firstName: people.firstName,
  role: people.role,
  photoId: people.photoId,
  deletedAt: people.deletedAt,
}
export type AuthorRow = Pick<PersonRow, keyof typeof authorColumns>

/** How one person appears to another on a board. Whoever deleted their account is nobody in particular. */
export function toAuthor({ id, firstName, role, photoId, deletedAt }: AuthorRow, viewerId: number): Author {
  if (deletedAt) return { name: 'Former learner', photo: null, isStaff: false, isMe: false }
  return { name: firstName, photo: pictureUrl(photoId), isStaff: mayUse(role, 'mentor'), isMe: id === viewerId }
}
