import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type CourseFiles, type FolderTask, readCourseFolder } from '#server/learning/course-files/course-folder.ts'

const folder = join(import.meta.dirname, 'lessons')

/** The names of the course folders, in order. */
export const courseFolders = (): string[] => readdirSync(folder).toSorted()

export function filesOfCourse(name: string): CourseFiles {
  const root = join(folder, name)
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) =>
    statSync(join(root, path)).isFile(),
  )
  return new Map(paths.toSorted().map((path) => [path.replaceAll('\\', '/'), readFileSync(join(root, path))]))
}

/** Complete courses by their number. A folder that lists a missing lesson or leaves out a week is still being written. */
export function readLessons(weeksOf: (courseId: number) => number): Map<number, FolderTask[]> {
  const complete = new Map<number, FolderTask[]>()
  for (const name of courseFolders()) {
    const courseId = Number(name.slice(0, 2))
    const { tasks, problems } = readCourseFolder(filesOfCourse(name))
    const covered = new Set(tasks.map(({ week }) => week))
    const hasAllWeeks = Array.from({ length: weeksOf(courseId) }, (_, index) => index + 1).every((week) =>
      covered.has(week),
    )
    if (problems.length === 0 && hasAllWeeks) complete.set(courseId, tasks)
  }
  return complete
}
