import { getStartLesson, type OpenStartLesson } from '#contract/learning/start.ts'
import { getSite } from '#contract/site/settings.ts'
import type { Call } from '#web/kit/api/call.ts'
import { describePlan } from '#web/site/plan.ts'
import { orNotFound, showLesson, type ShownLesson } from '../lesson/show-lesson.ts'

export type StartLessonData = ShownLesson &
  Pick<OpenStartLesson, 'number' | 'stepId' | 'total' | 'previous' | 'next'> & {
    school: string
    /** What joining costs. */
    price: string
  }

/** Null if the path has no such lesson. */
export const loadStartLesson = (call: Call, number: string | undefined): Promise<StartLessonData | null> =>
  orNotFound(async () => {
    const [found, site] = await Promise.all([call(getStartLesson, { params: { number } }), call(getSite)])
    const { stepId, total, minutes, previous, next } = found
    return {
      ...(await showLesson(found)),
      number: found.number,
      stepId,
      total,
      minutes,
      previous,
      next,
      school: site.name,
      price: describePlan(site).included,
    }
  })
