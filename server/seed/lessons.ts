import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type CourseFiles, type CourseFolder, readCourseFolder } from '#server/learning/course-files/course-folder.ts'

const folder = join(import.meta.dirname, 'lessons')

/** The names of the course folders, in order. */
export const courseFolders = (): string[] => readdirSync(folder).toSorted().filter(isComplete)

/** A course that is still being written is seeded without lessons. */
const isComplete = (name: string): boolean => readCourseFolder(filesOfCourse(name)).problems.length === 0

export function filesOfCourse(name: string): CourseFiles {
  const root = join(folder, name)
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) =>
    statSync(join(root, path)).isFile(),
  )
  return new Map(paths.toSorted().map((path) => [path.replaceAll('\\', '/'), readFileSync(join(root, path))]))
}

/** Throws on a problem, because the tests have found them all before. */
export function readLessons(name: string): CourseFolder['tasks'] {
  const { tasks, problems } = readCourseFolder(filesOfCourse(name))
  if (problems.length > 0)
    throw new Error(`${name}: ${problems.map(({ path, message }) => `${path}: ${message}`).join(' ')}`)
  return tasks
}
