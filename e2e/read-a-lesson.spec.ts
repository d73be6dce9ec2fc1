import type { Page } from '@playwright/test'
import { lessonQuestion, publishLesson } from './learning.ts'
import { expect, expectAccessible, newCourse, signInAs, signInAsNewMember, stored, test, visit } from './support.ts'

const step = 'Count the trains'

/** At once, and until the page has noticed it. */
const scrollTo = (page: Page, paragraph: string) =>
  page.getByText(paragraph).evaluate(async (element) => {
    element.scrollIntoView({ behavior: 'instant' })
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  })

/** Scrolls to a paragraph and waits until the place is saved. */
const readTo = (page: Page, paragraph: string) => stored(page, '/reading', () => scrollTo(page, paragraph))

test('a learner reads on a phone, continues on a laptop at the same paragraph, answers and submits', async ({
  page: laptop,
  anotherPage,
}) => {
  const { courseId, taskStepIds } = await newCourse(laptop, [step, 'Draw the timetable'])
  await publishLesson(laptop, taskStepIds[0]!)
  const address = `/dashboard/tasks/${courseId}/steps/${taskStepIds[0]}`

  const phone = await anotherPage()
  await phone.setViewportSize({ width: 360, height: 740 })
  const { email, password } = await signInAsNewMember(phone, `/dashboard/tasks/${courseId}`, courseId)
  await phone.getByRole('link', { name: `Continue: ${step}` }).click()
  await expect(phone.getByText('Paragraph 1.')).toBeInViewport()
  await expectAccessible(phone)
  await readTo(phone, 'Paragraph 20.')
  await expect(phone.getByRole('progressbar', { name: 'Reading progress' })).not.toHaveAttribute('aria-valuenow', '0')
  // Leaving the page saves at once.
  await scrollTo(phone, 'Paragraph 22.')
  await stored(phone, '/reading', () => phone.getByRole('link', { name: /home$/ }).first().click())

  await signInAs(laptop, email, password, '/dashboard')
  await laptop.getByRole('link', { name: 'Go to the step' }).click()
  const here = laptop.getByText('You stopped here')
  await expect(here).toBeInViewport()
  await expect(laptop.getByText('Paragraph 22.')).toBeInViewport()
  await expect(laptop.getByText('Paragraph 20.')).not.toBeInViewport()
  await expectAccessible(laptop)
  await laptop.getByRole('button', { name: 'Start from the top' }).click()
  await expect(laptop.getByText('Paragraph 1.')).toBeInViewport()
  await expect(here).toBeHidden()

  const quiz = laptop.getByRole('group', { name: lessonQuestion })
  await quiz.getByLabel('Agra').check()
  await stored(laptop, '/quiz-answers/', () => quiz.getByRole('button', { name: 'Check answer' }).click())
  await expect(quiz).toContainText('It is the second.')
  await visit(laptop, address)
  await expect(quiz.getByLabel('Agra')).toBeChecked()
  await quiz.getByRole('button', { name: 'Try again' }).click()
  await quiz.getByLabel('Delhi').check()
  await stored(laptop, '/quiz-answers/', () => quiz.getByRole('button', { name: 'Check answer' }).click())
  await expect(quiz).toContainText('That’s right.')

  await laptop.getByRole('link', { name: 'Your task' }).filter({ visible: true }).click()
  const task = laptop.getByRole('region', { name: 'Your task' })
  await expect(task.getByText('Every train is counted once.')).toBeInViewport()
  await task.getByRole('button', { name: `Submit: ${step}` }).click()
  const form = task.getByRole('form', { name: `Submit: ${step}` })
  await form.getByLabel('Explanation').fill('Twelve of them.')
  await expectAccessible(laptop)
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(task.getByText('Solution submitted successfully...')).toBeVisible()
  await expect(task.getByText('Twelve of them.')).toBeVisible()

  await laptop.getByRole('navigation', { name: 'Previous and next step' }).getByRole('link').click()
  await expect(laptop.getByRole('heading', { name: 'Draw the timetable', level: 1 })).toBeVisible()
  await visit(laptop, '/dashboard/your-perfomance')
  await expect(laptop.getByText('0 of 1 right at first')).toBeVisible()
})

test('an answer without a connection is kept and sent later; a changed lesson shows what changed @full', async ({
  page,
  mayFail,
}) => {
  mayFail(/ERR_INTERNET_DISCONNECTED/)
  const { courseId, taskStepIds } = await newCourse(page, [step])
  await publishLesson(page, taskStepIds[0]!)
  const address = `/dashboard/tasks/${courseId}/steps/${taskStepIds[0]}`
  // With it, the device encrypts what it keeps.
  const key = page.waitForResponse(/device-key/)
  await signInAsNewMember(page, address, courseId)
  const quiz = page.getByRole('group', { name: lessonQuestion })
  await quiz.getByLabel('Delhi').check()
  await key
  await page.context().setOffline(true)
  await quiz.getByRole('button', { name: 'Check answer' }).click()
  await expect(quiz.getByText('Kept on this device.')).toBeVisible()
  await expectAccessible(page)
  await page.context().setOffline(false)
  await expect(quiz.getByText('Kept on this device.')).toBeHidden()
  await readTo(page, 'Paragraph 20.')

  await publishLesson(page, taskStepIds[0]!, 'Shorter.\n\n## The end\n\nThat is all.', 'Made it shorter')
  await visit(page, address)
  await expect(page.getByText(/^Updated on .*: Made it shorter$/)).toBeVisible()
  await page.getByText('Show what changed').click()
  await expect(page.getByRole('region', { name: 'lesson.md, compared' })).toContainText('That is all.')
  await expectAccessible(page)
})
