import { expect, expectAccessible, signInAs, signInAsNewMember, test } from './support.ts'

test('every sidebar item opens its page @phone @full', async ({ page }) => {
  await signInAsNewMember(page)
  const isPhone = page.viewportSize()!.width < 600
  for (const [item, heading] of [
    ['My Courses', 'My Courses'],
    ['Sessions', 'Sessions'],
    ['Questions', 'Your questions'],
    ['Skills', 'Skills'],
    ['Projects', 'Projects'],
    ['Job Openings', 'Job Openings'],
    ['Request', 'Request features'],
    ['Settings', 'Settings'],
  ]) {
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: item!, exact: true })
    const visible = link.filter({ visible: true })
    if (isPhone && (await visible.count()) === 0) await page.getByRole('button', { name: 'More', exact: true }).click()
    await visible.click()
    await expect(page.getByRole('heading', { name: heading!, level: 1 })).toBeVisible()
    await expect(page).toHaveTitle(heading!)
    await expectAccessible(page)
  }
})

test('a new learner attaches a payment screenshot, which is there after a reload @full', async ({ page }) => {
  await signInAsNewMember(page)

  const picture = await page.screenshot()
  await page
    .getByLabel('Screenshot of the payment')
    .setInputFiles({ name: 'भुगतान.png', mimeType: 'image/png', buffer: picture })
  await expect(page.getByRole('link', { name: 'View', exact: true })).toBeVisible()
  await page.reload()
  const href = await page.getByRole('link', { name: 'View', exact: true }).getAttribute('href')
  const answer = await page.request.get(href!)
  expect((await answer.body()).equals(picture)).toBe(true)
  expect(answer.headers()['content-security-policy']).toContain('sandbox')
  await expectAccessible(page)
})

test('a learner changes the password and signs out another device @full', async ({ page, anotherPage, mayFail }) => {
  mayFail(/40[01] \((Bad Request|Unauthorized)\)/)
  const someone = await signInAsNewMember(page)
  const other = await anotherPage()
  await signInAs(other, someone.email, someone.password)

  await page.goto('/dashboard/settings')
  await expect(page.getByText('This device', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^Log out Chrome/ }).click()
  await expect(page.getByRole('button', { name: /^Log out Chrome/ })).toHaveCount(0)
  // Without a reload: the open page is notified.
  await other.waitForURL(/\/login/)

  await page.getByLabel('Current password').fill('wrong')
  await page.getByLabel('New password').fill('a second password')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('This isn’t your current password')).toBeVisible()
  await page.getByLabel('Current password').fill(someone.password)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password changed.')).toBeVisible()
  await signInAs(other, someone.email, 'a second password')
})
