import { PassThrough, Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { Db } from '#server/kit/db/db.ts'
import type { Deps } from '#server/kit/deps.ts'
import { courseEntries, type CourseEntry } from './course-entries.ts'
import { currentCourse } from './course.store.ts'
import type { CurrentFile } from './import.rules.ts'

/** What is published today, in the format of the course folders. */
export async function exportedEntries(db: Db, courseId: number): Promise<CourseEntry<CurrentFile>[]> {
  const { tasks, steps, databases } = await currentCourse(db, courseId)
  const current = tasks.filter(({ isCurrent }) => isCurrent)
  const written = current.map(({ taskId, title, week }) => ({
    title,
    week,
    steps: steps.filter((step) => step.isCurrent && step.taskId === taskId),
  }))
  // A task without steps can't be read back.
  const complete = written.filter((task) => task.steps.length > 0)
  return courseEntries(complete, new Map(databases.map(({ name, sql }) => [name, sql])))
}

/** One entry at a time, so that memory does not grow with the course. Stops if the reader disconnects. */
export function zipOf({ files }: Pick<Deps, 'files'>, entries: CourseEntry<CurrentFile>[], now: Date): Readable {
  const zip = new ZipFile()
  const out = new PassThrough()
  const closed = new AbortController()
  out.once('close', () => closed.abort())
  pipeline(zip.outputStream as Readable, out).catch(() => {})
  // yazl emits stream errors on the zip.
  zip.on('error', (error: Error) => out.destroy(error))
  const fill = async () => {
    for (const entry of entries) {
      const content = 'text' in entry ? Readable.from([Buffer.from(entry.text)]) : await files.open(entry.file.fileId)
      zip.addReadStream(content, entry.path, { mtime: now })
      await finished(content, { signal: closed.signal, writable: false }).finally(() => content.destroy())
    }
    zip.end()
  }
  fill().catch((error: unknown) => out.destroy(error as Error))
  return out
}
