import type { Page } from '@playwright/test'
import { beginCourse, submitQuietly } from './learning.ts'
import { expect, expectAccessible, signIn, test, visit } from './support.ts'

const code = {
  name: 'add.js',
  mimeType: 'text/javascript',
  buffer: Buffer.from('export const add = (a, b) => a + b\n'),
}

async function approve(mentor: Page, solutionId: number, feedback: string) {
  await visit(mentor, `/admin/reviews/${solutionId}`)
  await mentor.getByLabel('Feedback').fill(feedback)
  await mentor.getByRole('button', { name: /^Approve/ }).click()
  await expect(mentor.getByRole('button', { name: 'Undo', exact: true })).toBeVisible()
}

/** Above the preview on a wide screen, above the form on a phone. */
const saved = (page: Page) => expect(page.getByText(/^Saved \d/).filter({ visible: true })).toBeVisible()

type People = { page: Page; anotherPage: () => Promise<Page>; mayFail: (pattern: RegExp) => void }

async function shareAndRevoke({ page: learner, anotherPage, mayFail }: People) {
  mayFail(/404 \(Not Found\)|409 \(Conflict\)/)
  const { taskStepIds } = await beginCourse(learner, ['Add amounts'])
  const mentor = await anotherPage()
  await mentor.setViewportSize({ width: 1280, height: 800 })
  await signIn(mentor, 'mentor')
  await approve(mentor, await submitQuietly(learner, taskStepIds[0]!, 'One line is enough.', code), 'Short and right.')

  await visit(learner, '/dashboard/portfolio')
  await expectAccessible(learner)
  await learner.getByRole('button', { name: 'Create a link' }).click()
  const dialog = learner.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create link' }).click()
  await expect(dialog.getByText('Your portfolio is empty. Add something to it first.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  const name = learner.getByLabel('Name they see')
  await expect(name).toHaveValue('Ravi')
  await name.fill('')
  await expect(learner.getByText('Enter the name to show', { exact: true })).toBeVisible()
  await name.fill('Ravi P')
  await expect(learner.getByText('Enter the name to show', { exact: true })).toBeHidden()
  await learner.getByRole('button', { name: 'Add Add amounts' }).click()
  const item = learner.getByRole('group', { name: 'Add amounts' })
  await item.getByLabel('What I did').fill('I kept it short.')
  await item.getByLabel('Show the mentor’s feedback').check()
  await item.getByLabel('Show my text and code').check()
  await learner.getByRole('button', { name: 'Add a project of your own' }).click()
  await learner.getByLabel('Name of the project').fill('Water Log')
  await saved(learner)
  await learner.reload()
  await expect(item.getByLabel('What I did')).toHaveValue('I kept it short.')
  await expectAccessible(learner)

  await learner.getByRole('button', { name: 'Create a link' }).click()
  await dialog.getByLabel('How long it works').selectOption('30 days from today')
  await dialog.getByRole('button', { name: 'Create link' }).click()
  const card = learner.getByRole('region', { name: 'Your link' })
  await expect(card).toContainText('Not opened yet')
  await expectAccessible(learner)
  const url = (await card.getByRole('link', { name: 'Open' }).getAttribute('href'))!

  const reader = await anotherPage()
  const opened = await reader.goto(url)
  expect(opened!.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  await expect(reader.getByRole('heading', { name: 'Ravi P', level: 1 })).toBeVisible()
  const work = reader.getByRole('listitem').filter({ hasText: 'Checked: course work' })
  await expect(work).toContainText('Approved by a mentor')
  await expect(work).toContainText('Short and right.')
  await expect(reader.getByText('Own project, added by Ravi P, not checked by the school')).toBeVisible()
  await expectAccessible(reader)
  await work.getByRole('link', { name: 'See the work: Add amounts' }).click()
  await expect(reader.getByRole('region', { name: 'add.js' })).toContainText('a + b')
  await expect(reader.getByText('One line is enough.')).toBeVisible()
  await expectAccessible(reader)
  const workUrl = reader.url()
  const files = ['portfolio.pdf', 'resume.json', 'credential.json'].map((file) => `${url}/${file}`)
  for (const file of files) expect((await reader.request.get(file)).status()).toBe(200)

  await learner.reload()
  await expect(card).toContainText('Opened on 1 day')
  await card.getByRole('button', { name: 'Revoke' }).click()
  await dialog.getByRole('button', { name: 'Revoke' }).click()
  await expect(learner.getByRole('heading', { name: 'Nobody can see your portfolio' })).toBeVisible()
  for (const address of [url, workUrl]) {
    await reader.goto(address)
    await expect(reader.getByRole('heading', { name: 'This link doesn’t work any more' })).toBeVisible()
    await expect(reader.getByText('Ravi')).toBeHidden()
  }
  for (const file of files) expect((await reader.request.get(file)).status()).toBe(404)
}

test('a learner composes a portfolio of approved work, shares it and revokes it', shareAndRevoke)

test('a portfolio is composed and shared on a phone @phone @full', shareAndRevoke)
