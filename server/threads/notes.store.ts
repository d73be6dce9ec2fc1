import type { Note } from '#contract/threads/notes.ts'
import { fullName, pictureUrl } from '#server/identity/index.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { alias, and, asc, desc, eq } from '#server/kit/db/orm.ts'
import type { Thread } from './store.ts'
import { threadNotes, threads } from './tables.ts'

const forWhom = alias(people, 'for_whom')
const { id, threadId, authorId, forId, body, createdAt } = threadNotes

const selectNotes = (db: Db) =>
  db
    .select({ id, body, createdAt, author: people, colleague: forWhom })
    .from(threadNotes)
    .innerJoin(people, eq(people.id, authorId))
    .leftJoin(forWhom, eq(forWhom.id, forId))
    .$dynamic()

type NoteRow = Awaited<ReturnType<typeof selectNotes>>[number]

const toNote = ({ id, body, createdAt, author, colleague }: NoteRow, readerId: number): Note => ({
  noteId: id,
  author: fullName(author),
  photo: pictureUrl(author.photoId),
  isMine: author.id === readerId,
  forName: colleague && fullName(colleague),
  body,
  createdAt: createdAt.toISOString(),
})

/** More than anybody reads beside a conversation. */
const maxShown = 200

/** The newest notes of a thread, oldest first. For staff only. */
export async function notesIn(db: Db, thread: Pick<Thread, 'id'>, readerId: number): Promise<Note[]> {
  const rows = await selectNotes(db).where(eq(threadId, thread.id)).orderBy(desc(id)).limit(maxShown)
  return rows.map((row) => toNote(row, readerId)).toReversed()
}

type NewNote = { authorId: number; forId: number | null; body: string; createdAt: Date }

export async function insertNote(db: Db, thread: Pick<Thread, 'id'>, note: NewNote): Promise<Note> {
  const [inserted] = await db
    .insert(threadNotes)
    .values({ ...note, threadId: thread.id })
    .returning({ id })
  const [row] = await selectNotes(db).where(eq(id, inserted!.id))
  return toNote(row!, note.authorId)
}

/** What staff noted about the person's conversations, by thread, without who: for the download of their data. */
export async function notesAbout(db: Db, personId: number): Promise<Map<number, { note: string; at: Date }[]>> {
  const rows = await db
    .select({ threadId, note: body, at: createdAt })
    .from(threadNotes)
    .innerJoin(threads, and(eq(threads.id, threadId), eq(threads.ownerId, personId)))
    .orderBy(asc(id))
  const byThread = Map.groupBy(rows, (row) => row.threadId)
  return new Map([...byThread].map(([thread, notes]) => [thread, notes.map(({ note, at }) => ({ note, at }))]))
}
