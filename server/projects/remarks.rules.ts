import { mayUse } from '#contract/kit/endpoint.ts'
import type { Actor } from '#server/kit/http/actor.ts'
import type { PersonRow } from '#server/identity/tables.ts'

/** What a learner thinks up or submits is between them and the teachers: nobody else learns that it exists. */
export const mayTakePart = (actor: Pick<Actor, 'id' | 'role'>, ownerId: number): boolean =>
  actor.id === ownerId || mayUse(actor.role, 'mentor')

/** Whether somebody speaks here as a teacher. Staff who learn too are learners under what is theirs. */
export const speaksAsTeacher = (author: Pick<PersonRow, 'id' | 'role'>, ownerId: number): boolean =>
  author.id !== ownerId && mayUse(author.role, 'mentor')
