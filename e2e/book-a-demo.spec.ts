import type { Page } from '@playwright/test'
import { expect, expectAccessible, newEmail, newMobile, signIn, tabTo, test, visit } from './support.ts'

const slot = '8:00 PM - 8:30 PM'

const dateField = (page: Page) => page.getByLabel('Demo date')
const lastDay = async (page: Page) => (await dateField(page).getAttribute('max'))!

async function fillDemo(page: Page, form: { email: string; date: string; slot?: string; number?: string }) {
  await page.getByLabel('Name').fill('Asha Kumari')
  await page.getByLabel('Mobile number').fill(form.number ?? newMobile())
  await page.getByLabel('Email').fill(form.email)
  await dateField(page).fill(form.date)
  await page.getByRole('radio', { name: form.slot ?? slot }).check()
  await page.getByLabel('Your interests').fill('Web development')
}

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
  await visit(page, '/5day-demo')
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
  await visit(page, '/5day-demo')
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

  await signIn(page, 'admin', '/admin/request?tab=demos')
  await page.getByLabel('Search name, email or phone').fill(email)
  const row = page.getByRole('row').filter({ hasText: email })
  await expect(row).toContainText('आशा कुमारी')
  await expect(row).toContainText(`+91${mobile}`)
  await expect(row).toContainText(slot)
  await expectAccessible(page)

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

test('a slot that fills up meanwhile shows an error and is no longer offered @full', async ({ mayFail, page }) => {
  mayFail(/409 \(Conflict\)/)
  await visit(page, '/5day-demo')
  const demoDate = await lastDay(page)
  const demoTime = '9:30 PM - 10:00 PM'
  await fillDemo(page, { email: newEmail(), date: demoDate, slot: demoTime })
  for (let place = 0; place < 12; place++) {
    const data = {
      name: 'Ravi',
      email: newEmail(),
      message: 'Cloud',
      mbNumber: newMobile(),
      demoDate,
      demoTime,
      demoSchedule: `${demoDate} at ${demoTime}`,
    }
    expect((await page.request.post('/v1/course/createContact', { data })).ok()).toBe(true)
  }
  await page.getByRole('button', { name: 'Book my free demo' }).click()
  await expect(page.getByText('This slot is full. Please choose another.')).toBeVisible()
  await expect(page.getByRole('radio', { name: demoTime })).toHaveCount(0)
  await expect(page.getByLabel('Your interests')).toHaveValue('Web development')
  await expectAccessible(page)

  await page.getByRole('radio', { name: slot }).check()
  await page.getByRole('button', { name: 'Book my free demo' }).click()
  await expect(page.getByRole('dialog', { name: 'Your demo is booked' })).toBeVisible()
})
