import { beginCourse, openForm } from './learning.ts'
import { adminHeaders, expect, expectAccessible, test } from './support.ts'

const step = 'Read the timetable'
const timetable = { name: 'timetable.txt', mimeType: 'text/plain', buffer: Buffer.from('Delhi 0\nAgra 195\n') }

test.beforeEach(async ({ page }) => {
  const { taskStepIds } = await beginCourse(page, [step])
  const headers = await adminHeaders(page)
  const multipart = { taskStepId: String(taskStepIds[0]), files: timetable }
  expect((await page.request.post('/v1/course/uploadTaskFiles', { headers, multipart })).ok()).toBe(true)
  await page.reload()
})

test('a learner reads the reference files of a step and submits text only @phone @full', async ({ page }) => {
  const opener = page.getByRole('button', { name: 'Open timetable.txt' })
  await opener.click()
  const preview = page.getByRole('dialog', { name: 'timetable.txt' })
  await expect(preview.getByText('Agra 195')).toBeVisible()
  const { width, height } = page.viewportSize()!
  const isPhone = width < 640
  expect(await preview.boundingBox()).toMatchObject(
    isPhone ? { x: 0, y: 0, width, height } : { width: 600, height: 400 },
  )
  await expectAccessible(page)
  await preview.getByRole('button', { name: 'Close' }).click()
  await expect(preview).toBeHidden()
  await expect(opener).toBeFocused()

  const form = await openForm(page, step)
  await expectAccessible(page)
  await form.getByLabel('Explanation').fill('Agra is 195 km from Delhi.')
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Solution submitted successfully...')).toBeVisible()
  await expectAccessible(page)
})
