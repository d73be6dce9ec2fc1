import { mayUse } from '#contract/kit/endpoint.ts'
import type { Actor } from '#server/kit/http/actor.ts'
import type { PersonRow } from '#server/identity/tables.ts'

/** Only the owner and teachers can see and comment on an idea or a submission. */
export const mayParticipate = (actor: Pick<Actor, 'id' | 'role'>, ownerId: number): boolean =>
  actor.id === ownerId || mayUse(actor.role, 'mentor')

/** Staff count as learners under their own ideas and submissions. */
export const isTeacherHere = (author: Pick<PersonRow, 'id' | 'role'>, ownerId: number): boolean =>
  author.id !== ownerId && mayUse(author.role, 'mentor')
