import { listStartLessons, type StartLesson } from '#contract/catalogue/start-lessons.ts'
import { getSite } from '#contract/site/settings.ts'
import type { Call } from '#web/kit/api/call.ts'
import { describePlan } from '#web/site/plan.ts'

export type StartData = {
  lessons: StartLesson[]
  school: string
  /** What joining costs. */
  price: string
}

export async function loadStart(call: Call): Promise<StartData> {
  const [lessons, site] = await Promise.all([call(listStartLessons), call(getSite)])
  return { lessons, school: site.name, price: describePlan(site).included }
}
