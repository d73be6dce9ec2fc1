import type { NewReply, SavedReply } from '#contract/threads/saved-replies.ts'
import { audit, lockPerson } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Actor } from '#server/kit/deps.ts'
import { conflict, notFound } from '#server/kit/errors.ts'
import { assertAnswersIn, assertMayChange } from './rules.ts'
import * as store from './store.ts'

const maxReplies = 100

const subjectOf = (replyId: number) => `saved reply ${replyId}`

export function save(db: Db, actor: Actor, reply: NewReply): Promise<SavedReply> {
  assertAnswersIn(actor, reply)
  return db.transaction(async (db) => {
    // Keeps two requests at the same time from exceeding the limit.
    await lockPerson(db, actor.id)
    if ((await store.replyCount(db, actor.id)) >= maxReplies) {
      throw conflict(`You have ${maxReplies} saved replies. Delete one you no longer use.`)
    }
    const replyId = await store.insertReply(db, actor.id, reply)
    const action = 'saved reply shared'
    if (reply.isShared) await audit(db, { actorId: actor.id, action, subject: subjectOf(replyId), after: reply })
    return store.replyById(db, actor, replyId)
  })
}

/** What others use or used is in the audit log; what is one’s own isn’t. */
export function change(db: Db, actor: Actor, replyId: number, reply: NewReply): Promise<null> {
  assertAnswersIn(actor, reply)
  return db.transaction(async (db) => {
    const { title, body, places, isShared } = await lockToChange(db, actor, replyId)
    await store.updateReply(db, replyId, reply)
    if (!isShared && !reply.isShared) return null
    const before = { title, body, places, isShared }
    const action = 'saved reply changed'
    await audit(db, { actorId: actor.id, action, subject: subjectOf(replyId), before, after: reply })
    return null
  })
}

export function remove(db: Db, actor: Actor, replyId: number): Promise<null> {
  return db.transaction(async (db) => {
    const { title, body, isShared } = await lockToChange(db, actor, replyId)
    await store.removeReply(db, replyId)
    const action = 'saved reply deleted'
    if (isShared) await audit(db, { actorId: actor.id, action, subject: subjectOf(replyId), before: { title, body } })
    return null
  })
}

async function lockToChange(db: Db, actor: Actor, replyId: number) {
  const reply = await store.lockReply(db, actor.id, replyId)
  if (!reply) throw notFound('This saved reply')
  assertMayChange(actor, reply)
  return reply
}
