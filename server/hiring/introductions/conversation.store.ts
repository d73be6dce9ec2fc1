import type { IntroductionNote } from '#contract/hiring/introductions.ts'
import { fullName } from '#server/identity/index.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, asc, eq } from '#server/kit/db/orm.ts'
import { threadMessages, threadPictures } from '#server/threads/tables.ts'
import { companyReports, introductionNotes, introductions, openings, type Side } from '../tables.ts'

/** Messages are steps too, but too many for the history. */
export async function markMoved(db: Db, introductionId: number, movedAt: Date): Promise<void> {
  await db.update(introductions).set({ movedAt }).where(eq(introductions.id, introductionId))
}

export async function insertNote(db: Db, note: typeof introductionNotes.$inferInsert): Promise<void> {
  await db.insert(introductionNotes).values(note)
}

/** Of one side, oldest first. */
export async function notesOf(
  db: Db,
  introductionId: number,
  { side, readerId }: { side: Side; readerId: number },
): Promise<IntroductionNote[]> {
  const { id, body, createdAt } = introductionNotes
  const rows = await db
    .select({ id, body, createdAt, author: people })
    .from(introductionNotes)
    .innerJoin(people, eq(people.id, introductionNotes.authorId))
    .where(and(eq(introductionNotes.introductionId, introductionId), eq(introductionNotes.side, side)))
    .orderBy(asc(id))
  return rows.map((row) => ({
    noteId: row.id,
    author: fullName(row.author),
    isMine: row.author.id === readerId,
    body: row.body,
    createdAt: row.createdAt.toISOString(),
  }))
}

/** Whether there was such a note of this author. */
export async function deleteNote(
  db: Db,
  { introductionId, noteId, authorId }: { introductionId: number; noteId: number; authorId: number },
): Promise<boolean> {
  const rows = await db
    .delete(introductionNotes)
    .where(
      and(
        eq(introductionNotes.id, noteId),
        eq(introductionNotes.introductionId, introductionId),
        eq(introductionNotes.authorId, authorId),
      ),
    )
    .returning({ id: introductionNotes.id })
  return rows.length > 0
}

export async function insertReport(db: Db, report: typeof companyReports.$inferInsert): Promise<void> {
  await db.insert(companyReports).values(report)
}

/** The introduction whose thread has this picture, with the learner and the company. */
export async function introductionWithPicture(db: Db, fileId: string) {
  const [row = null] = await db
    .select({ introduction: introductions, companyId: openings.companyId, person: people })
    .from(threadPictures)
    .innerJoin(threadMessages, eq(threadMessages.id, threadPictures.messageId))
    .innerJoin(introductions, eq(introductions.threadId, threadMessages.threadId))
    .innerJoin(openings, eq(openings.id, introductions.openingId))
    .innerJoin(people, eq(people.id, introductions.personId))
    .where(eq(threadPictures.fileId, fileId))
  return row
}
