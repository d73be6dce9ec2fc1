import { assertAssignable, audit, personById } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { notFound } from '#server/kit/errors.ts'
import { notify } from '#server/notifications/index.ts'
import { type Board, boards, lockPost, setAssignee } from './boards.store.ts'
import { postAssigned } from './texts.ts'

/** The new assignee is notified, unless they assigned it to themselves. */
export function assign(
  db: Db,
  tools: Tools,
  actorId: number,
  board: Board,
  id: number,
  assigneeId: number | null,
): Promise<void> {
  return db.transaction(async (db) => {
    const { label, action, subject } = boards[board]
    const post = await lockPost(db, board, id)
    if (!post) throw notFound(label)
    if (assigneeId === post.assigneeId) return
    if (assigneeId !== null) await assertAssignable(db, assigneeId, 'mentor')
    await setAssignee(db, board, id, assigneeId)
    const before = { assigneeId: post.assigneeId }
    await audit(db, { actorId, action: `${action} assigned`, subject: subject(id), before, after: { assigneeId } })
    if (assigneeId === null || assigneeId === actorId) return
    const assignedBy = (await personById(db, actorId))!.firstName
    await notify(db, tools, assigneeId, postAssigned({ board, id, title: post.title, assignedBy }))
  })
}
