import type { Db } from '#server/kit/db/db.ts'
import { asc, eq, inArray } from '#server/kit/db/orm.ts'
import type { Answer } from './answers.rules.ts'
import { bugs, featureRequests } from './tables.ts'

/** What bugs and feature requests have in common: an author, a state, an answer and an assignee. */
export const boards = {
  bugs: {
    table: bugs,
    label: 'The bug',
    action: 'bug',
    subject: (id: number) => `bug ${id}`,
    link: (id: number) => `/dashboard/bug-board/${id}`,
    deskLink: (id: number) => `/admin/request?tab=bugs&bug=${id}`,
  },
  requests: {
    table: featureRequests,
    label: 'This request',
    action: 'feature request',
    subject: (id: number) => `request ${id}`,
    link: (id: number) => `/dashboard/request-features?request=${id}`,
    deskLink: (id: number) => `/admin/request?tab=requests&request=${id}`,
  },
}
export type Board = keyof typeof boards

const sharedColumns = ({ table }: (typeof boards)[Board]) => ({
  id: table.id,
  personId: table.personId,
  title: table.title,
  state: table.state,
  answer: table.answer,
  answeredAt: table.answeredAt,
  answeredBy: table.answeredBy,
  assigneeId: table.assigneeId,
})

/** Locks these in the order of their ids, so that two such calls cannot deadlock. */
export function lockPosts(db: Db, board: Board, ids: number[]) {
  const { table } = boards[board]
  return db
    .select(sharedColumns(boards[board]))
    .from(table)
    .where(inArray(table.id, ids))
    .orderBy(asc(table.id))
    .for('no key update')
}

export async function lockPost(db: Db, board: Board, id: number) {
  const [post = null] = await lockPosts(db, board, [id])
  return post
}

type Signed = Answer & { answeredBy: number | null; answeredAt: Date | null }

export async function setAnswer(db: Db, board: Board, id: number, answer: Signed): Promise<void> {
  const { table } = boards[board]
  await db.update(table).set(answer).where(eq(table.id, id))
}

export async function setAssignee(db: Db, board: Board, id: number, assigneeId: number | null): Promise<void> {
  const { table } = boards[board]
  await db.update(table).set({ assigneeId }).where(eq(table.id, id))
}
