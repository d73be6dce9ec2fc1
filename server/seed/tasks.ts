import type { Db } from '#server/kit/db/db.ts'
import type { Deps } from '#server/kit/deps.ts'
import type { FolderTask } from '#server/learning/course-files/course-folder.ts'
import { passagesOf } from '#server/learning/lessons/versions.store.ts'
import { lessonPassages, lessonVersions, stepFiles, steps, tasks } from '#server/learning/tables.ts'
import { sql } from '#server/kit/db/orm.ts'
import { type SeedCourse, seedCourses } from './catalogue.ts'
import { readLessons } from './lessons.ts'
import { storeFiles } from './store-files.ts'

/** The tasks of the ten courses with their lessons, materials and model solutions. */
export async function seedTasks(db: Db, deps: Pick<Deps, 'files'>) {
  const courses = seedCourses()
  const written = readLessons((courseId) => courses[courseId - 1]!.weeks.length)
  for (const [index, course] of courses.entries()) {
    const courseId = index + 1
    await seedCourse(db, deps, courseId, written.get(courseId) ?? withoutLessons(course))
  }
}

/** A course whose lessons are still being written. */
function withoutLessons({ title: course, tasks: list }: SeedCourse): FolderTask[] {
  if (!list) throw new Error(`The lessons of ${course} are incomplete; lessons.test.ts says what is missing`)
  return list.map(({ title, steps: parts }) => ({
    title,
    week: null,
    steps: parts.map(({ name, instructions }) => ({
      stem: name,
      content: { name, instructions, effort: '', summary: '', lesson: '', sampleDatabase: '' },
      files: [],
    })),
  }))
}

/** A few statements for a whole course. Rows come back in the order in which they were given. */
async function seedCourse(db: Db, { files: store }: Pick<Deps, 'files'>, courseId: number, folder: FolderTask[]) {
  const taskRows = await db
    .insert(tasks)
    .values(folder.map(({ title, week }, position) => ({ courseId, title, week, position })))
    .returning({ id: tasks.id })
  const parts = folder.flatMap((task, index) =>
    task.steps.map((step, position) => ({ ...step, taskId: taskRows[index]!.id, position })),
  )
  const stepRows = await db
    .insert(steps)
    .values(
      parts.map(({ taskId, position, content: { name, instructions, effort, summary } }) => ({
        taskId,
        position,
        name,
        instructions,
        effort,
        summary,
      })),
    )
    .returning({ id: steps.id })
  const lessons = parts.flatMap(({ content }, index) =>
    content.lesson ? { stepId: stepRows[index]!.id, content } : [],
  )
  if (lessons.length > 0) {
    await db.insert(lessonVersions).values(lessons.map(({ stepId, content }) => ({ stepId, number: 1, ...content })))
    await db.insert(lessonPassages).values(lessons.flatMap(({ stepId, content }) => passagesOf(stepId, content)))
    await db.execute(sql`update steps set lesson_version = 1 from tasks
      where tasks.id = steps.task_id and tasks.course_id = ${courseId}
        and exists (select from lesson_versions where step_id = steps.id)`)
  }
  const attached = parts.flatMap(({ files }, index) => files.map((file) => ({ ...file, stepId: stepRows[index]!.id })))
  if (attached.length === 0) return
  const kept = await storeFiles(
    db,
    store,
    attached.map(({ name, content }) => ({ name: name.split('/').at(-1)!, content, ownerId: null })),
  )
  await db
    .insert(stepFiles)
    .values(attached.map(({ stepId, name, role }, index) => ({ stepId, name, role, fileId: kept[index]! })))
}
