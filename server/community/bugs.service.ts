import type { BugComment, BugReport } from '#contract/community/bugs.ts'
import { mayUse } from '#contract/kit/access.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { ReceivedFile } from '#server/kit/uploads/receive-upload.ts'
import { insertFile } from '#server/site/index.ts'
import { audit, personById } from '#server/identity/index.ts'
import type { Actor, Tools } from '#server/kit/deps.ts'
import { notFound } from '#server/kit/errors.ts'
import { notify } from '#server/notifications/index.ts'
import { insertBug, insertBugComment, removeBugComment, toBugComment } from './bugs.store.ts'
import { boards, lockPost } from './boards.store.ts'
import { bugCommented } from './texts.ts'

/** Returns the id of the new bug. */
export function report(db: Db, personId: number, bug: BugReport, [screenshot]: ReceivedFile[]): Promise<number> {
  return db.transaction(async (db) => {
    const screenshotId = screenshot ? (await insertFile(db, screenshot, personId)).id : null
    return insertBug(db, { ...bug, personId, screenshotId })
  })
}

/** The reporter of the bug is notified of other people's comments. */
export function addComment(db: Db, tools: Tools, actorId: number, bugId: number, body: string): Promise<BugComment> {
  return db.transaction(async (db) => {
    const bug = await lockPost(db, 'bugs', bugId)
    if (!bug) throw notFound(boards.bugs.label)
    const author = (await personById(db, actorId))!
    const row = await insertBugComment(db, { bugId, authorId: actorId, body })
    if (bug.personId !== actorId) {
      const comment = { bugId, bugTitle: bug.title, author: author.firstName, body }
      await notify(db, tools, bug.personId, bugCommented(comment))
    }
    return toBugComment(row, author, actorId)
  })
}

type CommentKey = { bugId: number; commentId: number }

/** Learners delete their own comments. Staff can delete any, which is audited. */
export function removeComment(db: Db, actor: Actor, key: CommentKey): Promise<null> {
  const { id: actorId } = actor
  return db.transaction(async (db) => {
    const removed = await removeBugComment(db, mayUse(actor, 'boards:act') ? key : { ...key, authorId: actorId })
    if (!removed) throw notFound('The comment')
    const { authorId, body } = removed
    if (authorId === actorId) return null
    const subject = boards.bugs.subject(key.bugId)
    await audit(db, { actorId, action: 'bug comment removed', subject, before: { authorId, body } })
    return null
  })
}
