import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, follow, png, signIn, signInAsNewMember, test, visit } from './support.ts'

const text = (name: string, content: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(content) })
const firstTry = 'def fare(km):\n    return km * 1.5\n\nprint(fare(10))\n'
const secondTry = 'def fare(km):\n    return round(km * 1.5, 2)\n\nprint(fare(10))\n'

test('from a new course to a certificate that a stranger verifies', async ({ page: staff, anotherPage }) => {
  const title = `Fares in Python ${Date.now()}`

  await signIn(staff, 'admin')
  await staff.goto('/admin/courses')
  await createCourse(staff, title)
  await addTask(staff, 'Count a fare', ['Write fare(km); submit the file and say how you tested it'])
  await addTask(staff, 'Read the timetable', ['Read a file of trains and print the longest journey'])
  await attach(staff, 'Write fare(km)')
  await expectAccessible(staff)

  const learner = await anotherPage()
  const { name } = await signInAsNewMember(learner)
  await enrol(learner, title)
  const [first, second] = ['Write fare', 'Read a file'] as const
  await submit(learner, first, 'I counted three journeys by hand and compared.', [
    text('fare.py', firstTry),
    text('notes.md', '# Tested\n\nBy hand.'),
    { name: 'screen.png', mimeType: 'image/png', buffer: png },
  ])
  await expect(step(learner, first)).toContainText('Submitted')

  const mentor = await anotherPage()
  await signIn(mentor, 'mentor')
  await openReview(mentor, title, first)
  await expect(mentor.getByText('I counted three journeys by hand and compared.')).toBeVisible()
  await mentor.getByRole('button', { name: 'Comment on line 2', exact: true }).click()
  await mentor.getByLabel('Comment on line 2').getByRole('textbox').fill('Half paise: round to two places.')
  await mentor.getByRole('button', { name: 'Save comment' }).click()
  await expect(mentor.getByText('Half paise: round to two places.').first()).toBeVisible()
  // Until its form has closed, the comment counts as unsaved.
  await expect(mentor.getByRole('region', { name: 'Comment on line 2' })).toBeHidden()
  await expectAccessible(mentor)
  await mentor.getByRole('button', { name: /^Reject/ }).click()
  await expect(mentor.getByText('Say what needs to change')).toBeVisible()
  await mentor.getByLabel('Feedback to the learner').fill('Nearly there. See the comment on line 2.')
  await mentor.getByRole('button', { name: /^Reject/ }).click()
  await expect(mentor.getByRole('button', { name: 'Undo', exact: true })).toBeVisible()

  await visit(learner, '/dashboard/notifications')
  await expect(learner.getByText(/Nearly there/)).toBeVisible()
  await learner.getByRole('link', { name: /Changes needed/ }).click()
  await learner.waitForURL('**/steps/*#feedback')
  const work = learner.getByRole('region', { name: 'Your task' })
  await expect(work).toContainText('Nearly there.')
  await expect(work).toContainText('return km * 1.5')
  const comments = work.getByRole('list', { name: 'Comments' })
  await comments.getByRole('button', { name: 'Reply' }).click()
  await learner.getByLabel('Your reply').fill('Rounded now.')
  await learner.getByRole('button', { name: 'Send reply' }).click()
  await expect(work).toContainText('Replied')
  await expectAccessible(learner)
  // The mentor follows the notification and writes back; the learner sees it without a reload.
  await mentor.getByRole('link', { name: /replied to the review/ }).click()
  const discussion = mentor.getByRole('region', { name: 'Discussion' })
  await expect(discussion).toContainText('Rounded now.')
  await discussion.getByRole('button', { name: 'Reply' }).click()
  await mentor.getByLabel('Your reply').fill('Good, please submit it.')
  await mentor.getByRole('button', { name: 'Send reply' }).click()
  await expectAccessible(mentor)
  await expect(comments).toContainText('Good, please submit it.')
  await submit(learner, first, 'Rounded to two places.', [text('fare.py', secondTry)], 'Resubmit')
  await learner.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').click()
  await expect(learner.getByRole('list', { name: 'Tasks' })).toBeVisible()
  await submit(learner, second, 'It prints the Vivek Express.', [text('trains.py', 'print("Vivek Express")\n')])

  await openReview(mentor, title, first, 2)
  await mentor
    .getByRole('button', { name: /^Compare/ })
    .first()
    .click()
  await expect(mentor.getByText('round(km * 1.5, 2)').first()).toBeVisible()
  await expect(mentor.getByText('Rounded now.').first()).toBeVisible()
  await expectAccessible(mentor)
  await mentor.getByRole('button', { name: /^Approve/ }).click()
  await expect(mentor.getByText('Rounded now.')).toHaveCount(0)
  await openReview(mentor, title, second)
  await expect(mentor.getByText('It prints the Vivek Express.')).toBeVisible()
  await mentor.getByRole('button', { name: /^Approve/ }).click()
  await expect(mentor.getByText('It prints the Vivek Express.')).toBeHidden()

  await visit(learner, '/dashboard/my-courses')
  await expectAccessible(learner)
  const downloading = learner.waitForEvent('download')
  await learner.getByRole('link', { name: /PDF/ }).first().click()
  const sheet = await readFile(await (await downloading).path())
  expect(sheet.subarray(0, 5).toString()).toBe('%PDF-')
  const address = (await learner
    .getByRole('link', { name: /certificate/i })
    .first()
    .getAttribute('href'))!
  const code = /KT-[0-9A-Z-]+/.exec(address)![0]

  const stranger = await anotherPage()
  await visit(stranger, `/certificate/${code}`)
  await expect(stranger.getByText(name).first()).toBeVisible()
  await expect(stranger.getByText(title).first()).toBeVisible()
  await expect(stranger.getByText(/valid/i).first()).toBeVisible()
  await expectAccessible(stranger)

  await follow(staff, '/admin/certificates')
  await staff.getByLabel('Search by number, learner or course').fill(code)
  const found = staff.getByRole('row', { name: title })
  await found.getByRole('button', { name: `Revoke ${name}’s certificate` }).click()
  await staff.getByLabel('Reason').fill('Only a journey')
  await expectAccessible(staff)
  await staff.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).click()
  await expect(staff.getByRole('dialog')).toBeHidden()
  await visit(stranger, `/certificate/${code}`)
  await expect(stranger.getByText('Only a journey')).toBeVisible()
})

async function createCourse(page: Page, title: string) {
  await page.getByRole('button', { name: 'Create course' }).click()
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page.getByText('Please fill all fields')).toBeVisible()
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByLabel('Description').fill('Count what a journey costs, and say why.')
  await page.getByLabel('Choose a picture').setInputFiles({ name: 'course.png', mimeType: 'image/png', buffer: png })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await page.getByRole('link', { name: 'Add tasks' }).click()
  await expect(page.getByText('No tasks assigned yet')).toBeVisible()
}

async function addTask(page: Page, title: string, steps: string[]) {
  await page.getByRole('button', { name: 'Create task' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Task title').fill(title)
  for (const [index, stepTitle] of steps.entries())
    await dialog.getByLabel(`Step ${index + 1}`, { exact: true }).fill(stepTitle)
  await dialog.getByRole('button', { name: /^(Create|Save)/ }).click()
  await expect(page.getByText('Your task was created successfully!').first()).toBeVisible()
  await expect(dialog).toBeHidden()
}

/** A reference file and a link for the first step. */
async function attach(page: Page, step: string) {
  const opener = page.getByRole('button', { name: new RegExp(`Files of ${step.replace(/[()]/g, '\\$&')}`) })
  if (!(await opener.isVisible())) await page.getByRole('button', { name: /Count a fare.*1 step/ }).click()
  await opener.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Upload' }).click()
  await expect(dialog.getByText('Please select at least one file to upload')).toBeVisible()
  await dialog.getByLabel('Choose files').setInputFiles(text('table.txt', 'Delhi 0\nAgra 195\n'))
  await dialog.getByRole('button', { name: 'Upload' }).click()
  await expect(page.getByText('Files uploaded successfully!').first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await page.getByRole('button', { name: new RegExp(`Links of ${step.replace(/[()]/g, '\\$&')}`) }).click()
  await expect(dialog.getByRole('button', { name: 'Submit URLs' })).toBeDisabled()
  await dialog.getByRole('textbox', { name: 'Link 1' }).fill('https://docs.python.org/3/library/functions.html#round')
  await dialog.getByRole('button', { name: 'Submit URLs' }).click()
  await expect(dialog).toBeHidden()
}

async function enrol(page: Page, title: string) {
  await follow(page, '/dashboard/all-courses')
  await expectAccessible(page)
  await page.getByRole('button', { name: `Enroll Now: ${title}` }).click()
  await expect(page.getByText('Course Enrolled successfully!')).toBeVisible()
  await page.getByRole('dialog').getByRole('link', { name: 'Start now' }).click()
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  await expectAccessible(page)
}

const step = (page: Page, title: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, level: 3 }) })
    .last()

type Sent = { name: string; mimeType: string; buffer: Buffer }

async function submit(page: Page, title: string, explanation: string, files: Sent[], button = 'Submit') {
  const opener = page.getByRole('button', { name: new RegExp(`^${button}: ${title}`) })
  // Only the next task is expanded.
  const folded = page.getByRole('list', { name: 'Tasks' }).locator('details:not([open]) > summary')
  while ((await folded.count()) > 0) await folded.first().click()
  await opener.click()
  const form = page.getByRole('form', { name: new RegExp(title) })
  // A new attempt starts from the text and files of the last one.
  const isFirst = button === 'Submit'
  if (isFirst) await expect(form.getByRole('button', { name: 'Submit' })).toBeDisabled()
  else await expect(form.getByLabel('Explanation')).not.toHaveValue('')
  await form.getByLabel('Explanation').fill(explanation)
  if (files.length > 0) await form.getByLabel('Files of your solution').setInputFiles(files)
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Solution submitted successfully...').last()).toBeVisible()
}

/** Opens a waiting attempt. The list of the last visit, which may have decided ones, is shown until the new one has loaded. */
async function openReview(page: Page, course: string, stepName: string, attempt = 1) {
  await visit(page, '/admin/reviews')
  await page.getByLabel('Course').selectOption({ label: course })
  const row = page.getByRole('row').filter({ hasText: course }).filter({ hasText: stepName })
  await row.getByRole('link', { name: `open attempt ${attempt}` }).click()
  await expect(page.getByRole('button', { name: /^Approve/ })).toBeVisible()
}
