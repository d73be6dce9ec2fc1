import type { Locator, Page } from '@playwright/test'
import { expect, newCourse, signInAsNewMember, type NewCourse } from './support.ts'

/** A new member in a new course of one task, with the page of its tasks open. */
export async function beginCourse(page: Page, stepTitles: string[]): Promise<NewCourse & { name: string }> {
  const course = await newCourse(page, stepTitles)
  const { name } = await signInAsNewMember(page, `/dashboard/tasks/${course.courseId}`, course.courseId)
  return { ...course, name }
}

/** Opens the form of a step without a submission. */
export async function openForm(page: Page, step: string): Promise<Locator> {
  await page.getByRole('button', { name: `Submit: ${step}` }).click()
  const form = page.getByRole('form', { name: `Submit: ${step}` })
  await expect(form.getByLabel('Explanation')).toBeFocused()
  return form
}

/** Submits through the API as the person signed in on the page. */
export async function submitQuietly(
  page: Page,
  taskStepId: number,
  textSolution: string,
  file?: { name: string; mimeType: string; buffer: Buffer },
): Promise<number> {
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const headers = { authorization: `Bearer ${token}` }
  const multipart = { taskStepId: String(taskStepId), textSolution, ...(file && { files: file }) }
  const answer = await page.request.post('/v1/user/submitSolution', { headers, multipart })
  return ((await answer.json()) as { data: { solutionId: number } }).data.solutionId
}
