import type { BatchLearner, Standing } from '#contract/learning/batches.ts'
import { type DueDates, tasksBehind } from '../due-dates/rules.ts'
import type { CourseTask } from '../due-dates/store.ts'
import type { CalendarDay } from '../study-days/rules.ts'

/** Steps of a task. */
type TaskWork = { approved: number; waiting: number }
/** By task; without those where nothing was submitted. */
export type Work = ReadonlyMap<number, TaskWork>

/** Whether every step is approved or in review. */
export const isTaskDone = ({ taskId, steps }: Pick<CourseTask, 'taskId' | 'steps'>, work: Work): boolean => {
  const { approved, waiting } = work.get(taskId) ?? { approved: 0, waiting: 0 }
  return approved + waiting >= steps
}

type Progress = Pick<BatchLearner, 'standing' | 'behind' | 'tasksDone' | 'approved' | 'waiting'>

/** How far a learner is, against the dates of their own plan. */
export function progressAgainst(tasks: CourseTask[], dates: DueDates, work: Work, today: CalendarDay): Progress {
  const done = new Set(tasks.filter((task) => isTaskDone(task, work)).map(({ taskId }) => taskId))
  const behind = tasksBehind(dates, (taskId) => done.has(taskId), today)
  const sum = (state: keyof TaskWork) => [...work.values()].reduce((total, task) => total + task[state], 0)
  return {
    standing: standingOf({ isFinished: tasks.length > 0 && done.size === tasks.length, behind }),
    behind,
    tasksDone: done.size,
    approved: sum('approved'),
    waiting: sum('waiting'),
  }
}

function standingOf({ isFinished, behind }: { isFinished: boolean; behind: number }): Standing {
  if (isFinished) return 'finished'
  return behind > 0 ? 'behind' : 'on plan'
}

export const countStandings = (learners: { standing: Standing }[]) => {
  const countOf = (standing: Standing) => learners.filter((learner) => learner.standing === standing).length
  return {
    learners: learners.length,
    onPlan: countOf('on plan'),
    behind: countOf('behind'),
    finished: countOf('finished'),
  }
}
