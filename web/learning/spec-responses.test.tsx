// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { setUpRendering } from '#web/kit/testing.ts'
import { AllCoursesPage } from './courses/all-courses.page.tsx'
import { MyCoursesPage } from './courses/my-courses.page.tsx'
import { TasksPage } from './tasks/tasks.page.tsx'

// Exactly the fields that the spec lists, for its own calls.
const course = { courseId: 3, courseTitle: 'Backend', courseDescription: 'APIs', imagePath: '/media/course-3.svg' }
const step = (taskStepId: number, solutionSubmited: number) => ({
  taskStepId,
  taskStepTitle: `Step ${taskStepId}`,
  solutionSubmited,
  references: 'seats.json',
  urls: 'https://example.org/http',
})
const responses: Record<string, object> = {
  '/v1/course/getAllCourses': { status: 1, data: [{ ...course, userCourses: [{ userId: 7 }] }] },
  '/v1/user/getEnrolledCourses': {
    status: 1,
    data: [{ course: [course] }],
    foundSubscription: { subscriptionEnds: '2199-01-01T00:00:00.000Z' },
  },
  '/v1/course/getTasks': {
    status: 1,
    data: [{ taskId: 1, taskTitle: 'HTTP', taskSteps: [step(11, 2), step(12, 0), step(13, 4)] }],
    courseDetails: { courseTitle: 'Backend', courseDescription: 'APIs' },
  },
}

const render = setUpRendering()
beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(responses[path.split('?', 1)[0]!] ?? { status: 0, message: 'Not here' }),
  )
})

function open(path: string, page: ReactNode, pattern = '*') {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path={pattern} element={page} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}
const text = () => document.body.textContent

test('all courses are listed from the fields of the spec alone', async () => {
  open('/dashboard/all-courses', <AllCoursesPage />)
  await expect.poll(text).toContain('Backend')
  expect(text()).not.toMatch(/undefined|NaN/)
})

test('my courses are listed from the fields of the spec alone', async () => {
  open('/dashboard/my-courses', <MyCoursesPage />)
  await expect.poll(text).toContain('Backend')
  expect(text()).not.toMatch(/undefined|NaN/)
})

test('tasks and steps are shown from the fields of the spec alone', async () => {
  open('/dashboard/tasks/3', <TasksPage />, '/dashboard/tasks/:courseId')
  await expect.poll(text).toContain('Step 12')
  expect(text()).toContain('example.org')
  expect(text()).not.toMatch(/undefined|NaN/)
})
