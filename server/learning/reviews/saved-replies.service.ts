import type { NewReply, SavedReply } from '#contract/learning/reviews.ts'
import { lockPerson } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import { conflict, notFound } from '#server/kit/errors.ts'
import { insertReply, removeReply, replyCount } from './saved-replies.store.ts'

const maxReplies = 100

export function save(db: Db, mentorId: number, reply: NewReply): Promise<SavedReply> {
  return db.transaction(async (db) => {
    // Keeps two requests at the same time from exceeding the limit.
    await lockPerson(db, mentorId)
    if ((await replyCount(db, mentorId)) >= maxReplies) {
      throw conflict(`You have ${maxReplies} saved replies. Delete one you no longer use.`)
    }
    return insertReply(db, mentorId, reply)
  })
}

export async function remove(db: Db, mentorId: number, replyId: number): Promise<null> {
  if (!(await removeReply(db, mentorId, replyId))) throw notFound('This saved reply')
  return null
}
