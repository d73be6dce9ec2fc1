import type { PersonalData } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import { asc, eq, inArray } from '#server/kit/db/orm.ts'
import { steps } from '#server/learning/tables.ts'
import { notifications } from '#server/notifications/tables.ts'
import { deleteFiles } from '#server/site/index.ts'
import { conversationsOf, notesAbout, picturesIn } from '#server/threads/index.ts'
import { publishedQuestions, questions, sameQuestions } from '../tables.ts'
import { deskLink } from '../texts.ts'

const questionsOf = (db: Db, personId: number) =>
  db
    .select({ question: questions, step: steps.name })
    .from(questions)
    .innerJoin(steps, eq(steps.id, questions.stepId))
    .where(eq(questions.personId, personId))
    .orderBy(asc(questions.id))

async function collect(db: Db, personId: number) {
  const [conversations, notes] = await Promise.all([conversationsOf(db, personId), notesAbout(db, personId)])
  const asked = (await questionsOf(db, personId)).map(({ question, step }) => ({
    step,
    question: question.title,
    code: question.quote,
    state: question.state,
    askedAt: question.askedAt,
    conversation: conversations.get(question.threadId) ?? [],
    ourNotes: notes.get(question.threadId) ?? [],
  }))
  const alsoMine = await db
    .select({ question: publishedQuestions.title, at: sameQuestions.createdAt })
    .from(sameQuestions)
    .innerJoin(publishedQuestions, eq(publishedQuestions.id, sameQuestions.publishedId))
    .where(eq(sameQuestions.personId, personId))
    .orderBy(asc(sameQuestions.createdAt))
  return { asked, alsoMine }
}

/** Mentors' notifications contain the learner's name and messages, and their links would lead nowhere. */
async function erase(db: Db, personId: number): Promise<string[]> {
  const asked = await questionsOf(db, personId)
  const pictures = await picturesIn(
    db,
    asked.map(({ question }) => question.threadId),
  )
  const links = asked.map(({ question }) => deskLink(question.id))
  if (links.length > 0) await db.delete(notifications).where(inArray(notifications.link, links))
  await db.delete(sameQuestions).where(eq(sameQuestions.personId, personId))
  // With their threads.
  await db.delete(questions).where(eq(questions.personId, personId))
  await deleteFiles(db, pictures)
  return pictures
}

export const questionsData: PersonalData = {
  name: 'questions',
  about:
    'your questions to mentors with the answers and our notes about them, and the questions you marked as yours too',
  collect,
  erase,
  removes: ['your questions to mentors, with the answers, notes and pictures'],
  retains: [
    {
      what: 'questions that a mentor published on a step, without your name',
      why: 'they help other learners; if one mentions you, write to us before you delete your account',
    },
  ],
  columns: {
    'questions.person_id': 'removed',
    'questions.claimed_by': 'staff',
    'published_questions.published_by': 'staff',
    'same_questions.person_id': 'removed',
  },
}
