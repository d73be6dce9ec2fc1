import { courses } from '#server/catalogue/tables.ts'
import { eq } from '#server/kit/db/orm.ts'
import type { TestActor, TestApp } from '../test-app.ts'
import { newCourseWithTasks } from './learning.ts'
import { publishNewLesson } from './lessons.ts'

/** A beginners' path of so many lessons. There is one at most, so an earlier one becomes a course. */
export async function newStartPath(app: Pick<TestApp, 'db' | 'call'>, admin: TestActor, lessons: number) {
  const { courseId, stepIds } = await newCourseWithTasks(app, [lessons])
  for (const [index, stepId] of stepIds.entries()) {
    await publishNewLesson(app, admin, stepId, { name: `Lesson ${index + 1}`, effort: 'about 5 minutes' })
  }
  await app.db.update(courses).set({ isStart: false }).where(eq(courses.isStart, true))
  await app.db.update(courses).set({ isStart: true }).where(eq(courses.id, courseId))
  return { courseId, stepIds }
}
