import { randomBytes } from 'node:crypto'
import { expect, expectAccessible, newLearner, signIn, signInAs, test } from './support.ts'

test('staff add days for three learners at once, and a learner sees the new end @full', async ({
  page,
  anotherPage,
}) => {
  const lastName = `Dinwala${randomBytes(4).toString('hex')}`
  const { email, password } = await newLearner(page, `Sneha ${lastName}`)
  for (const firstName of ['Asha', 'Rani']) await newLearner(page, `${firstName} ${lastName}`)
  await signIn(page, 'admin', `/admin/users?search=${lastName}`)
  await page.getByRole('checkbox', { name: 'Select all 3' }).check()
  await expect(page.getByText('3 selected')).toBeVisible()
  await page.getByRole('button', { name: 'Add days' }).click()

  const dialog = page.getByRole('dialog', { name: 'Add days for 3 people' })
  await expect(dialog).toContainText('3 people without access now: from today.')
  await dialog.getByRole('button', { name: 'Add days' }).click()
  await expect(dialog.getByText('Enter a reason')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Days to add').fill('7')
  await dialog.getByLabel('Reason').fill('The site was down')
  await dialog.getByRole('button', { name: 'Add days' }).click()
  await expect(page.getByText('Added 7 days for 3 people.')).toBeVisible()
  const ends = page.getByText(/^Until \d/)
  await expect(ends).toHaveCount(3)
  const end = (await ends.first().innerText()).replace('Until ', '')

  const learner = await anotherPage()
  await signInAs(learner, email, password, '/dashboard/notifications')
  await expect(learner.getByText(`The site was down. Your courses are open until ${end}.`)).toBeVisible()
})
