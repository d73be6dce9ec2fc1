import { mayUse } from '#contract/kit/access.ts'
import type { Message } from '#contract/threads/messages.ts'
import type { Question, QuestionDraft } from '#contract/mentoring/questions.ts'
import { fullName, personById, stillAllowed } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Actor, Tools } from '#server/kit/deps.ts'
import { AppError, notFound } from '#server/kit/errors.ts'
import type { ReceivedFile } from '#server/kit/uploads/receive-upload.ts'
import { linksFor, promiseFor, requireCourseAccess, requireOpenStep } from '#server/learning/index.ts'
import { notify } from '#server/notifications/index.ts'
import {
  afterAnswer,
  afterLearnersMessage,
  insertMessage,
  insertThread,
  lastTeacherIn,
  mayTakePart,
  opened,
  resolved,
  type Thread,
  threadOf,
} from '#server/threads/index.ts'
import type { QuestionRow } from '../tables.ts'
import { questionAnswered, questionReply } from '../texts.ts'
import { holderOf } from './desk.store.ts'
import { placeOf } from './place.service.ts'
import { assertUnclaimed } from './rules.ts'
import * as store from './store.ts'

/** Others get "not found", so that they can't tell whether the question exists. */
export async function show(db: Db, actor: Actor, questionId: number): Promise<store.ShownQuestion> {
  const found = await store.questionById(db, questionId)
  if (!found || !mayTakePart(actor, found.question.personId, 'reviews:see')) throw notFound('This question')
  return found
}

export const threadFor = async (db: Db, actor: Actor, questionId: number): Promise<Thread> =>
  threadOf((await show(db, actor, questionId)).question)

const isAllowed = (check: Promise<unknown>): Promise<boolean> =>
  check.then(
    () => true,
    (error: unknown) => {
      if (error instanceof AppError) return false
      throw error
    },
  )

/** Mentors read every step; learners those of their courses, while they have access. */
export const mayOpenStep = async (db: Db, now: Date, actor: Actor, stepId: number): Promise<boolean> =>
  mayUse(actor, 'staff') || isAllowed(requireOpenStep(db, now, actor.id, stepId))

/** The owner while they have access, and mentors. */
export const mayWrite = async (db: Db, now: Date, actor: Actor, { courseId }: QuestionRow): Promise<boolean> =>
  mayUse(actor, 'reviews:act') || isAllowed(requireCourseAccess(db, now, actor.id, courseId))

type Written = { pictures: ReceivedFile[]; writtenAt: Date | null }
type Asking = Written & { stepId: number; draft: QuestionDraft }

export function ask(db: Db, tools: Tools, actor: Actor, { stepId, draft, ...written }: Asking): Promise<Question> {
  const now = tools.clock()
  const { id: personId } = actor
  return db.transaction(async (db) => {
    const { courseId } = await requireOpenStep(db, now, personId, stepId)
    const place = await placeOf(db, tools, { personId, stepId, draft })
    const { title, details } = draft
    const threadId = await insertThread(db, personId, now)
    const message = { authorId: personId, body: details || title, createdAt: now, ...written }
    await insertMessage(db, { id: threadId, ownerId: personId }, message)
    const progress = opened(now, await promiseFor(db, now, personId))
    const question = { threadId, personId, courseId, stepId, title, askedAt: now, ...place, ...progress }
    const id = await store.insertQuestion(db, question)
    return store.toQuestion((await store.questionById(db, id))!)
  })
}

type Writing = Written & { questionId: number; body: string }

/** A mentor's message answers the question; the learner's reopens it. */
export function write(db: Db, tools: Tools, actor: Actor, { questionId, body, ...written }: Writing): Promise<Message> {
  const now = tools.clock()
  return db.transaction(async (db) => {
    const question = await store.lockQuestion(db, questionId)
    if (!question || !mayTakePart(actor, question.personId, 'reviews:act')) throw notFound('This question')
    const isOwner = actor.id === question.personId
    if (isOwner && actor.role === 'learner') await requireCourseAccess(db, now, actor.id, question.courseId)
    if (!isOwner) assertUnclaimed(await holderOf(db, question), actor.id, now)
    const linkTo = linksFor(tools, actor.id)
    const message = await insertMessage(db, threadOf(question), {
      authorId: actor.id,
      body,
      createdAt: now,
      linkTo,
      ...written,
    })
    const progress = isOwner
      ? afterLearnersMessage(question, now, await promiseFor(db, now, actor.id))
      : afterAnswer(question, now)
    await store.setProgress(db, questionId, progress)
    await (isOwner ? notifyMentor(db, tools, question, message) : notifyLearner(db, tools, question, message))
    return message
  })
}

/** The mentor who is answering, or who wrote last. Without one on the staff the question waits in the queue. */
async function notifyMentor(db: Db, tools: Tools, question: QuestionRow, { author, body }: Message) {
  const isClaimed = question.claimedUntil !== null && question.claimedUntil > tools.clock()
  const involved = [isClaimed ? question.claimedBy : null, await lastTeacherIn(db, threadOf(question))]
  const [mentorId] = await stillAllowed(db, 'reviews:act', involved)
  if (mentorId === undefined) return
  const { id: questionId, title } = question
  await notify(db, tools, mentorId, questionReply({ questionId, title, author, body }))
}

async function notifyLearner(db: Db, tools: Tools, { id, personId }: QuestionRow, { author, body }: Message) {
  const { question, stepName } = (await store.questionById(db, id))!
  const answer = { questionId: id, title: question.title, stepName, author, body }
  await notify(db, tools, personId, questionAnswered(answer))
}

/** Also after the access has ended. */
export function resolve(db: Db, { clock }: Tools, actorId: number, questionId: number): Promise<Question> {
  return db.transaction(async (db) => {
    const question = await store.lockQuestion(db, questionId)
    if (question?.personId !== actorId) throw notFound('This question')
    await store.setProgress(db, questionId, resolved(question, clock()))
    return store.toQuestion((await store.questionById(db, questionId))!)
  })
}

export const nameOf = async (db: Db, personId: number) => fullName((await personById(db, personId))!)
