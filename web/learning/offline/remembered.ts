import { signedInUserId } from '#web/kit/api/session.ts'
import { readStored, writeStored } from '#web/kit/device/browser-storage.ts'
import type { KeptCourse } from '#web/kit/device/database.ts'

type Remembered = Pick<KeptCourse, 'courseId' | 'title'>

/** Outside the database, which a browser removes as a whole. The end of the session removes them. */
export const rememberedCourses = (): Remembered[] =>
  (readStored('kept-courses', 'browser') as Remembered[] | null) ?? []

/** Unless the account has left meanwhile, in this tab or another. */
export function remember({ userId, courseId, title }: Remembered & Pick<KeptCourse, 'userId'>) {
  if (signedInUserId() === userId) store([...except(courseId), { courseId, title }])
}

export const forget = (courseId: number) => store(except(courseId))

const except = (courseId: number) => rememberedCourses().filter((one) => one.courseId !== courseId)

const store = (courses: Remembered[]) => writeStored('kept-courses', courses.length > 0 ? courses : null, 'browser')
