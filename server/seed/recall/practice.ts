import { createHash } from 'node:crypto'
import type { Db } from '#server/kit/db/db.ts'
import type { Deps } from '#server/kit/deps.ts'
import { and, eq } from '#server/kit/db/orm.ts'
import { indiaDate } from '#server/kit/india.ts'
import { cardOf } from '#server/learning/recall/cards.rules.ts'
import { lessonItems } from '#server/learning/recall/items.rules.ts'
import { chooseSitting, dayAfter, itemId } from '#server/learning/recall/sitting.rules.ts'
import { practiceAnswers, type PracticeAnswerRow } from '#server/learning/recall/tables.ts'
import { studyOf } from '#server/learning/study-days/store.ts'
import { lessonReadings, lessonVersions } from '#server/learning/tables.ts'
import { demoLearnerId } from '../identity.ts'

/** One answer in so many was wrong. */
const oneWrongIn = 5
const minute = 60_000

/** The demo learner practised on the evenings of her study days; not yet today. */
export async function seedPractice(db: Db, { clock }: Pick<Deps, 'clock'>) {
  const personId = await demoLearnerId(db)
  const items = await itemsOf(db, personId)
  const today = indiaDate(clock())
  const answers: PracticeAnswerRow[] = []
  for (const day of (await studyOf(db, personId)).days.filter((day) => day < today)) {
    const startedAt = new Date(`${day}T19:25:00+05:30`)
    const cards = new Map([...Map.groupBy(answers, itemId)].map(([id, group]) => [id, cardOf(group)!]))
    for (const [index, { stepId, itemKey }] of chooseSitting(items, cards, day).items.entries()) {
      const answeredAt = new Date(startedAt.getTime() + (index + 1) * 0.6 * minute)
      const isRight = (answers.length + 1) % oneWrongIn !== 0
      answers.push({
        personId,
        id: uuidOf(`${day} ${stepId} ${itemKey}`),
        stepId,
        itemKey,
        isRight,
        answeredAt,
        elapsedMs: 15_000 + (answers.length % 7) * 4_000,
        receivedAt: answeredAt,
      })
    }
  }
  if (answers.length > 0) await db.insert(practiceAnswers).values(answers)
}

/** The questions and samples of the lessons she has read. */
async function itemsOf(db: Db, personId: number) {
  const read = await db
    .select({ stepId: lessonReadings.stepId, lesson: lessonVersions.lesson, at: lessonReadings.updatedAt })
    .from(lessonReadings)
    .innerJoin(
      lessonVersions,
      and(eq(lessonVersions.stepId, lessonReadings.stepId), eq(lessonVersions.number, lessonReadings.lessonVersion)),
    )
    .where(and(eq(lessonReadings.personId, personId), eq(lessonReadings.percent, 100)))
    .orderBy(lessonReadings.updatedAt, lessonReadings.stepId)
  return read.flatMap(({ stepId, lesson, at }) => {
    const kinds = Object.entries({ quiz: 'quizzes', output: 'outputs', recap: 'recaps' } as const)
    const found = lessonItems(lesson)
    const keys = kinds.flatMap(([kind, list]) => found[list].map(({ key }) => `${kind}:${key}`))
    return keys.map((itemKey) => ({ stepId, itemKey, availableOn: dayAfter(at) }))
  })
}

/** The same on every machine, so that a demo that is made twice has each answer once. */
const uuidOf = (text: string): string =>
  createHash('sha256')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5')
