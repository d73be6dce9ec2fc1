import type { KeptCourse } from '#web/kit/device/database.ts'
import { toast } from '#web/kit/overlays/toast.ts'
import { areFramesOnDevice } from '../practice/frames-on-device.ts'
import { hasParts } from './check-course.ts'
import { load, nothingKept, refresh, remove, save } from './keeping.ts'
import { isMissing, whyLeaving } from './leaving.rules.ts'
import { isOutdated } from './plan.rules.ts'
import { rememberedCourses } from './remembered.ts'
import { planFrom, type Sources, sourcesOf } from './sources.ts'

/** At each visit: notices what the browser removed, updates what changed, and removes what may no longer be read. */
export async function keepUp(): Promise<void> {
  const courses = await withLost(await refresh())
  for (const kept of courses) await keepUpWith(kept)
  // Also brings them back to the browser's cache.
  if (courses.length > 0) await areFramesOnDevice()
}

async function keepUpWith(kept: KeptCourse) {
  const isLost = kept.state === 'ready' && !(await hasParts(kept))
  const current: KeptCourse = isLost ? { ...kept, state: 'gone' } : kept
  if (isLost) await save(current)
  const sources = await confirm(current)
  if (!sources || current.state === 'gone') return
  const confirmed = { ...current, confirmedAt: Date.now(), missingSince: null }
  await save(confirmed)
  const isBehind = kept.state === 'ready' && isOutdated(kept, sources.course.version, planFrom(sources, kept.hasPython))
  if (kept.state === 'loading' || isBehind) await load(confirmed, sources)
}

/** Null if the server can't be asked, or the account may no longer read the course. */
async function confirm(kept: KeptCourse): Promise<Sources | null> {
  try {
    return await sourcesOf(kept.courseId)
  } catch (error) {
    const why = whyLeaving(kept, error)
    if (why !== null) {
      await remove(kept)
      toast(`${kept.title} is no longer on this device, because ${why}.`)
    } else if (isMissing(error) && !kept.missingSince) await save({ ...kept, missingSince: Date.now() })
    return null
  }
}

/** Courses whose whole data the browser removed. */
async function withLost(courses: KeptCourse[]): Promise<KeptCourse[]> {
  const lost = rememberedCourses().filter(({ courseId }) => !courses.some((one) => one.courseId === courseId))
  for (const { courseId, title } of lost) await save({ ...nothingKept(courseId, title), state: 'gone' })
  return lost.length > 0 ? refresh() : courses
}
