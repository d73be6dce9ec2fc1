import type { Idea, IdeaDraft } from '#contract/projects/ideas.ts'
import type { Actor, Tools } from '#server/kit/deps.ts'
import type { Db } from '#server/kit/db/db.ts'
import { notFound } from '#server/kit/errors.ts'
import { mayTakePart, type Thread } from '#server/threads/index.ts'
import { updateIdea, ideaById, insertIdea, removeIdea, toIdea } from './ideas.store.ts'

export const show = async (db: Db, actor: Actor, ideaId: number): Promise<Idea> =>
  toIdea(await findFor(db, actor, ideaId))

export async function threadOf(db: Db, actor: Actor, ideaId: number): Promise<Thread> {
  const { idea } = await findFor(db, actor, ideaId)
  return { id: idea.threadId, ownerId: idea.personId }
}

/** Other learners get "not found", so they can't tell whether the idea exists. */
async function findFor(db: Db, actor: Actor, ideaId: number) {
  const found = await ideaById(db, ideaId)
  if (!found || !mayTakePart(actor, found.idea.personId, 'reviews:see')) throw notFound('This idea')
  return found
}

export function create(db: Db, { clock }: Tools, actor: Actor, draft: IdeaDraft): Promise<Idea> {
  const now = clock()
  return db.transaction(async (db) => show(db, actor, await insertIdea(db, { ...draft, personId: actor.id, now })))
}

/** Only the author can edit an idea; teachers comment. */
export function edit(db: Db, actor: Actor, ideaId: number, draft: IdeaDraft): Promise<Idea> {
  return db.transaction(async (db) => {
    if (!(await updateIdea(db, actor.id, ideaId, draft))) throw notFound('This idea')
    return show(db, actor, ideaId)
  })
}

export async function remove(db: Db, actor: Actor, ideaId: number): Promise<null> {
  if (!(await removeIdea(db, actor.id, ideaId))) throw notFound('This idea')
  return null
}
