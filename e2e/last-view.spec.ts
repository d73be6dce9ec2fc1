import { expect, newCourse, signInAsNewMember, test } from './support.ts'

// Playwright can't hold back files that the worker serves.
test.use({ serviceWorkers: 'block' })

test('a page shows what it showed last until the application is there', async ({ page, mayFail }) => {
  const { courseId } = await newCourse(page, ['Read the bridge plan'])
  await signInAsNewMember(page, `/dashboard/tasks/${courseId}`, courseId)
  await expect(page.getByText('Read the bridge plan')).toBeVisible()
  const views = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('view:')))
  // Once the page is at rest.
  await expect.poll(views).toEqual([expect.stringMatching(`^view:\\d+:/dashboard/tasks/${courseId}$`)])

  mayFail(/ERR_FAILED|Failed to fetch|Service Worker registration blocked/)
  await page.route('**/assets/entry.area-*.js', (route) => route.abort())
  await page.goto(`/dashboard/tasks/${courseId}`)
  await expect(page.getByText('Read the bridge plan')).toBeVisible()

  await page.unrouteAll()
  await page.reload()
  await page.getByRole('button', { name: /your menu/ }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('/')
  expect(await views()).toEqual([])
})
