import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type CourseFolder, type FolderTask, readCourseFolder } from '#server/learning/course-files/course-folder.ts'
import type { CourseFiles } from '#server/learning/course-files/folder.ts'

const folder = join(import.meta.dirname, '../../courses')

/** The free path for people who have never coded. It isn't a course of the catalogue. */
export const startFolder = '00-start'

/** The names of all folders with lessons, in order. */
export const lessonFolders = (): string[] =>
  readdirSync(folder)
    .filter((name) => !name.endsWith('.json'))
    .toSorted()

/** The names of the folders of the catalogue's courses, in order. */
export const courseFolders = (): string[] => lessonFolders().filter((name) => name !== startFolder)

export function filesOfCourse(name: string): CourseFiles {
  const root = join(folder, name)
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) =>
    statSync(join(root, path)).isFile(),
  )
  return new Map(paths.toSorted().map((path) => [path.replaceAll('\\', '/'), readFileSync(join(root, path))]))
}

/** Throws on a problem; lessons.test.ts says what is wrong, with file and line. */
export function readCourse(name: string): Omit<CourseFolder, 'problems'> {
  const { tasks, databases, problems } = readCourseFolder(filesOfCourse(name))
  if (problems.length > 0) throw new Error(`${name}: ${problems.map(({ message }) => message).join(' ')}`)
  return { tasks, databases }
}

export const readLessons = (name: string): FolderTask[] => readCourse(name).tasks
