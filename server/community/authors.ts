import { isStaffRole } from '#contract/kit/access.ts'
import type { Author } from '#contract/community/people.ts'
import { pictureUrl } from '#server/identity/index.ts'
import { people, type PersonRow } from '#server/identity/tables.ts'

/** Joined to each post, so that authors cost no query of their own. */
export const authorColumns = {
  id: people.id,
  firstName: people.firstName,
  role: people.role,
  photoId: people.photoId,
  deletedAt: people.deletedAt,
}
export type AuthorRow = Pick<PersonRow, keyof typeof authorColumns>

export const formerLearner = 'Former learner'

/** The only place that decides what people see of each other on the boards. */
export function toAuthor({ id, firstName, role, photoId, deletedAt }: AuthorRow, viewerId: number): Author {
  if (deletedAt) return { name: formerLearner, photo: null, isStaff: false, isMe: false }
  return { name: firstName, photo: pictureUrl(photoId), isStaff: isStaffRole(role), isMe: id === viewerId }
}
