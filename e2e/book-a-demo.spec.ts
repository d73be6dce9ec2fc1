import type { Page } from '@playwright/test'
import { expect, expectAccessible, newEmail, newMobile, signIn, tabTo, test, visit } from './support.ts'

const slot = '8:00 PM - 8:30 PM'

const dateField = (page: Page) => page.getByLabel('Demo date')
const lastDay = async (page: Page) => (await dateField(page).getAttribute('max'))!

async function expectEmptyForm(page: Page) {
  for (const label of ['Name', 'Mobile number', 'Email', 'Demo date', 'Your interests']) {
    await expect(page.getByLabel(label)).toHaveValue('')
  }
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
}

/** The browser's date field expects the parts in the order of its language, which the page does not know. */
async function typeDate(page: Page, date: string) {
  const [year, month, day] = date.split('-')
  await page.keyboard.type(`${month}${day}${year}`)
  if ((await dateField(page).inputValue()) === date) return
  for (let part = 0; part < 2; part++) await page.keyboard.press('ArrowLeft')
  await page.keyboard.type(`${day}${month}${year}`)
}

test('a visitor books by keyboard alone; staff see the booking and the email with its calendar file', async ({
  page,
}) => {
  const [email, mobile] = [newEmail(), newMobile()]
  await visit(page, '/5day-demo?utm_source=diwali')
  const date = await lastDay(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await tabTo(page, 'name')
  await page.keyboard.type('आशा कुमारी')
  await tabTo(page, 'mbNumber')
  await page.keyboard.type(`+91 ${mobile}`)
  await tabTo(page, 'email')
  await page.keyboard.type(email)
  await tabTo(page, 'demoDate')
  await typeDate(page, date)
  await expect(dateField(page)).toHaveValue(date)
  await tabTo(page, 'demoTime')
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: slot })).toBeChecked()
  await expectAccessible(page)
  await tabTo(page, 'message')
  await page.keyboard.type('Web development')
  // A phone discards pages; what was typed stays.
  await visit(page, '/5day-demo?utm_source=diwali')
  await expect(page.getByLabel('Name')).toHaveValue('आशा कुमारी')
  await expect(dateField(page)).toHaveValue(date)
  await expect(page.getByRole('radio', { name: slot })).toBeChecked()
  await tabTo(page, 'message')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')

  const dialog = page.getByRole('dialog', { name: 'Your demo is booked' })
  await expect(dialog).toContainText(slot)
  await expect(dialog).toContainText(email)
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expectEmptyForm(page)
  await expect(page.getByRole('button', { name: 'Book my free demo' })).toBeFocused()

  await signIn(page, 'admin', '/admin/leads')
  await page.getByLabel('Search name, email or phone').fill(email)
  const row = page.getByRole('row').filter({ hasText: email })
  await expect(row).toContainText('आशा कुमारी')
  await expect(row).toContainText(`+91${mobile}`)
  await expect(row).toContainText(slot)
  await expect(row).toContainText('diwali')
  await expectAccessible(page)

  // Staff write down what was said, and when to call again.
  await row.getByRole('button', { name: 'Add a note' }).click()
  const notes = page.getByRole('dialog', { name: 'Notes on आशा कुमारी' })
  await notes.getByRole('button', { name: 'Save note' }).click()
  await expect(notes.getByText('Write what to remember')).toBeVisible()
  await notes.getByLabel('New note').fill('Call after exams')
  await notes.getByRole('button', { name: 'Save note' }).click()
  await expect(notes.getByRole('listitem')).toContainText('Call after exams')
  await page.keyboard.press('Escape')
  const today = await row.getByLabel(/^Follow up/).getAttribute('min')
  await row.getByLabel(/^Follow up/).fill(today!)
  await expect(row.getByText('Today', { exact: true })).toBeVisible()
  await row.getByRole('button', { name: 'Lost' }).click()
  const why = page.getByRole('dialog', { name: 'Why did we lose आशा कुमारी?' })
  await why.getByLabel('Reason').selectOption('No time')
  await why.getByRole('button', { name: 'Set to lost' }).click()
  await expect(row).toContainText('Lost: no time')
  await expect(row).toContainText('Call after exams')
  await page.getByText('Conversion by source and month').click()
  await expect(page.getByRole('table', { name: 'By source' })).toContainText('diwali')
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Site', exact: true }).click()
  await page.getByRole('link', { name: 'Email', exact: true }).click()
  await page.getByLabel('Search by address or subject').fill(email)
  await page.getByRole('button', { name: /^Booked: your free demo starts on/ }).click()
  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: 'free-demo.ics' }).click()
  expect((await file).suggestedFilename()).toBe('free-demo.ics')
  await page.getByText('Read here').click()
  await expect(page.getByText('BEGIN:VCALENDAR')).toContainText(`DTSTART:${date.replaceAll('-', '')}T143000Z`)
  await expectAccessible(page)
})
