import type { Token } from '#contract/kit/code/tokens.ts'
import type { LessonDocument } from '#contract/learning/lesson-document.ts'
import { contentsOf, type ContentsEntry } from '#contract/learning/lesson-text.ts'
import type { PublicLesson } from '#contract/learning/lessons.ts'
import { prepareLesson } from '#contract/learning/prepare-lesson.ts'
import { ApiError } from '#web/kit/api/call.ts'
import { fileSize, plural } from '#web/kit/format.ts'

/** A public lesson as it is shown, parsed and formatted on the server. */
export type ShownLesson = Pick<PublicLesson, 'stepName' | 'effort' | 'summary' | 'exercise'> & {
  document: LessonDocument
  /** SQL that makes the sample database of its samples. */
  database: string
  /** Null if there is none. */
  task: LessonDocument | null
  /** The starter's files, highlighted. */
  starterLines: [path: string, lines: Token[][]][]
  contents: ContentsEntry[]
  materials: { name: string; kind: string; url: string; size: string }[]
  minutes: number
  readingTime: string
  publishedAt: string
}

export async function showLesson(found: PublicLesson): Promise<ShownLesson> {
  const { stepName, effort, summary, exercise, instructions, materials } = found
  const { minutes, publishedAt, text, databaseSql } = found.lesson
  return {
    stepName,
    effort,
    summary,
    exercise,
    document: await prepareLesson(text),
    database: databaseSql,
    task: instructions === '' ? null : await prepareLesson(instructions),
    starterLines: await highlightFiles(exercise?.starter ?? []),
    contents: contentsOf(text).filter(({ level }) => level === 1),
    materials: materials.map(({ name, kind, url, bytes }) => ({ name, kind, url, size: fileSize(bytes) })),
    minutes,
    readingTime: plural(minutes, 'minute'),
    publishedAt,
  }
}

async function highlightFiles(files: readonly { path: string; text: string }[]): Promise<[string, Token[][]][]> {
  const { highlightLines } = await import('#contract/kit/code/highlight.ts')
  return Promise.all(files.map(async ({ path, text }) => [path, await highlightLines(text, path)]))
}

/** Null instead of an error if nothing is at this address. */
export async function orNotFound<Data>(load: () => Promise<Data>): Promise<Data | null> {
  try {
    return await load()
  } catch (error) {
    if (error instanceof ApiError && ['not_found', 'invalid_input'].includes(error.code)) return null
    throw error
  }
}
