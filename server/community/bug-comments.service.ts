import type { BugComment } from '#contract/community/bugs.ts'
import { mayUse } from '#contract/kit/endpoint.ts'
import { audit, personById } from '#server/identity/index.ts'
import type { Actor } from '#server/kit/http/actor.ts'
import type { Db } from '#server/kit/db/db.ts'
import { notFound } from '#server/kit/http/errors.ts'
import { notify } from '#server/notifications/index.ts'
import { insertBugComment, removeBugComment, toBugComment } from './bug-comments.store.ts'
import { commentNotification } from './bugs.rules.ts'
import { lockBug } from './bugs.store.ts'

/** Who reported the bug hears of it, unless the words are their own. */
export function comment(db: Db, actorId: number, bugId: number, body: string): Promise<BugComment> {
  return db.transaction(async (db) => {
    const bug = await lockBug(db, bugId)
    if (!bug) throw notFound('The bug')
    const author = (await personById(db, actorId))!
    const row = await insertBugComment(db, { bugId, authorId: actorId, body })
    if (bug.personId !== actorId) {
      await notify(db, bug.personId, commentNotification({ bugId, title: bug.title, by: author.firstName, body }))
    }
    return toBugComment(row, author, actorId)
  })
}

type Place = { bugId: number; commentId: number }

/** One's own words, or with staff anybody's: those leave a trace. */
export function remove(db: Db, { id: actorId, role }: Actor, place: Place): Promise<null> {
  return db.transaction(async (db) => {
    const gone = await removeBugComment(db, mayUse(role, 'mentor') ? place : { ...place, authorId: actorId })
    if (!gone) throw notFound('The comment')
    if (gone.authorId === actorId) return null
    const { authorId, body } = gone
    const subject = `bug ${place.bugId}`
    await audit(db, { actorId, action: 'bug comment removed', subject, before: { authorId, body } })
    return null
  })
}
