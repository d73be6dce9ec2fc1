import type { ReportDraft } from '#contract/hiring/conversation.ts'
import type { Message } from '#contract/threads/messages.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { notFound } from '#server/kit/errors.ts'
import type { ReceivedFile } from '#server/kit/uploads/receive-upload.ts'
import { linksFor } from '#server/learning/index.ts'
import { notify } from '#server/notifications/index.ts'
import type { LinkReader } from '#server/site/index.ts'
import { insertMessage, type Thread } from '#server/threads/index.ts'
import { isActiveMember } from '../companies/access.store.ts'
import { deleteNote, insertNote, insertReport, introductionWithPicture, markMoved } from './conversation.store.ts'
import { type Acting, lockFor, otherSide } from './parties.ts'
import { assertHasMet, isOpenToCompany } from './rules.ts'
import { type Found, introductionOf, introductionOfCompany, isOpen } from './store.ts'
import { introductionMessage } from './texts.ts'

/** The learner reads it after an end too; the company only while it sees who they are. */
export async function threadFor(db: Db, acting: Acting, introductionId: number): Promise<Thread> {
  const found = await findFor(db, acting, introductionId)
  const threadId = found?.introduction.threadId ?? null
  if (!found || threadId === null || (acting.side === 'company' && !isOpen(found))) throw notFound('This introduction')
  return { id: threadId, ownerId: found.introduction.personId }
}

const findFor = (db: Db, acting: Acting, introductionId: number): Promise<Found | null> =>
  acting.side === 'company'
    ? introductionOfCompany(db, acting.company.id, introductionId)
    : introductionOf(db, acting.actorId, introductionId)

type Writing = { introductionId: number; body: string; pictures: ReceivedFile[] }

export function write(
  db: Db,
  tools: Tools,
  acting: Acting,
  { introductionId, body, pictures }: Writing,
): Promise<Message> {
  return db.transaction(async (db) => {
    const now = tools.clock()
    const found = await lockFor(db, acting, introductionId)
    assertHasMet(found)
    const thread = await threadFor(db, acting, introductionId)
    const { actorId: authorId } = acting
    const linkTo = linksFor(tools, authorId)
    const message = await insertMessage(db, thread, { authorId, body, createdAt: now, pictures, linkTo })
    await markMoved(db, introductionId, now)
    const { people, about } = await otherSide(db, acting, found)
    await notify(db, tools, people, introductionMessage(about))
    return message
  })
}

/** Null if the file isn't a picture of an introduction: another domain decides then. Not for the school. */
export async function mayReadIntroductionPicture(db: Db, reader: LinkReader, fileId: string): Promise<boolean | null> {
  const found = await introductionWithPicture(db, fileId)
  if (!found) return null
  const { introduction, person, companyId } = found
  if (reader.id === introduction.personId) return true
  return isOpenToCompany(introduction, person) && (await isActiveMember(db, companyId, reader.id))
}

export function addNote(
  db: Db,
  { clock }: Tools,
  acting: Acting,
  { introductionId, body }: { introductionId: number; body: string },
): Promise<null> {
  return db.transaction(async (db) => {
    const found = await lockFor(db, acting, introductionId)
    // A company could write down what it should forget.
    if (acting.side === 'company') assertHasMet(found)
    const { side, actorId: authorId } = acting
    await insertNote(db, { introductionId, side, authorId, body, createdAt: clock() })
    return null
  })
}

export async function removeNote(
  db: Db,
  { actorId: authorId }: Acting,
  { introductionId, noteId }: { introductionId: number; noteId: number },
): Promise<null> {
  if (!(await deleteNote(db, { introductionId, noteId, authorId }))) throw notFound('This note')
  return null
}

/** To the school. The company isn’t told, and the introduction goes on until the learner ends it. */
export function report(
  db: Db,
  { clock }: Tools,
  reporterId: number,
  { introductionId, ...said }: ReportDraft & { introductionId: number },
): Promise<null> {
  return db.transaction(async (db) => {
    const { company } = await lockFor(db, { side: 'learner', actorId: reporterId }, introductionId)
    await insertReport(db, { ...said, companyId: company.id, introductionId, reporterId, createdAt: clock() })
    return null
  })
}
