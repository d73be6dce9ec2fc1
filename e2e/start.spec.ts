import { everythingStored } from './device.ts'
import { expect, newCourse, signInAsNewMember, test, visit } from './support.ts'

test('a repeat visit shows the last data at once, then the fresh reply; signing out removes it', async ({ page }) => {
  const { courseId, title } = await newCourse(page, ['Measure it'])
  await signInAsNewMember(page, '/dashboard/my-courses', courseId)
  const card = page.getByRole('main').getByText(title).first()
  await expect(card).toBeVisible()
  await expect.poll(() => everythingStored(page)).toContain('"/dashboard/my-courses"')

  // The reply comes only when the test says so, and then with another title.
  let answer = () => {}
  const released = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/v1/page?*', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll(title, `${title} renamed`)
    await released
    await route.fulfill({ response, body })
  })
  await page.goto('/dashboard/my-courses')
  await expect(card).toBeVisible()
  await expect(page.getByText(`${title} renamed`)).toHaveCount(0)
  answer()
  await expect(page.getByText(`${title} renamed`).filter({ visible: true }).first()).toBeVisible()
  await page.unroute('**/v1/page?*')

  await visit(page, '/dashboard')
  expect(await everythingStored(page)).toContain(title)
  await page.getByRole('button', { name: /your menu/ }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  expect(await everythingStored(page)).not.toContain(title)
})

test('the menu is there before the application, and a tap on it is not lost', async ({ page }) => {
  await signInAsNewMember(page, '/dashboard')
  let load = () => {}
  const released = new Promise<void>((resolve) => (load = resolve))
  await page.route('**/assets/entry.area-*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Report Bug' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  load()
  await expect(page.getByRole('dialog')).toBeVisible()
})
