// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { afterEach, expect, test } from 'vitest'
import { clearSession, endSession, storeSession } from '#web/kit/api/session.ts'
import { remember, rememberedCourses } from './remembered.ts'

const signIn = (name: string, userId: number) =>
  storeSession({ user: `${name}@example.in`, userId, username: name, role: 'learner', token: name })

afterEach(clearSession)

test('nobody sees which courses another account kept on the device', async () => {
  const course = { userId: 1, courseId: 10, title: 'Backend development' }
  signIn('asha', 1)
  remember(course)
  expect(rememberedCourses()).toEqual([{ courseId: 10, title: 'Backend development' }])
  await endSession('Please log in again.')
  expect(rememberedCourses()).toEqual([])
  signIn('ravi', 2)
  remember(course)
  expect(rememberedCourses()).toEqual([])
})
