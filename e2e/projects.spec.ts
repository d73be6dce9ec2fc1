import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, ownHeaders, signIn, signInAsNewMember, test, visit } from './support.ts'

const unique = (name: string) => `${name} ${randomBytes(4).toString('hex')}`
const project = { name: 'project.txt', mimeType: 'text/plain', buffer: Buffer.from('const stations = new Trie()') }

/** The API's response to the person signed in on the page. */
async function answerTo(page: Page, path: string): Promise<number> {
  return (await page.request.get(path, { headers: await ownHeaders(page) })).status()
}

test('an idea is created, answered by a teacher and discussed; no other learner sees it @full', async ({
  page,
  anotherPage,
  mayFail,
}) => {
  mayFail(/status of 404/)
  const name = unique('Bus in my village')
  await signInAsNewMember(page, '/dashboard/projects')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Start Your Idea' }).click()
  await expect(page.getByRole('heading', { name: 'No ideas yet' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Start Your Idea' }).click()
  const form = page.getByRole('dialog', { name: 'Start your idea' })
  await form.getByRole('button', { name: 'Send to teachers' }).click()
  await expect(form.getByText('Enter a name')).toBeVisible()
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Description').fill('When does it come?\nAnd is it full?')
  await form.getByRole('textbox', { name: 'Tech stack' }).pressSequentially('React, Node, react, SQL')
  await expect(form.getByRole('list', { name: 'Tech stack' }).getByRole('listitem')).toHaveText([
    'React',
    'Node',
    'SQL',
  ])
  await expectAccessible(page)
  // Closing by mistake keeps the typed text.
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Continue your idea' }).click()
  await expect(form.getByLabel('Name')).toHaveValue(name)
  await form.getByRole('button', { name: 'Send to teachers' }).click()
  const mine = page.getByRole('article', { name })
  await expect(mine.getByText('Waiting for feedback')).toBeVisible()

  const teacher = await anotherPage()
  await signIn(teacher, 'mentor', '/admin/projects')
  await teacher.getByLabel('Name or learner').fill(name)
  await teacher.getByRole('link', { name }).click()
  await expect(teacher.getByText('And is it full?')).toBeVisible()
  const ideaId = new URL(teacher.url()).searchParams.get('idea')!
  await teacher.getByLabel('Your feedback').fill('Begin with one stop.\nThen two.')
  await teacher.getByLabel('Your feedback').press('Control+Enter')
  await expect(teacher.getByRole('log')).toContainText('Begin with one stop.')
  await expect(teacher.getByText('Feedback received')).toBeVisible()
  await expectAccessible(teacher)

  await page.reload()
  await expect(mine.getByText('Feedback received')).toBeVisible()
  await expect(mine.getByRole('log')).toContainText('Begin with one stop.')
  await expect(mine.getByText('Teacher', { exact: true })).toBeVisible()
  await expectAccessible(page)
  // A blank comment is not sent.
  await mine.getByRole('button', { name: 'Send' }).click()
  await expect(mine.getByLabel('Your reply')).toBeFocused()
  await mine.getByLabel('Your reply').fill('One stop it is.')
  await mine.getByRole('button', { name: 'Send' }).click()
  await expect(mine.getByText('Waiting for a reply')).toBeVisible()
  await visit(page, `/dashboard/projects/your-ideas/${ideaId}`)
  await expect(page.getByRole('log')).toContainText('One stop it is.')
  await expectAccessible(page)

  const stranger = await anotherPage()
  await signInAsNewMember(stranger, '/dashboard/projects/your-ideas')
  await expect(stranger.getByRole('heading', { name: 'No ideas yet' })).toBeVisible()
  await visit(stranger, `/dashboard/projects/your-ideas/${ideaId}`)
  await expect(stranger.getByText('This idea was not found')).toBeVisible()
  expect(await answerTo(stranger, `/v1/ideas/${ideaId}`)).toBe(404)
  expect(await answerTo(stranger, `/v1/ideas/${ideaId}/comments`)).toBe(404)
  expect(await answerTo(stranger, '/v1/ideas')).toBe(403)

  await page.getByRole('button', { name: `Edit ${name}` }).click()
  await page.getByRole('textbox', { name: 'Tech stack' }).fill('Flutter')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('list', { name: 'Tech stack', exact: true })).toHaveText('Flutter')
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await page.getByRole('button', { name: 'Delete idea' }).click()
  await expect(page.getByRole('heading', { name: 'No ideas yet' })).toBeVisible()
})

test('a project is submitted, rejected with feedback, submitted again and approved @full', async ({
  page,
  anotherPage,
  mayFail,
}) => {
  mayFail(/status of 404/)
  const name = unique('Station finder')
  await signInAsNewMember(page, '/dashboard/projects')
  await page.getByRole('link', { name: 'Learn More' }).click()
  await expect(page.getByRole('link', { name: 'Personal Portfolio Website' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Search by name or technology').fill('station')
  await page.getByRole('link', { name: 'Station Finder' }).click()
  await expect(page.getByRole('heading', { name: 'Step by step' })).toBeVisible()
  await expect(page.getByText('2 weeks')).toBeVisible()
  const briefId = page.url().split('/').at(-1)!

  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Please fill out all fields before submitting.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Project name').fill(name)
  await page.getByLabel('Description').fill('A trie with codes.\nIt forgives one letter.')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Please fill out all fields before submitting.')).toBeVisible()
  await expect(page.getByLabel('Project name')).toHaveValue(name)
  await page.getByLabel('File', { exact: true }).setInputFiles(project)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Project submitted.')).toBeVisible()
  await expect(page.getByRole('article', { name }).getByText('Waiting for review')).toBeVisible()
  await expectAccessible(page)

  const teacher = await anotherPage()
  await signIn(teacher, 'mentor')
  await openSubmission(teacher, name)
  const submissionId = new URL(teacher.url()).searchParams.get('submission')!
  await teacher.getByRole('button', { name: 'Request changes' }).click()
  await expect(teacher.getByText('Say what to improve', { exact: true })).toBeVisible()
  await expectAccessible(teacher)
  await teacher.getByLabel('Your feedback').fill('The table of measurements is missing.')
  // The draft survives leaving the page.
  await teacher.reload()
  await expect(teacher.getByLabel('Your feedback')).toHaveValue('The table of measurements is missing.')
  await teacher.getByRole('button', { name: 'Read it here' }).click()
  await expect(teacher.getByRole('dialog', { name: 'project.txt' })).toContainText('const stations = new Trie()')
  await expectAccessible(teacher)
  await teacher.getByRole('dialog', { name: 'project.txt' }).getByRole('button', { name: 'Close' }).click()
  await teacher.getByRole('button', { name: 'Request changes' }).click()
  await expect(teacher.getByText('Needs changes')).toBeVisible()

  await page.reload()
  await expect(page.getByRole('article', { name }).getByText('Needs changes')).toBeVisible()
  await expect(page.getByRole('log')).toContainText('The table of measurements is missing.')
  await expect(page.getByLabel('Project name')).toHaveValue(name)
  await page.getByLabel('Description').fill('With the table now.')
  await page.getByLabel('File', { exact: true }).setInputFiles(project)
  await page.getByRole('button', { name: 'Submit again' }).click()
  await expect(page.getByText('Attempt 2')).toBeVisible()

  await openSubmission(teacher, name)
  await expect(teacher.getByLabel('Your feedback')).toHaveValue('')
  await teacher.getByRole('link', { name: 'Attempt 1: Needs changes' }).click()
  await expect(teacher.getByRole('log')).toContainText('The table of measurements is missing.')
  await teacher.getByRole('link', { name: 'Attempt 2: Waiting for review' }).click()
  await teacher.getByRole('button', { name: 'Approve' }).click()
  await expect(teacher.getByText('Approved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('article', { name }).getByText('Approved', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Submit again' })).toBeHidden()

  const stranger = await anotherPage()
  await signInAsNewMember(stranger, `/dashboard/projects/our-ideas/${briefId}`)
  await expect(stranger.getByRole('heading', { name: 'Submit your project' })).toBeVisible()
  await expect(stranger.getByText(name)).toBeHidden()
  expect(await answerTo(stranger, `/v1/project-submissions/${submissionId}`)).toBe(404)
  expect(await answerTo(stranger, `/v1/project-submissions/${submissionId}/comments`)).toBe(404)
  expect(await answerTo(stranger, '/v1/project-submissions')).toBe(403)
})

async function openSubmission(teacher: Page, name: string) {
  await visit(teacher, '/admin/projects?tab=submissions')
  await teacher.getByRole('link', { name }).click()
  await expect(teacher.getByRole('heading', { name: 'Verdict' })).toBeVisible()
}
