import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import {
  adminHeaders,
  expect,
  expectAccessible,
  signIn,
  signInAsNewLearner,
  signInAsNewMember,
  test,
  visit,
} from './support.ts'

const unique = (name: string) => `${name} ${randomInt(1_000_000_000)}`
const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title })

test('an admin writes a project; learners find it, see it changed, and keep what they submitted when it closes', async ({
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
  await page.getByRole('textbox', { name: 'Step 1' }).fill('Second')
  await page.getByRole('button', { name: 'Add a step' }).click()
  await page.getByRole('textbox', { name: 'Step 2' }).fill('First')
  await page.getByRole('button', { name: 'Move First', exact: true }).press(' ')
  await expect(page.getByText('First picked up, position 2 of 2.')).toBeAttached()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText('First, position 1 of 2.')).toBeAttached()
  await page.keyboard.press(' ')
  await expect(page.getByRole('textbox', { name: 'Step 1' })).toHaveValue('First')
  await page.getByRole('button', { name: 'Add a link' }).click()
  await page.getByLabel('Name of link 1').fill('A guide')
  await page.getByLabel('Address of link 1').fill('javascript:alert(1)')
  await page.getByRole('button', { name: 'Create project' }).click()
  await expect(page.getByText('Enter a link that starts with https://')).toBeVisible()
  await expectAccessible(page)
  // What was begun outlives a reload.
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

test('a mentor answers an idea, has no briefs and is refused by the API; an admin is led to the learner @full', async ({
  page,
  anotherPage,
}) => {
  const name = unique('Tiffin counter')
  const learner = await anotherPage()
  const { name: whose } = await signInAsNewLearner(learner)
  const token = (of: Page) => of.evaluate(() => localStorage.getItem('token'))
  const headers = { authorization: `Bearer ${await token(learner)}` }
  const data = { name, description: 'How many are left?', techStack: 'React' }
  expect((await learner.request.post('/v1/ideas', { headers, data })).ok()).toBe(true)

  await signIn(page, 'mentor', '/admin/projects?tab=briefs')
  await expect(page.getByRole('tab')).toHaveText([/^Ideas \(\d+\)$/, /^Submissions/])
  await expect(page.getByRole('button', { name: 'Export CSV' })).toHaveCount(0)
  await page.keyboard.press('/')
  await page.keyboard.type(name)
  await page.waitForURL((url) => url.searchParams.get('search') === name)
  await expect(page.getByRole('link', { name })).toHaveCount(1)
  await page.reload()
  await expect(page.getByLabel('Name or learner')).toHaveValue(name)
  await page.getByRole('link', { name }).click()
  await expect(page.getByText('How many are left?')).toBeVisible()
  await expect(page.getByText(whose).first()).toBeVisible()
  await expect(page.getByRole('link', { name: whose })).toHaveCount(0)
  await page.getByLabel('Your feedback').fill('Begin with one canteen.')
  // What was begun is not lost with the page.
  await page.reload()
  await expect(page.getByLabel('Your feedback')).toHaveValue('Begin with one canteen.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('log')).toContainText('Begin with one canteen.')
  await expectAccessible(page)
  // The way back leads to the list as it was; answered, it waits no more.
  await page.getByRole('link', { name: 'All ideas' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing fits' })).toBeVisible()
  await page.getByLabel('Show').selectOption('All, newest first')
  await expect(page.getByRole('link', { name })).toBeVisible()
  await expectAccessible(page)

  const mentor = { authorization: `Bearer ${await token(page)}` }
  expect((await page.request.get('/v1/briefs/desk', { headers: mentor })).status()).toBe(403)
  const closing = { headers: mentor, data: { isClosed: true } }
  expect((await page.request.put('/v1/briefs/1/closed', closing)).status()).toBe(403)

  const asked = `/v1/ideas?search=${encodeURIComponent(name)}`
  const found = await page.request.get(asked, { headers: await adminHeaders(page) })
  const { data: list } = (await found.json()) as { data: { items: { ideaId: number; authorId: number }[] } }
  const { ideaId, authorId } = list.items[0]!
  const admin = await anotherPage()
  await signIn(admin, 'admin', `/admin/projects?idea=${ideaId}`)
  await expect(admin.getByRole('main').getByRole('link', { name: whose })).toHaveAttribute(
    'href',
    `/admin/users/${authorId}`,
  )
})
