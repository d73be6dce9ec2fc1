import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type FolderTask, readCourseFolder } from '#server/learning/course-files/course-folder.ts'
import type { CourseFiles } from '#server/learning/course-files/folder.ts'

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

/** Throws on a problem; lessons.test.ts says what is wrong, with file and line. */
export function readLessons(name: string): FolderTask[] {
  const { tasks, problems } = readCourseFolder(filesOfCourse(name))
  if (problems.length > 0) throw new Error(`${name}: ${problems.map(({ message }) => message).join(' ')}`)
  return tasks
}

/** The SQL of the sample databases by name. */
export const databasesOf = (name: string): Map<string, string> =>
  new Map(
    [...filesOfCourse(name)].flatMap(([path, content]) => {
      const [, database] = /^databases\/([a-z\d-]+)\.sql$/.exec(path) ?? []
      return database ? [[database, content.toString('utf8')]] : []
    }),
  )
