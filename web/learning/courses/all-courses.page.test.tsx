// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { setUpRendering } from '#web/kit/testing.ts'
import { AllCoursesPage } from './all-courses.page.tsx'

const course = {
  courseId: 3,
  courseTitle: 'Backend Development',
  subtitle: '',
  courseDescription: '',
  imagePath: 'backend',
  weeks: 10,
  userCourses: [],
}

const render = setUpRendering()
const fetched = vi.fn<typeof fetch>()
const enrolments = () => fetched.mock.calls.filter(([, init]) => init?.method === 'POST')

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  fetched.mockReset()
  fetched.mockImplementation(async (path, init) => {
    if (init?.method === 'POST') return Response.json({ status: 1, message: 'OK', data: { userId: 7, courseId: 3 } })
    const isCourses = (path as string).includes('getAllCourses')
    return isCourses ? Response.json({ status: 1, message: 'OK', data: [course] }) : new Response('{}', { status: 503 })
  })
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <AllCoursesPage />
      </MemoryRouter>
    </QueryClientProvider>,
  )
})

test('enrols once when the button is pressed twice quickly', async () => {
  const button = () => document.querySelector<HTMLButtonElement>('[aria-label^="Enroll Now"]')
  await expect.poll(button).not.toBeNull()
  const found = button()!
  found.click()
  found.click()
  await expect.poll(() => document.body.textContent).toContain('Course Enrolled successfully!')
  expect(enrolments()).toHaveLength(1)
})
