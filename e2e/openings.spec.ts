import { randomBytes } from 'node:crypto'
import { expect, expectAccessible, ownHeaders, signIn, test, visit } from './support.ts'

test('a company writes an opening, changes it and closes it @phone', async ({ page }) => {
  const title = `Junior developer ${randomBytes(3).toString('hex')}`
  await signIn(page, 'company')
  await page.getByRole('link', { name: 'Openings' }).click()
  await page.getByRole('button', { name: 'New opening' }).click()
  const dialog = page.getByRole('dialog', { name: 'New opening' })
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('What the work is').fill('You build small services.')
  await dialog.getByLabel('Type').selectOption('Full-time')
  await dialog.getByLabel('Minimum years').fill('0')
  await dialog.getByRole('button', { name: 'Send opening' }).click()
  await expect(dialog.getByText('Enter a city, or choose remote')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Can be done remotely').check()
  await expect(dialog.getByText('Enter a city, or choose remote')).toBeHidden()
  await dialog.getByLabel('Skills').fill('TypeScript, SQL')
  await dialog.getByRole('button', { name: 'Send opening' }).click()

  const card = page.getByRole('article', { name: title })
  await expect(card.getByText('In review')).toBeVisible()
  await expect(card.getByText('Fresher')).toBeVisible()
  await expectAccessible(page)
  await card.getByRole('button', { name: 'Change' }).click()
  const changes = page.getByRole('dialog', { name: 'Change the opening' })
  await changes.getByLabel('City').fill('Pune')
  await changes.getByRole('button', { name: 'Send changes' }).click()
  await expect(card.getByText('Pune or Remote')).toBeVisible()
  await card.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Close opening' }).click()
  await expect(card.getByText('Closed', { exact: true })).toBeVisible()
  await expect(card.getByRole('button')).toHaveCount(0)
})

test('staff return an opening, then approve it, and learners see it as a partner’s', async ({ page, anotherPage }) => {
  const title = `Tester ${randomBytes(3).toString('hex')}`
  await signIn(page, 'company', '/company/openings')
  const data = {
    title,
    city: 'Pune',
    description: 'You test booking screens.',
    minYears: 0,
    jobType: 'internship',
    applyLink: '',
  }
  const headers = { ...(await ownHeaders(page)), 'idempotency-key': crypto.randomUUID() }
  expect((await page.request.post('/v1/company/openings', { headers, data })).ok()).toBe(true)

  const staff = await anotherPage()
  await signIn(staff, 'admin', '/admin/openings')
  const waiting = staff.getByRole('article', { name: title })
  await waiting.getByRole('button', { name: 'Return' }).click()
  const dialog = staff.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Return opening' }).click()
  await expect(dialog.getByText('Tell the company what to change')).toBeVisible()
  await dialog.getByLabel('What should they change?').fill('Say how long it takes.')
  await expect(dialog.getByText('Tell the company what to change')).toBeHidden()
  await expectAccessible(staff)
  await dialog.getByRole('button', { name: 'Return opening' }).click()
  await expect(waiting).toBeHidden()

  await visit(page, '/company/openings')
  const card = page.getByRole('article', { name: title })
  await expect(card.getByText('Say how long it takes.')).toBeVisible()
  await card.getByRole('button', { name: 'Change' }).click()
  await page.getByLabel('What the work is').fill('You test booking screens for six months.')
  await page.getByRole('button', { name: 'Send changes' }).click()
  await expect(card.getByText('In review')).toBeVisible()

  await visit(staff, '/admin/openings')
  await waiting.getByRole('button', { name: 'Approve' }).click()
  await expect(waiting).toBeHidden()
  await expectAccessible(staff)
  await visit(page, `/jobs?search=${encodeURIComponent(title)}`)
  await expect(page.getByRole('article', { name: title }).getByText('Partner', { exact: true })).toBeVisible()
})

test('staff suggest a learner for an opening, and find them on the board', async ({ page, anotherPage }) => {
  const title = `Developer ${randomBytes(3).toString('hex')}`
  await signIn(page, 'company', '/company/openings')
  const data = {
    title,
    city: 'Pune',
    description: 'You build screens.',
    minYears: 0,
    jobType: 'full-time',
    applyLink: '',
  }
  const headers = { ...(await ownHeaders(page)), 'idempotency-key': crypto.randomUUID() }
  expect((await page.request.post('/v1/company/openings', { headers, data })).ok()).toBe(true)
  const staff = await anotherPage()
  await signIn(staff, 'admin', `/admin/openings?search=${encodeURIComponent(title)}`)
  await staff.getByRole('button', { name: 'Approve' }).click()
  await expect(staff.getByText('No matching openings')).toBeVisible()
  await staff.getByLabel('Status').selectOption('Open')
  await staff.getByRole('button', { name: `Suggest a learner for ${title}` }).click()
  const dialog = staff.getByRole('dialog')
  await expectAccessible(staff)
  await dialog.getByRole('button', { name: 'Suggest' }).first().click()
  await expect(staff.getByText('Suggested. The company sees candidate')).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()

  await staff.getByRole('link', { name: 'Introductions' }).click()
  await staff.getByLabel('Opening, company or learner').fill(title)
  const row = staff.getByRole('article', { name: title })
  await expect(row.getByText('Company’s turn')).toBeVisible()
  await expectAccessible(staff)
  await staff.getByLabel('By').selectOption('Learner')
  await expect(staff.getByRole('article').getByText(title)).toBeVisible()
  await expectAccessible(staff)
})
