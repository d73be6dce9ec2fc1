import 'fake-indexeddb/auto'
import { afterEach, expect, test } from 'vitest'
import { type KeptCourse, openDevice } from './database.ts'
import { addToKept, keptCourses, removeKept } from './kept-courses.ts'

afterEach(async () => {
  const device = await openDevice()
  await Promise.all([device.clear('kept'), device.clear('answers')])
})

const course = (userId: number, courseId: number, paths: string[]): KeptCourse => ({
  userId,
  courseId,
  title: `Course ${courseId}`,
  version: 'a',
  state: 'ready',
  hasPython: false,
  isWifiOnly: false,
  paths,
  files: [],
  loading: [],
  bytes: 1,
  confirmedAt: 0,
  missingSince: null,
})

const storeKept = async (kept: KeptCourse) => (await openDevice()).put('kept', kept)

async function storeAnswers(userId: number, ...paths: string[]) {
  const device = await openDevice()
  for (const path of paths) await device.put('answers', { userId, path, body: path, at: 0, size: 1, build: '' })
}

const storedPaths = async () => (await (await openDevice()).getAllKeys('answers')).map((key) => key.join(' '))

test('a removed course takes its answers along, but none that another course or account has', async () => {
  await storeKept(course(1, 10, ['/me', '/steps/1']))
  await storeKept(course(1, 11, ['/me', '/steps/2']))
  await storeKept(course(2, 10, ['/me', '/steps/1']))
  await storeAnswers(1, '/me', '/steps/1', '/steps/2', '/opened')
  await storeAnswers(2, '/steps/1')
  await removeKept({ userId: 1, courseId: 10 })
  expect(await storedPaths()).toEqual(['1 /me', '1 /opened', '1 /steps/2', '2 /steps/1'])
  expect((await keptCourses(1)).map(({ courseId }) => courseId)).toEqual([11])
  expect(await keptCourses(2)).toHaveLength(1)
})

test('what is loaded for a course belongs to it at once, unless it was removed meanwhile', async () => {
  await storeKept(course(1, 10, ['/me']))
  await Promise.all([
    addToKept({ userId: 1, courseId: 10 }, { paths: ['/me', '/steps/1'] }),
    addToKept({ userId: 1, courseId: 10 }, { paths: ['/steps/2'], loading: ['/assets/a.js'] }),
    addToKept({ userId: 1, courseId: 12 }, { paths: ['/steps/9'] }),
  ])
  expect(await keptCourses(1)).toMatchObject([{ paths: ['/me', '/steps/1', '/steps/2'], loading: ['/assets/a.js'] }])
})
