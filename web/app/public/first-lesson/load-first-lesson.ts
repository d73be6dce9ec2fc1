import { getCourse } from '#contract/catalogue/courses.ts'
import { contentsOf, type ContentsEntry } from '#contract/learning/lesson-text.ts'
import { getFirstLesson, type PublicLesson } from '#contract/learning/lessons.ts'
import { getSite } from '#contract/site/settings.ts'
import { coursePreviewImage } from '#web/catalogue/course-preview-image.ts'
import { ApiError, type Call } from '#web/kit/api/call.ts'
import type { Token } from '#contract/kit/code/tokens.ts'
import { fileSize, plural } from '#web/kit/format.ts'
import type { LessonDocument } from '#contract/learning/lesson-document.ts'
import { prepareLesson } from '#contract/learning/prepare-lesson.ts'
import { describePlan } from '#web/site/plan.ts'

type Shown = 'courseId' | 'courseTitle' | 'courseSubtitle' | 'stepName' | 'effort' | 'summary' | 'outline' | 'exercise'

/** The lesson as it is shown, parsed and formatted on the server. */
export type FirstLessonData = Pick<PublicLesson, Shown> & {
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
  stepCount: string
  publishedAt: string
  level: string
  /** Of the picture for shared links. */
  image: string
  school: string
  /** What joining costs. */
  price: string
}

/** Null if the course isn't listed or begins without a lesson. */
export async function loadFirstLesson(call: Call, courseId: string | undefined): Promise<FirstLessonData | null> {
  try {
    const params = { courseId }
    const [found, course, site] = await Promise.all([
      call(getFirstLesson, { params }),
      call(getCourse, { params }),
      call(getSite),
    ])
    const { lesson, instructions, materials, ...shown } = found
    const { minutes, publishedAt, text, databaseSql } = lesson
    return {
      ...shown,
      document: await prepareLesson(text),
      database: databaseSql,
      task: instructions === '' ? null : await prepareLesson(instructions),
      starterLines: await highlightFiles(found.exercise?.starter ?? []),
      contents: contentsOf(text).filter(({ level }) => level === 1),
      materials: materials.map(({ name, kind, url, bytes }) => ({ name, kind, url, size: fileSize(bytes) })),
      minutes,
      readingTime: plural(minutes, 'minute'),
      stepCount: plural(
        shown.outline.reduce((sum, { steps }) => sum + steps.length, 0),
        'step',
      ),
      publishedAt,
      level: course.facts.level,
      image: coursePreviewImage(course),
      school: site.name,
      price: describePlan(site).included,
    }
  } catch (error) {
    if (error instanceof ApiError && ['not_found', 'invalid_input'].includes(error.code)) return null
    throw error
  }
}

async function highlightFiles(files: readonly { path: string; text: string }[]): Promise<[string, Token[][]][]> {
  const { highlightLines } = await import('#contract/kit/code/highlight.ts')
  return Promise.all(files.map(async ({ path, text }) => [path, await highlightLines(text, path)]))
}
