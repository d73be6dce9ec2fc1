import { stepFiles } from '#server/learning/tables.ts'
import { importCourse } from '#contract/learning/course-files.ts'
import { formOf } from '../forms.ts'
import { enrol, newCourseWithTasks } from '../learning/learning.ts'
import { zipFiles } from '../zips.ts'
import { own, type Rows, shared } from './row.ts'
import type { World } from './world.ts'
import { stepVideos } from '#server/learning/lessons/tables.ts'

const aStep = async (world: World) => (await newCourseWithTasks(world, [1])).stepIds[0]!

async function newStepFile(world: World): Promise<number> {
  const { id: fileId } = await world.newFile()
  const [row] = await world.db
    .insert(stepFiles)
    .values({ stepId: await aStep(world), fileId, name: 'words.txt' })
    .returning()
  return row!.id
}

async function newVideo(world: World, stepId: number): Promise<number> {
  const { id: fileId } = await world.newFile()
  const [row] = await world.db.insert(stepVideos).values({ stepId, fileId, title: 'A film' }).returning()
  return row!.id
}
const aVideo = async (world: World) => newVideo(world, await aStep(world))

/** The first bytes of an MP4 file. */
const mp4 = Buffer.from('\x00\x00\x00\x18ftypmp42\x00\x00\x00\x00mp42isom', 'latin1')
const courseFolder = [
  ['course.json', JSON.stringify({ tasks: [{ title: 'Begin', steps: ['1-1-begin'] }] })],
  ['1-1-begin.md', '---\nname: Begin\n---\n\nA lesson.\n'],
] as const
const vtt = 'WEBVTT\n\n00:00.000 --> 00:02.000\nNamaste.\n'

/** The files and videos of a step, and courses as files. */
export const videos: Rows = {
  renameStepFile: shared(async (world) => ({
    params: { stepFileId: await newStepFile(world) },
    body: { name: 'data/words.txt' },
  })),
  replaceStepFile: shared(async (world) => ({
    params: { stepFileId: await newStepFile(world) },
    body: formOf({}, 'files', { name: 'words.txt', content: 'Other words' }),
  })),
  makeCourseExportLink: shared(async (world) => ({ params: { courseId: (await newCourseWithTasks(world)).courseId } })),
  importCourse: [
    shared(
      async (world) => ({
        params: { courseId: (await newCourseWithTasks(world)).courseId },
        body: formOf({}, 'file', { name: 'course.zip', content: await zipFiles(courseFolder) }),
      }),
      { about: 'to check it', outcomes: { admin: 'idle' } },
    ),
    shared(async (world) => {
      const params = { courseId: (await newCourseWithTasks(world)).courseId }
      const file = { name: 'course.zip', content: await zipFiles(courseFolder) }
      const checked = await world.call(world.admin, importCourse, { params, body: formOf({}, 'file', file) })
      return { params, body: formOf({ plan: checked.body.data.plan }, 'file', file) }
    }),
  ],
  addVideoLink: shared(async (world) => ({
    params: { stepId: await aStep(world) },
    body: { title: 'A talk', url: 'https://videos.example/1' },
  })),
  uploadVideo: shared(async (world) => ({
    params: { stepId: await aStep(world) },
    body: formOf({ title: 'A film' }, 'files', { name: 'film.mp4', content: mp4 }),
  })),
  uploadCaptions: shared(async (world) => ({
    params: { videoId: await aVideo(world) },
    body: formOf({}, 'files', { name: 'film.vtt', content: vtt }),
  })),
  renameVideo: shared(async (world) => ({ params: { videoId: await aVideo(world) }, body: { title: 'Another' } })),
  removeVideo: shared(async (world) => ({ params: { videoId: await aVideo(world) } })),
  saveVideoPosition: own(
    async (world, actor) => {
      const { courseId, stepIds } = await newCourseWithTasks(world, [1])
      if (actor) await enrol(world, actor.id, [courseId])
      return { params: { videoId: await newVideo(world, stepIds[0]!) }, body: { seconds: 90 } }
    },
    // Staff have no subscription.
    { outcomes: { mentor: 403, admin: 403 } },
  ),
}
