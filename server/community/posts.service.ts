import { assertAssignable, audit, personById } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { notFound } from '#server/kit/errors.ts'
import { notify } from '#server/notifications/index.ts'
import { type Answer, assertReason, assertReasons, isChanged, type State } from './answers.rules.ts'
import { type Board, boards, lockPost, lockPosts, setAnswer, setAssignee } from './boards.store.ts'
import { postAnswered, postAssigned } from './texts.ts'

type Draft = { state: State; answer: string }
type Post = NonNullable<Awaited<ReturnType<typeof lockPost>>>

/** Sets the state and the one answer of a bug or request, and notifies its author of what is new. */
export function answer(db: Db, tools: Tools, actorId: number, board: Board, id: number, draft: Draft): Promise<void> {
  const after = { state: draft.state, answer: draft.answer || null }
  assertReason(after)
  return db.transaction(async (db) => {
    const post = await lockPost(db, board, id)
    if (!post) throw notFound(boards[board].label)
    await save(db, tools, actorId, board, post, after)
  })
}

/** Sets the state of several at once, all or none. Their answers stay. */
export function setStates(db: Db, tools: Tools, actorId: number, board: Board, ids: number[], state: State) {
  return db.transaction(async (db) => {
    const posts = (await lockPosts(db, board, ids)).filter((post) => post.state !== state)
    assertReasons(state, posts)
    for (const post of posts) await save(db, tools, actorId, board, post, { state, answer: post.answer })
    return { changed: posts.length }
  })
}

async function save(db: Db, tools: Tools, actorId: number, board: Board, post: Post, after: Answer) {
  const before = { state: post.state, answer: post.answer }
  if (!isChanged(before, after)) return
  await setAnswer(db, board, post.id, { ...after, ...signature(post, after.answer, actorId, tools.clock()) })
  const { action, subject } = boards[board]
  await audit(db, { actorId, action: `${action} answered`, subject: subject(post.id), before, after })
  if (post.personId === actorId) return
  const answered = { board, id: post.id, title: post.title, ...after, isNewState: before.state !== after.state }
  await notify(db, tools, post.personId, postAnswered(answered))
}

/** An answer that stays keeps its author and date. */
function signature(post: Post, text: string | null, actorId: number, now: Date) {
  if (text === null) return { answeredBy: null, answeredAt: null }
  if (text === post.answer) return { answeredBy: post.answeredBy, answeredAt: post.answeredAt }
  return { answeredBy: actorId, answeredAt: now }
}

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
    if (assigneeId !== null) await assertAssignable(db, assigneeId, ['boards:act'])
    await setAssignee(db, board, id, assigneeId)
    const before = { assigneeId: post.assigneeId }
    await audit(db, { actorId, action: `${action} assigned`, subject: subject(id), before, after: { assigneeId } })
    if (assigneeId === null || assigneeId === actorId) return
    const assignedBy = (await personById(db, actorId))!.firstName
    await notify(db, tools, assigneeId, postAssigned({ board, id, title: post.title, assignedBy }))
  })
}
