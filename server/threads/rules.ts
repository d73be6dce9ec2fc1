import { mayUse } from '#contract/kit/endpoint.ts'
import type { PersonRow } from '#server/identity/tables.ts'
import type { Actor } from '#server/kit/actor.ts'

/** Only the owner and teachers can read a thread and write in it. */
export const mayTakePart = (actor: Pick<Actor, 'id' | 'role'>, ownerId: number): boolean =>
  actor.id === ownerId || mayUse(actor.role, 'mentor')

/** Staff count as learners in their own threads. */
export const isTeacherHere = (author: Pick<PersonRow, 'id' | 'role'>, ownerId: number): boolean =>
  author.id !== ownerId && mayUse(author.role, 'mentor')
