import { closedProblem } from '#server/identity/index.ts'
import type { PersonRow } from '#server/identity/tables.ts'
import { conflict, invalid, notFound } from '#server/kit/errors.ts'
import { formatDate } from '#server/kit/india.ts'
import type { DueDates } from '../due-dates/rules.ts'
import type { BatchRow } from '../due-dates/tables.ts'
import type { CalendarDay } from '../study-days/rules.ts'

export const maxLearners = 300

/** Refuses what isn't there any more, too. */
export function assertRunning(batch: BatchRow | undefined): asserts batch is BatchRow {
  if (!batch) throw notFound('This batch')
  if (batch.archivedAt !== null) throw conflict('This batch is archived. Restore it first.')
}

type Place = { batchId: number; currentBatch: { batchId: number; name: string } | undefined; mayJoin: boolean }

/** Why somebody can't be added to a batch, or null. `mayJoin`: enrolled, or added by somebody who may enrol them. */
export function joiningProblem(person: PersonRow, { batchId, currentBatch, mayJoin }: Place): string | null {
  const closed = closedProblem(person)
  if (closed !== null) return closed
  if (person.role !== 'learner') return 'Part of the team, not a learner'
  if (currentBatch)
    return currentBatch.batchId === batchId
      ? 'Already in this batch'
      : `Already in “${currentBatch.name}”, a batch of the same course. Move them from there`
  return mayJoin ? null : 'Not enrolled in the course yet. Ask a colleague who enrols learners'
}

export function assertAllCanJoin([first]: { name: string; why: string }[]) {
  if (first) throw conflict(`${first.name}: ${first.why}`)
}

export function assertRoom(learners: number) {
  if (learners > maxLearners) throw conflict(`A batch has at most ${maxLearners} learners. Start another one.`)
}

/** Learners who keep to the plan must not be behind because somebody moved a date. */
export function assertNotPast(dueOn: CalendarDay, today: CalendarDay) {
  if (dueOn < today) throw invalid({ dueOn: 'Choose a day that isn’t over' })
}

export function assertOpenDay(chosen: CalendarDay, dueOn: CalendarDay) {
  if (chosen !== dueOn) throw invalid({ dueOn: `We’re closed that day. The next open day is ${formatDate(dueOn)}.` })
}

export function assertStillToCome(before: DueDates, after: DueDates, today: CalendarDay) {
  if (![...before.values()].some((day) => day >= today)) throw conflict('Nothing is due any more, so nothing can move.')
  const isPast = [...after].some(([taskId, day]) => day < today && before.get(taskId)! >= today)
  if (isPast) throw invalid({ days: 'That would make a task due before today. Move it by fewer days.' })
}
