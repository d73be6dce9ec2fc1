import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, signIn, signInAsNewMember, test, visit } from './support.ts'

const unique = (name: string) => `${name} ${randomInt(1_000_000_000)}`
const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title })

test('an admin writes a project; learners find it, see its changes, and keep their submissions when it closes @full', async ({
  page,
  anotherPage,
}) => {
  const title = unique('Water meter')
  await signIn(page, 'admin', '/admin/projects')
  await page.getByRole('tab', { name: 'Briefs' }).click()
  await expect(page.getByRole('table', { name: 'Our projects, newest first' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'New project' }).click()
  await page.getByRole('button', { name: 'Create project' }).click()
  await expect(page.getByText('Enter a title')).toBeVisible()
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Summary').fill('Read a meter by its photo')
  await page.getByLabel('What they build').fill('A page that reads it.\nAnd keeps the numbers.')
  await page.getByLabel('Duration').fill('3 weeks')
  await page.getByRole('textbox', { name: 'Tech stack' }).fill('React, Node')
  await page.getByRole('textbox', { name: 'Step 1' }).fill('First')
  await page.getByRole('button', { name: 'Add a step' }).click()
  await page.getByRole('textbox', { name: 'Step 2' }).fill('Second')
  await page.getByRole('button', { name: 'Add a link' }).click()
  await page.getByLabel('Name of link 1').fill('A guide')
  await page.getByLabel('Address of link 1').fill('javascript:alert(1)')
  await page.getByRole('button', { name: 'Create project' }).click()
  await expect(page.getByText('Enter a link that starts with https://')).toBeVisible()
  await expectAccessible(page)
  // The draft survives a reload.
  await page.reload()
  await page.getByLabel('Address of link 1').fill('https://meter.example/')
  await page.getByRole('tab', { name: 'As learners see it' }).click()
  const preview = page.getByRole('tabpanel', { name: 'As learners see it' })
  await expect(preview.getByText('And keeps the numbers.')).toBeVisible()
  await expect(preview.getByRole('link', { name: 'A guide' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('tab', { name: 'Write' }).click()
  await page.getByRole('button', { name: 'Create project' }).click()
  await expect(row(page, title)).toContainText('Open')

  const learner = await anotherPage()
  await signInAsNewMember(learner, '/dashboard/projects/our-ideas')
  await learner.getByLabel('Search by name or technology').fill(title)
  await learner.getByRole('link', { name: title }).click()
  await expect(learner.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  await expect(learner.getByText('3 weeks').first()).toBeVisible()
  await expect(learner.getByRole('listitem').filter({ hasText: 'First' }).first()).toBeVisible()
  await learner.getByLabel('Project name').fill('My meter')
  await learner.getByLabel('Description').fill('It reads.')
  const file = { name: 'meter.txt', mimeType: 'text/plain', buffer: Buffer.from('const meter = 1') }
  await learner.getByLabel('File', { exact: true }).setInputFiles(file)
  await learner.getByRole('button', { name: 'Submit' }).click()
  await expect(learner.getByText('Project submitted.')).toBeVisible()

  await row(page, title)
    .getByRole('link', { name: `Edit ${title}` })
    .click()
  await page.getByLabel('Duration').fill('4 weeks')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(row(page, title)).toContainText('4 weeks')
  await row(page, title)
    .getByRole('button', { name: `Close ${title}` })
    .click()
  await expect(row(page, title)).toContainText('Closed')

  await learner.reload()
  await expect(learner.getByText('4 weeks')).toBeVisible()
  await expect(learner.getByRole('article', { name: 'My meter' })).toBeVisible()
  await visit(learner, '/dashboard/projects/our-ideas')
  await learner.getByLabel('Search by name or technology').fill(title)
  await expect(learner.getByRole('heading', { name: 'No matching projects' })).toBeVisible()
})
