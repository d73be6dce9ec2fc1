import type { Claim } from '#contract/learning/reviews.ts'
import type { DeskQuestionPage, Publication } from '#contract/mentoring/questions-desk.ts'
import type { Note } from '#contract/threads/notes.ts'
import { audit } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { notFound } from '#server/kit/errors.ts'
import { attemptsOf, claimEnd, lessonWorkOf, linksFor, progressOf, toClaim } from '#server/learning/index.ts'
import { notify } from '#server/notifications/index.ts'
import { insertNote, notesIn, threadOf } from '#server/threads/index.ts'
import { questionPublished } from '../texts.ts'
import { clearClaim, deskQuestion, holderOf, setClaim, toDeskQuestion } from './desk.store.ts'
import { deletePublication, publicationOf, savePublication } from './published.store.ts'
import { assertClaimable, assertPublishable, assertSomebodyElses } from './rules.ts'
import { nameOf } from './service.ts'
import { lockQuestion } from './store.ts'

/** A question with the learner's work beside it. */
export async function showOnDesk(
  db: Db,
  tools: Tools,
  readerId: number,
  questionId: number,
): Promise<DeskQuestionPage> {
  const found = await deskQuestion(db, questionId)
  if (!found) throw notFound('This question')
  const { personId, stepId, courseId } = found.question
  const isMine = personId === readerId
  const [publication, attempts, progress, lessonWork, notes] = await Promise.all([
    publicationOf(db, questionId),
    attemptsOf(db, personId, stepId, { id: readerId, linkTo: linksFor(tools, readerId) }),
    progressOf(db, personId, courseId),
    lessonWorkOf(db, personId, { stepId, lessonVersion: found.lessonVersion }),
    isMine ? [] : notesIn(db, threadOf(found.question), readerId),
  ])
  return {
    ...toDeskQuestion(found, readerId, tools.clock()),
    isMine,
    publication: publication && { ...publication, publishedAt: publication.publishedAt.toISOString() },
    attempts,
    progress,
    lessonWork,
    notes,
  }
}

/** Claims the question, or renews the mentor's claim. */
export function claim(db: Db, { clock }: Tools, actorId: number, questionId: number): Promise<Claim> {
  const now = clock()
  const until = claimEnd(now)
  return db.transaction(async (db) => {
    const question = await lockQuestion(db, questionId)
    if (!question) throw notFound('This question')
    assertClaimable({ ...question, holder: await holderOf(db, question) }, actorId, now)
    await setClaim(db, questionId, actorId, until)
    return toClaim({ id: actorId, name: await nameOf(db, actorId), until }, actorId)
  })
}

/** Releasing a question that the mentor hasn't claimed changes nothing. */
export async function release(db: Db, actorId: number, questionId: number): Promise<null> {
  if (!(await clearClaim(db, questionId, actorId))) throw notFound('This question')
  return null
}

type NewNote = { questionId: number; body: string }

/** Changes neither the state nor the promise: the learner still waits for an answer. */
export function writeNote(db: Db, { clock }: Tools, actorId: number, { questionId, body }: NewNote): Promise<Note> {
  return db.transaction(async (db) => {
    const question = await lockQuestion(db, questionId)
    if (!question) throw notFound('This question')
    assertSomebodyElses(question, actorId)
    const note = { authorId: actorId, forId: null, body, createdAt: clock() }
    const written = await insertNote(db, threadOf(question), note)
    // The audit log outlives the question, so it stores the note's id and not its text.
    const after = { noteId: written.noteId }
    await audit(db, { actorId, action: 'question note written', subject: `question ${questionId}`, after })
    return written
  })
}

/** Only what the mentor writes here is shown to others; the thread stays private. */
export function publish(
  db: Db,
  tools: Tools,
  actorId: number,
  questionId: number,
  publication: Publication,
): Promise<null> {
  return db.transaction(async (db) => {
    const question = await lockQuestion(db, questionId)
    if (!question) throw notFound('This question')
    assertPublishable(question)
    const before = await publicationOf(db, questionId)
    const { stepId, personId } = question
    await savePublication(db, { ...publication, questionId, stepId, publishedBy: actorId, publishedAt: tools.clock() })
    if (!before && personId !== actorId)
      await notify(db, tools, personId, questionPublished({ questionId, title: publication.title }))
    const subject = `question ${questionId}`
    const action = before ? 'published question changed' : 'question published'
    await audit(db, { actorId, action, subject, before, after: publication })
    return null
  })
}

export function unpublish(db: Db, actorId: number, questionId: number): Promise<null> {
  return db.transaction(async (db) => {
    const before = await publicationOf(db, questionId)
    if (!before || !(await deletePublication(db, questionId))) throw notFound('This published question')
    await audit(db, { actorId, action: 'question unpublished', subject: `question ${questionId}`, before })
    return null
  })
}
