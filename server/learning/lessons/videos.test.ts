import { describe, expect, test } from 'vitest'
import { openStep } from '#contract/learning/lessons.ts'
import {
  addVideoLink,
  removeVideo,
  renameVideo,
  saveVideoPosition,
  type StepVideo,
  uploadCaptions,
  uploadVideo,
} from '#contract/learning/videos.ts'
import { formOf } from '#server/testing/forms.ts'
import { newCourseWithTasks, newMember } from '#server/testing/learning/learning.ts'
import { countStoredFiles } from '#server/testing/learning/submissions.ts'
import { sharedApp, type TestActor } from '#server/testing/test-app.ts'

const app = await sharedApp({ rateLimitFactor: 100 })
const admin = await app.newActor('admin')

/** The first bytes of an MP4 file, and 3 KB more. */
const mp4 = Buffer.concat([
  Buffer.from('\x00\x00\x00\x18ftypmp42\x00\x00\x00\x00mp42isom', 'latin1'),
  Buffer.alloc(3000, 'moov'),
])
const vtt = 'WEBVTT\n\n00:00.000 --> 00:02.000\nNamaste.\n'

async function newVideo() {
  const course = await newCourseWithTasks(app, [1])
  const stepId = course.stepIds[0]!
  const body = formOf({ title: 'Paise in code' }, 'files', { name: 'lesson.mp4', content: mp4 })
  const video: StepVideo = await app.load(admin, uploadVideo, { params: { stepId }, body })
  return { ...course, stepId, video, learner: await newMember(app, [course.courseId]) }
}
const caption = (videoId: number, content: string) =>
  app.call(admin, uploadCaptions, {
    params: { videoId },
    body: formOf({}, 'files', { name: 'en.vtt', content }),
  })
const videosOf = async (actor: TestActor, stepId: number): Promise<StepVideo[]> =>
  (await app.load(actor, openStep, { params: { stepId } })).videos

describe('an uploaded video', () => {
  test('streams in parts to learners of the course, with its captions', async () => {
    const { stepId, video, learner } = await newVideo()
    expect(await caption(video.videoId, '1\n00:00 --> 00:02\nNot WebVTT')).toMatchObject({
      http: 400,
      body: { fields: { files: 'Choose a WebVTT file: its first line is WEBVTT' } },
    })
    expect(await caption(video.videoId, vtt)).toMatchObject({ http: 200 })
    const [shown] = await videosOf(learner, stepId)
    expect(shown).toMatchObject({ title: 'Paise in code', isUploaded: true, kind: 'video/mp4', bytes: mp4.length })
    const part = await app.app.inject({ url: shown!.url, headers: { range: 'bytes=24-31' } })
    expect(part).toMatchObject({ statusCode: 206, body: 'moovmoov' })
    expect(part.headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-range': `bytes 24-31/${mp4.length}`,
    })
    const captions = await app.app.inject(shown!.captionsUrl!)
    expect(captions).toMatchObject({ statusCode: 200, body: vtt })
    expect(captions.headers['content-type']).toBe('text/vtt; charset=utf-8')
  })

  test('does not open for people outside the course', async () => {
    const { stepId, video } = await newVideo()
    await caption(video.videoId, vtt)
    const stranger = await newMember(app)
    expect(await app.call(stranger, openStep, { params: { stepId } })).toMatchObject({ http: 403 })
    const [shown] = await videosOf(admin, stepId)
    for (const url of [shown!.url, shown!.captionsUrl!]) {
      const stolen = url.replace(/reader=\d+/, `reader=${stranger.id}`)
      expect((await app.app.inject(stolen)).statusCode).toBe(404)
    }
    expect(
      await app.call(stranger, saveVideoPosition, { params: { videoId: video.videoId }, body: { seconds: 5 } }),
    ).toMatchObject({ http: 403 })
  })

  test('resumes where the learner stopped, on any device', async () => {
    const { stepId, video, learner } = await newVideo()
    const { videoId } = video
    const save = (seconds: number) => app.call(learner, saveVideoPosition, { params: { videoId }, body: { seconds } })
    expect(await videosOf(learner, stepId)).toMatchObject([{ seconds: 0 }])
    await save(90)
    expect(await save(75)).toMatchObject({ http: 200 })
    expect(await videosOf(learner, stepId)).toMatchObject([{ seconds: 75 }])
    expect(await videosOf(admin, stepId)).toMatchObject([{ seconds: 0 }])
    expect(await save(-1)).toMatchObject({ http: 400 })
  })

  test('is deleted with its captions and positions when it is removed', async () => {
    const { stepId, video, learner } = await newVideo()
    const before = await countStoredFiles(app)
    await caption(video.videoId, vtt)
    await caption(video.videoId, `${vtt}\n`)
    await app.call(learner, saveVideoPosition, { params: { videoId: video.videoId }, body: { seconds: 5 } })
    expect(await app.call(admin, removeVideo, { params: { videoId: video.videoId } })).toMatchObject({ http: 200 })
    expect(await countStoredFiles(app)).toBe(before - 1)
    expect(await videosOf(learner, stepId)).toEqual([])
    expect(await app.call(admin, removeVideo, { params: { videoId: video.videoId } })).toMatchObject({ http: 404 })
  })

  test('must be an MP4 or WebM file', async () => {
    const { stepIds } = await newCourseWithTasks(app, [1])
    const body = formOf({ title: 'A film' }, 'files', { name: 'lesson.mp4', content: '<script>alert(1)</script>' })
    const answer = await app.call(admin, uploadVideo, { params: { stepId: stepIds[0]! }, body })
    expect(answer).toMatchObject({ http: 400 })
  })
})

describe('a link to a video', () => {
  const add = (stepId: number, url: string) =>
    app.call(admin, addVideoLink, { params: { stepId }, body: { title: 'A talk', url } })

  test('is shown to learners and can be renamed', async () => {
    const { courseId, stepIds } = await newCourseWithTasks(app, [1])
    const stepId = stepIds[0]!
    const learner = await newMember(app, [courseId])
    const { body } = await add(stepId, 'https://videos.example/watch?v=1')
    const { videoId } = body.data
    expect(await videosOf(learner, stepId)).toMatchObject([
      { title: 'A talk', url: 'https://videos.example/watch?v=1', isUploaded: false, captionsUrl: null },
    ])
    await app.call(admin, renameVideo, { params: { videoId }, body: { title: 'A long talk' } })
    expect(await videosOf(learner, stepId)).toMatchObject([{ title: 'A long talk' }])
    expect(await caption(videoId, vtt)).toMatchObject({ http: 400 })
    const position = { params: { videoId }, body: { seconds: 1 } }
    expect(await app.call(learner, saveVideoPosition, position)).toMatchObject({ http: 404 })
  })

  test.each(['javascript:alert(1)', 'https://localhost/x'])('must be a public https address, not %j', async (url) => {
    const { stepIds } = await newCourseWithTasks(app, [1])
    expect(await add(stepIds[0]!, url)).toMatchObject({ http: 400, body: { fields: { url: expect.any(String) } } })
  })
})
