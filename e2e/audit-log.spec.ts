import { adminHeaders, expect, expectAccessible, newCourse, signIn, test } from './support.ts'

test('a change by staff appears in the audit log, with before and after @full', async ({ page }) => {
  const { courseId, title } = await newCourse(page, ['One step'])
  const headers = await adminHeaders(page)
  const data = { courseTitle: `${title}, second edition` }
  expect((await page.request.patch(`/v1/courses/${courseId}`, { headers, data })).ok()).toBe(true)

  await signIn(page, 'admin', '/admin/audit')
  await expect(page.getByRole('heading', { name: 'Audit log' })).toBeVisible()
  await page.getByLabel('Search by action, item or person').fill(`course ${courseId}`)
  const edited = page.getByRole('row', { name: /course edited/i }).filter({ hasText: `course ${courseId}` })
  await expect(edited.getByRole('deletion')).toContainText(title)
  await expect(edited.getByRole('insertion')).toContainText(`${title}, second edition`)
  // The log shows its current name, with a link.
  const course = edited.getByRole('link', { name: `${title}, second edition` })
  await expect(course).toHaveAttribute('href', `/admin/courses/${courseId}`)
  await expectAccessible(page)

  // The filter survives a reload.
  await edited.getByRole('button', { name: `course ${courseId}` }).click()
  await page.waitForURL(/subject=course/)
  await page.reload()
  await expect(page.getByRole('button', { name: `About course ${courseId}` })).toBeVisible()
  await expect(page.getByRole('row', { name: /course edited/i })).toHaveCount(1)
  await expect(page.getByRole('row', { name: /course created/i })).toHaveCount(1)
  await page.getByLabel('Until').fill('2020-01-01')
  await expect(page.getByRole('heading', { name: 'No entries found' })).toBeVisible()
  await page.getByRole('button', { name: 'Show all entries' }).click()
  await expect(page.getByRole('row').nth(2)).toBeVisible()
})
