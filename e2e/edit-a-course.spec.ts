import { expect, expectAccessible, signIn, test, visit } from './support.ts'

test('a course title that staff change is on every public page at the next load @full', async ({ page, request }) => {
  const title = `Microservices Architecture ${Date.now()}`
  await signIn(page, 'admin', '/admin/courses')
  await expect(page.getByRole('heading', { name: 'Courses', level: 1 })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: /^Edit Microservices Architecture/ }).click()
  await page.getByLabel('Title', { exact: true }).fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Enter a title')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.reload()
  // The typed text is still there.
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(`${title} saved.`)).toBeVisible()

  for (const path of ['/', '/courses', '/course/courseDetails/9']) {
    expect(await (await request.get(path)).text(), path).toContain(title)
  }
  await visit(page, '/admin/courses')
  await page.getByRole('link', { name: `Edit ${title}` }).click()
  await page.getByLabel('Title', { exact: true }).fill('Microservices Architecture')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Microservices Architecture saved.')).toBeVisible()
})
