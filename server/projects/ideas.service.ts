import type { Idea, IdeaDraft } from '#contract/projects/ideas.ts'
import type { Actor } from '#server/kit/http/actor.ts'
import type { Db } from '#server/kit/db/db.ts'
import { notFound } from '#server/kit/http/errors.ts'
import { changeIdea, ideaById, insertIdea, removeIdea, toIdea } from './ideas.store.ts'
import { mayTakePart } from './remarks.rules.ts'
import type { Subject } from './remarks.store.ts'

/** The idea as its author or a teacher sees it; to anyone else there is none. */
export async function show(db: Db, actor: Actor, ideaId: number): Promise<Idea> {
  const { idea, author } = await findFor(db, actor, ideaId)
  return toIdea(idea, author)
}

export async function threadOf(db: Db, actor: Actor, ideaId: number): Promise<Subject> {
  const { idea } = await findFor(db, actor, ideaId)
  return { of: 'idea', id: ideaId, ownerId: idea.personId }
}

async function findFor(db: Db, actor: Actor, ideaId: number) {
  const found = await ideaById(db, ideaId)
  if (!found || !mayTakePart(actor, found.idea.personId)) throw notFound('This idea')
  return found
}

export function create(db: Db, actor: Actor, draft: IdeaDraft, now: Date): Promise<Idea> {
  return db.transaction(async (db) => show(db, actor, await insertIdea(db, { ...draft, personId: actor.id, now })))
}

/** Only who had the idea changes it: what teachers think of it stands in the thread. */
export function edit(db: Db, actor: Actor, ideaId: number, draft: IdeaDraft): Promise<Idea> {
  return db.transaction(async (db) => {
    if (!(await changeIdea(db, actor.id, ideaId, draft))) throw notFound('This idea')
    return show(db, actor, ideaId)
  })
}

export async function remove(db: Db, actor: Actor, ideaId: number): Promise<null> {
  if (!(await removeIdea(db, actor.id, ideaId))) throw notFound('This idea')
  return null
}
