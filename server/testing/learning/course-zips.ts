import { type CourseImport, importCourse } from '#contract/learning/course-files.ts'
import { formOf } from '../forms.ts'
import type { TestActor, TestApp } from '../test-app.ts'
import { zipFiles } from '../zips.ts'

export type CourseZipFiles = Record<string, string | Buffer>

export const lessonFile = (name: string, text = 'A shop counts money.') =>
  `---\nname: ${name}\neffort: about 1 hour\nsummary: Exact money.\n---\n\n${text}\n\n## Your task\n\nWrite it.\n\n- [ ] It counts.\n`
export const planFile = (...tasks: [title: string, ...stems: string[]][]) =>
  JSON.stringify({ tasks: tasks.map(([title, ...steps], index) => ({ title, week: index + 1, steps })) })

/** Two tasks with three steps. */
export const smallCourse: CourseZipFiles = {
  'course.json': planFile(['Counting', '1-1-paise', '1-2-split'], ['Sharing', '2-1-share']),
  '1-1-paise.md': lessonFile(
    'Count paise',
    'See [the cases](1-1-paise/cases.json) and ![A coin](1-1-paise/img/coin.png).',
  ),
  '1-1-paise/cases.json': '[1]',
  '1-1-paise/img/coin.png': Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
  '1-1-paise/exercise/solution/paise.js': 'export const a = 1',
  '1-2-split.md': lessonFile('Split a bill', 'Uses [the same cases](1-1-paise/cases.json).'),
  '2-1-share.md': lessonFile('Share it'),
}

/** Checks and imports zips of a course. */
export function courseZips({ call }: Pick<TestApp, 'call'>, admin: () => TestActor) {
  const send = (courseId: number, zip: Buffer, fields: object = {}) =>
    call(admin(), importCourse, {
      params: { courseId },
      body: formOf(fields, 'file', { name: 'course.zip', content: zip }),
    })
  const check = async (courseId: number, zip: Buffer): Promise<CourseImport> => (await send(courseId, zip)).body.data
  async function apply(courseId: number, files: CourseZipFiles, removeMissing = false): Promise<CourseImport> {
    const zip = await zipFiles(Object.entries(files))
    const { plan: agreed } = await check(courseId, zip)
    return (await send(courseId, zip, { plan: agreed, removeMissing })).body.data
  }
  return { send, check, apply }
}
