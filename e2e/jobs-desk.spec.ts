import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, signIn, test, visit } from './support.ts'

/** Unique per journey, so that a search finds only its own jobs. */
const newCompany = () => `Kangra Hill Co ${randomInt(1_000_000_000)}`

/** The date in India this many days from today. */
const day = (ahead: number) => new Date(Date.now() + (5.5 + ahead * 24) * 3_600_000).toISOString().slice(0, 10)

const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title })
const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title })

async function fillIn(page: Page, name: string, title: string) {
  const form = page.getByRole('dialog')
  await form.getByRole('textbox', { name: 'Title' }).fill(title)
  await form.getByLabel('Company', { exact: true }).fill(name)
  await form.getByLabel('Location').fill('Shimla')
  await form.getByLabel('Experience', { exact: true }).fill('2-4 y')
  await form.getByLabel('Posted on').fill(day(-1))
  await form.getByLabel('Link to apply').fill('https://kangra.example/careers/1')
  await form.getByLabel('Company’s website').fill('https://kangra.example/')
  await form.getByLabel('Company’s LinkedIn').fill('https://kangra.example/in')
}

test('an admin posts and edits a job; visitors see it at once, until its last day is over @full', async ({
  page,
  anotherPage,
}) => {
  const name = newCompany()
  const board = `/jobs?search=${encodeURIComponent(name)}`
  await signIn(page, 'admin', '/admin/jobs')
  await expect(page.getByRole('table', { name: 'Jobs, newest first' })).toBeVisible()
  await expectAccessible(page)

  await page.keyboard.press('n')
  const form = page.getByRole('dialog', { name: 'Post a job' })
  await form.getByRole('button', { name: 'Post job' }).click()
  await expect(form.getByText('Enter a title')).toBeVisible()
  await expect(form.getByRole('textbox', { name: 'Title' })).toBeFocused()
  await fillIn(page, name, 'Data Pilot')
  await expect(form.getByLabel('Minimum years of experience')).toHaveValue('2')
  await expect(form.getByRole('article', { includeHidden: true })).toContainText('Data Pilot')
  await expectAccessible(page)
  // Closing by mistake and reloading keeps the typed text.
  await page.keyboard.press('Escape')
  await page.reload()
  await page.getByRole('button', { name: 'Post a job' }).click()
  await expect(form.getByLabel('Company', { exact: true })).toHaveValue(name)
  await form.getByRole('button', { name: 'Post job' }).click()
  await expect(form).toHaveCount(0)
  await expect(row(page, name)).toContainText('Open')

  const visitor = await anotherPage()
  await visit(visitor, board)
  await expect(card(visitor, name)).toContainText('Data Pilot')
  await expect(card(visitor, name)).toContainText('Posted yesterday')

  await row(page, name).getByRole('button', { name: 'Edit Data Pilot' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit job' })
  await edit.getByRole('textbox', { name: 'Title' }).fill('Data Captain')
  await edit.getByLabel('Last day shown').fill(day(0))
  await edit.getByRole('button', { name: 'Save changes' }).click()
  await expect(row(page, name)).toContainText('Data Captain')
  await visitor.reload()
  await expect(card(visitor, name)).toContainText('Data Captain')

  await row(page, name).getByRole('button', { name: 'Edit Data Captain' }).click()
  await edit.getByLabel('Last day shown').fill(day(-1))
  await expect(edit.getByText('This job has expired')).toBeVisible()
  await edit.getByRole('button', { name: 'Save changes' }).click()
  await expect(row(page, name)).toContainText('Expired')
  await visitor.reload()
  await expect(visitor.getByRole('heading', { name: 'No matching openings' })).toBeVisible()
})
