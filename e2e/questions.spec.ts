import { randomBytes } from 'node:crypto'
import { publishLesson } from './learning.ts'
import { expect, expectAccessible, newCourse, signIn, signInAsNewMember, test } from './support.ts'

const lesson = [
  'A shop adds up its prices.',
  '```js\nlet total = 0\nfor (let i = 0; i < prices.length - 1; i++) {\n  total += prices[i]\n}\n```',
].join('\n\n')

test('a question on a line is answered live, published, and found before the next learner asks', async ({
  page,
  anotherPage,
}) => {
  const { courseId, taskStepIds } = await newCourse(page, ['Add up prices'])
  await publishLesson(page, taskStepIds[0]!, lesson)
  const step = `/dashboard/tasks/${courseId}/steps/${taskStepIds[0]}`
  const title = `Why is the last price missing ${randomBytes(3).toString('hex')}?`

  // The learner chooses a line of the lesson's code.
  await signInAsNewMember(page, step, courseId)
  await page.getByRole('button', { name: 'Ask about a line' }).click()
  await page.getByRole('button', { name: 'Ask about line 2' }).click()
  const form = page.getByRole('dialog', { name: 'Ask a mentor' })
  await expect(form).toContainText('About line 2 of this code')
  await form.getByRole('button', { name: 'Send question' }).click()
  await expect(form.getByText('Enter your question')).toBeVisible()
  await form.getByRole('textbox', { name: 'Your question' }).fill(title)
  await form.getByRole('textbox', { name: 'Details' }).fill('I get 75 instead of **110**.')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Send question' }).click()
  const sent = page.getByRole('dialog', { name: 'Question sent' })
  await expect(sent).toContainText(/A mentor answers by \w{3} \d+ \w{3}, \d+/)
  await sent.getByRole('button', { name: 'View your question' }).click()
  await expect(page.getByText('for (let i = 0; i < prices.length - 1; i++) {')).toBeVisible()

  // A mentor finds it in the queue, claims and answers it.
  const mentor = await anotherPage()
  await signIn(mentor, 'mentor', '/admin/questions')
  await mentor.getByLabel('Question or learner').fill(title)
  await mentor.getByRole('link', { name: title }).click()
  await mentor.getByRole('button', { name: 'I’ll answer it' }).click()
  await expect(mentor.getByText('You’re answering this question until')).toBeVisible()
  await mentor.getByLabel('Your answer').fill('The loop stops one too early: use `i < prices.length`.')
  await expectAccessible(mentor)
  await mentor.getByRole('button', { name: 'Send answer' }).click()
  await expect(mentor.getByRole('log')).toContainText('The loop stops one too early')

  // The learner's page shows it without a reload.
  await expect(page.getByRole('log')).toContainText('The loop stops one too early')
  await expect(page.getByText('Answered', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Mark as resolved' }).click()
  await expect(page.getByText('Resolved', { exact: true })).toBeVisible()

  await mentor.getByRole('button', { name: 'Publish on the step' }).click()
  const publish = mentor.getByRole('dialog', { name: 'Publish on the step' })
  await expect(publish.getByLabel('Answer')).toHaveValue(/one too early/)
  await publish.getByLabel('Details of the question').fill('')
  await publish.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(mentor.getByRole('button', { name: 'Edit published answer' })).toBeVisible()

  // Another learner finds it while typing.
  const other = await anotherPage()
  await signInAsNewMember(other, step, courseId)
  await other.getByRole('button', { name: 'Ask a mentor' }).click()
  await other.getByRole('textbox', { name: 'Your question' }).fill('the last price is missing in my total')
  const found = other.getByRole('dialog').getByText(title)
  await found.click()
  const dialog = other.getByRole('dialog', { name: 'Ask a mentor' })
  await expect(dialog).toContainText('The loop stops one too early')
  await dialog.getByRole('button', { name: /I have this question too/ }).click()
  await expect(dialog.getByText('You have this question too')).toBeVisible()
  await expectAccessible(other)
})
