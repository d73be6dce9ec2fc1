import type { Db } from '#server/kit/db/db.ts'
import type { Deps } from '#server/kit/deps.ts'
import { and, eq } from '#server/kit/db/orm.ts'
import type { CodeFile } from '#contract/learning/practice.ts'
import { type CheckOutcome, interviewMinutes } from '#contract/learning/study/interviews.ts'
import { people } from '#server/identity/tables.ts'
import { interviewProblems, interviews } from '#server/learning/interviews/tables.ts'
import { countStudyDay } from '#server/learning/study-days/store.ts'
import { steps, tasks } from '#server/learning/tables.ts'
import { moment } from './moment.ts'
import { readContent } from './read-content.ts'

const courseId = 10
const email = 'rohit.jadhav@kaushal.example'

type Work = { step: string; code: CodeFile[]; results: CheckOutcome[] }

/** The results are those that the code really has; attempts/check-runs.test.ts runs it. */
export const interviewWork = readContent<Work[]>('attempts/interview.json')

/** A mock interview of a learner in Data Structures, three evenings ago. */
export async function seedInterview(db: Db, { clock }: Deps) {
  const [person] = await db.select({ id: people.id }).from(people).where(eq(people.email, email))
  const problems = []
  for (const { step, ...work } of interviewWork) {
    const [found] = await db
      .select({ stepId: steps.id, exerciseVersion: steps.exerciseVersion })
      .from(steps)
      .innerJoin(tasks, eq(tasks.id, steps.taskId))
      .where(and(eq(tasks.courseId, courseId), eq(steps.name, step)))
    // A demo from before there were exercises, or whose staff removed them, has none.
    if (found && found.exerciseVersion !== null)
      problems.push({ ...work, stepId: found.stepId, exerciseVersion: found.exerciseVersion })
  }
  if (!person || problems.length < interviewWork.length) return
  const startedAt = moment([3, '20:10'], clock())
  const endsAt = new Date(startedAt.getTime() + interviewMinutes * 60_000)
  const finishedAt = new Date(startedAt.getTime() + 39 * 60_000)
  const [row] = await db
    .insert(interviews)
    .values({ personId: person.id, courseId, startedAt, endsAt, finishedAt })
    .returning({ id: interviews.id })
  await db.insert(interviewProblems).values(
    problems.map((problem, index) => ({
      ...problem,
      interviewId: row!.id,
      position: index + 1,
      version: 1,
      savedAt: finishedAt,
    })),
  )
  await countStudyDay(db, person.id, finishedAt)
}
