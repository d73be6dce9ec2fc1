import { randomInt } from 'node:crypto'
import { signInAsColleague } from './colleagues.ts'
import { expect, expectAccessible, test } from './support.ts'

/** Far enough ahead that no promise or session of another journey is near. */
const farDay = () => new Date(Date.now() + randomInt(200, 400) * 86_400_000).toISOString().slice(0, 10)

test('staff add a holiday, confirm a session on it, and cancel that session from the calendar @full', async ({
  page,
}) => {
  const [day, name] = [farDay(), `Team day ${Date.now()}`]
  await signInAsColleague(page, 'manager', '/admin/calendar')
  await page.getByRole('button', { name: 'Add a holiday' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Add holiday' }).click()
  await expect(dialog.getByText('Enter a name')).toBeVisible()
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('First day').fill(day)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Add holiday' }).click()
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible()

  await page.goto('/admin/sessions')
  await page.getByRole('button', { name: 'Schedule a session' }).click()
  await dialog.getByLabel('Title').fill(`Quiz of the ${name}`)
  await dialog.getByLabel('Date').fill(day)
  await dialog.getByLabel('Meeting link').fill('https://meet.kaushal.example/quiz')
  await expect(dialog.getByText(`This day is a holiday: ${name}.`)).toBeVisible()
  await dialog.getByRole('checkbox', { name: 'Hold it on the holiday' }).check()
  await dialog.getByRole('button', { name: 'Schedule session' }).click()
  await expect(dialog).toBeHidden()

  await page.goto('/admin/calendar')
  const onHoliday = page.getByRole('region', { name: 'Sessions on holidays' })
  const session = onHoliday.getByRole('row').filter({ hasText: `Quiz of the ${name}` })
  await expectAccessible(page)
  await session.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Cancel session' }).click()
  await dialog.getByLabel('Reason').fill('We all celebrate')
  await dialog.getByRole('button', { name: 'Cancel session' }).click()
  await expect(session).toHaveCount(0)
})
