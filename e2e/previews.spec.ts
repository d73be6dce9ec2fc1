import { beginCourse, openForm } from './learning.ts'
import { expect, expectAccessible, ownHeaders, signIn, test, visit } from './support.ts'

const step = 'Make a page'
const page = `<!doctype html>
<title>My shop</title>
<link rel="stylesheet" href="/style.css">
<h1>My shop</h1>
<form><button>Order</button></form>
<script type="module" src="./app.js"></script>`
const script = `import { price } from './price.js'
document.querySelector('h1').textContent = 'My shop: ' + price
document.querySelector('form').addEventListener('submit', (event) => {
  event.preventDefault()
  document.querySelector('button').textContent = 'Ordered'
})
const blocked = []
try { localStorage.setItem('a', 'b') } catch { blocked.push('storage') }
await fetch('/v1/user/me').catch(() => blocked.push('api'))
await fetch('https://example.in/').catch(() => blocked.push('network'))
document.body.append(blocked.join(' ') + ', ' + (await (await fetch('stock.json')).json()).left + ' left')
`
const files = {
  'index.html': page,
  'style.css': 'h1 { color: rgb(1, 2, 3) }',
  'app.js': script,
  'price.js': "export const price = '₹40'\n",
  'stock.json': '{ "left": 7 }',
}

test('a learner shares the page of an attempt, which runs on its own, until they end the link @phone', async ({
  page: learner,
  anotherPage,
  mayFail,
}) => {
  mayFail(
    /400 \(Bad Request\)|origin-keyed agent cluster|404 \(Not Found\)|Content Security Policy|violates|Refused to/,
  )
  const { courseId, taskStepIds } = await beginCourse(learner, [step])
  const form = await openForm(learner, step)

  await form.getByRole('button', { name: 'Import from GitHub' }).click()
  const importing = learner.getByRole('dialog', { name: 'Import from GitHub' })
  await importing.getByLabel('Address of the repository').fill('https://example.in/asha/page')
  await importing.getByRole('button', { name: 'Import' }).click()
  await expect(importing.getByText('You can import from github.com')).toBeVisible()
  await expectAccessible(learner)
  await importing.getByRole('button', { name: 'Cancel' }).click()

  await form
    .getByLabel('Files of your solution')
    .setInputFiles(
      Object.entries(files).map(([name, text]) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })),
    )
  await form.getByLabel('Explanation').fill('It has a title and a button.')
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(learner.getByText('Solution submitted successfully...')).toBeVisible()

  await visit(learner, `/dashboard/tasks/${courseId}/steps/${taskStepIds[0]!}`)
  await learner.getByRole('button', { name: 'Share a preview of attempt 1' }).click()
  const dialog = learner.getByRole('dialog')
  await expectAccessible(learner)
  await dialog.getByLabel('How long it works').selectOption('3 days from now')
  await dialog.getByRole('button', { name: 'Create a link' }).click()
  await expect(dialog.getByText('Not opened yet')).toBeVisible()
  await expectAccessible(learner)
  const url = (await dialog.locator('code').textContent())!

  const friend = await anotherPage()
  await friend.goto(url)
  await expect(friend.getByRole('heading', { name: 'My shop: ₹40' })).toHaveCSS('color', 'rgb(1, 2, 3)')
  await expect(friend.getByText('storage api network, 7 left')).toBeVisible()
  await friend.getByRole('button', { name: 'Order' }).click()
  await expect(friend.getByRole('button', { name: 'Ordered' })).toBeVisible()

  const mentor = await anotherPage()
  await mentor.setViewportSize({ width: 1280, height: 800 })
  await signIn(mentor, 'mentor')
  const headers = await ownHeaders(learner)
  const answer = await learner.request.get(`/v1/steps/${taskStepIds[0]!}/solutions`, { headers })
  const { data } = (await answer.json()) as { data: { solutionId: number }[] }
  await visit(mentor, `/admin/reviews/${data[0]!.solutionId}`)
  const href = await mentor.getByRole('link', { name: 'Open preview' }).getAttribute('href')
  await mentor.goto(href!)
  await expect(mentor.getByRole('heading', { name: 'My shop: ₹40' })).toBeVisible()

  await dialog.getByRole('button', { name: 'End now' }).click()
  await expect(dialog.getByText(/^Revoked on/)).toBeVisible()
  await friend.reload()
  await expect(friend.getByRole('heading', { name: 'This link doesn’t work any more' })).toBeVisible()
  await expectAccessible(friend)
})
