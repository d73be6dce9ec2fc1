import type { NewReply, SavedReply } from '#contract/learning/reviews.ts'
import { lockPerson } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import { conflict, notFound } from '#server/kit/http/errors.ts'
import { insertReply, removeReply, replyCount } from './saved-replies.store.ts'

const most = 100

export function save(db: Db, mentorId: number, reply: NewReply): Promise<SavedReply> {
  return db.transaction(async (db) => {
    // Counted one after the other: two windows at once do not save one too many.
    await lockPerson(db, mentorId)
    if ((await replyCount(db, mentorId)) >= most) {
      throw conflict(`You have ${most} saved replies. Delete one that you no longer use.`)
    }
    return insertReply(db, mentorId, reply)
  })
}

export async function forget(db: Db, mentorId: number, replyId: number): Promise<null> {
  if (!(await removeReply(db, mentorId, replyId))) throw notFound('A saved reply of yours')
  return null
}
