import type { Page } from '@playwright/test'
import { test } from './check-runner.ts'
import { writeCode } from './learning.ts'
import { adminHeaders, expect, expectAccessible, newCourse, signIn, signInAsNewMember, visit } from './support.ts'

const file = (path: string, text: string) => ({ path, text })
const list = (...checks: string[]) => `export default [\n${checks.join(',\n')}\n]\n`
const check = (milestone: string, name: string, steps: string, expected: string) =>
  `{ milestone: '${milestone}', name: '${name}', hint: 'Look at src/total.js.', steps: [${steps}], expect: ${expected} }`
const ordered = (count: number) => `{ request: 'POST /orders', body: { count: ${count} }, pick: 'body.total' }`
const health = check('Answer', 'says that it runs', `{ request: 'GET /health', pick: 'status' }`, '200')

const server = `import fastify from 'fastify'
import { totalOf } from './total.js'

export function createApp() {
  const app = fastify()
  app.get('/health', () => ({ ok: true }))
  app.post('/orders', (request) => {
    console.log('order of', request.body.count)
    return { total: totalOf(request.body.count) }
  })
  return app
}
`

/** An API whose orders have no total yet. */
const api = {
  language: 'project',
  entry: 'src/app.js',
  seconds: 10,
  project: { app: 'src/app.js' },
  readOnly: ['package.json'],
  starter: [
    file('src/app.js', server),
    file('src/total.js', 'export const totalOf = () => 0\n'),
    file('package.json', '{ "type": "module", "scripts": { "start": "node src/app.js" } }\n'),
  ],
  visibleChecks: list(
    health,
    check('Take an order', 'adds up one cup', ordered(1), '1250'),
    check('Take an order', 'adds up two cups', ordered(2), '2500'),
  ),
  hiddenChecks: list(
    check('Take an order', 'adds up ten cups', ordered(10), '12500'),
    check('Take an order', 'adds up no cup', ordered(0), '0'),
  ),
}

const bill = `import { useState } from 'react'
import './bill.css'

export function Bill() {
  const [cups, setCups] = useState<number>(0)
  return <button className="bill" onClick={() => setCups(cups + 1)}>{cups} cups</button>
}
`
const main = `import { createRoot } from 'react-dom/client'
import { Bill } from './bill'

createRoot(document.getElementById('root')).render(<Bill />)
`
const clicked = (count: number) => `${`{ click: { role: 'button' } }, `.repeat(count)}{ read: { role: 'button' } }`

const page = {
  language: 'project',
  entry: 'src/bill.tsx',
  seconds: 10,
  project: { page: 'index.html' },
  readOnly: ['index.html'],
  starter: [
    file('index.html', '<!doctype html>\n<div id="root"></div>\n<script type="module" src="/src/main.jsx"></script>\n'),
    file('src/main.jsx', main),
    file('src/bill.tsx', bill),
    file('src/bill.css', '.bill { font-weight: 700 }\n'),
  ],
  visibleChecks: list(
    ...[0, 1, 2].map((count) => check('Count', `counts ${count}`, clicked(count), `'${count} cups'`)),
  ),
  hiddenChecks: list(...[3, 4].map((count) => check('Count', `counts ${count}`, clicked(count), `'${count} cups'`))),
}

/** A learner at the task of a step that is a project. */
async function openProject(learner: Page, project: object): Promise<{ courseId: number; stepId: number }> {
  const { courseId, taskStepIds } = await newCourse(learner, ['Take orders'])
  const saved = await learner.request.put(`/v1/steps/${taskStepIds[0]}/exercise`, {
    headers: await adminHeaders(learner),
    data: { version: 0, content: { approvedByChecks: true, ...project } },
  })
  expect(await saved.json()).toMatchObject({ status: 1 })
  await signInAsNewMember(learner, '/dashboard', courseId)
  await visit(learner, `/dashboard/tasks/${courseId}/steps/${taskStepIds[0]}`)
  return { courseId, stepId: taskStepIds[0]! }
}

const total = 'export const totalOf = (count) => count * cup\n'

test('a learner adds a file, sees which check fails, fixes it and submits the project', async ({ page: learner }) => {
  await openProject(learner, api)
  const exercise = learner.getByRole('region', { name: 'Exercise' })
  const tree = exercise.getByRole('tree', { name: 'Files of the project' })
  await expect(tree.getByRole('treeitem')).toHaveText(['src', 'app.js', 'total.js', 'package.json'])

  await exercise.getByRole('button', { name: 'New file' }).click()
  const dialog = learner.getByRole('dialog', { name: 'New file' })
  await dialog.getByLabel('Path').fill('src/total.js')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog).toContainText('There is a file with this name already')
  await dialog.getByLabel('Path').fill('src/cup.js')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(exercise.getByRole('tab', { name: 'src/cup.js' })).toHaveAttribute('aria-selected', 'true')
  await writeCode(learner, 'src/cup.js', 'export const cup = 1250\n')
  await expectAccessible(learner)

  // From the keyboard, in the tree.
  await tree.getByRole('treeitem', { name: 'cup.js' }).focus()
  await learner.keyboard.press('ArrowDown')
  await learner.keyboard.press('Enter')
  await writeCode(learner, 'src/total.js', total)
  await exercise.getByRole('button', { name: 'Run checks' }).click()
  const order = exercise.getByRole('group').filter({ hasText: 'Take an order' })
  await expect(exercise.getByText('1 of 3 checks passed; 2 more run when you submit')).toBeVisible()
  await expect(order).toContainText('· 0 of 2')
  await expect(order).toContainText('POST /orders {"count":1}')
  await expect(exercise.getByRole('group', { name: 'Output' })).toContainText('order of 1')
  await expectAccessible(learner)

  // The line of the search opens the file there.
  await exercise.getByRole('searchbox', { name: 'Search in all files' }).fill('totalof = ')
  await exercise.getByRole('button', { name: /^Line 1/ }).click()
  await exercise.getByRole('searchbox').fill('')
  await writeCode(learner, 'src/total.js', `import { cup } from './cup.js'\n\n${total}`)

  await exercise.getByRole('tab', { name: 'Requests' }).click()
  const request = exercise.getByRole('form', { name: 'Request' })
  await request.getByLabel('Method').selectOption('POST')
  await request.getByLabel('Path').fill('orders')
  await request.getByLabel('Body').fill('{count: 4}')
  await request.getByRole('button', { name: 'Send' }).click()
  await expect(request).toContainText('Start with / and use no spaces')
  await expect(request).toContainText('This isn’t JSON')
  await request.getByLabel('Path').fill('/orders')
  await request.getByLabel('Body').fill('{"count": 4}')
  await request.getByRole('button', { name: 'Send' }).click()
  const sent = exercise.getByRole('list', { name: 'Requests you sent' })
  await expect(sent).toContainText('POST /orders200')
  await expect(sent).toContainText('"total": 5000')
  await expectAccessible(learner)

  await exercise.getByRole('button', { name: 'Run checks' }).click()
  await expect(exercise.getByText('All 3 checks passed; 2 more run when you submit')).toBeVisible()
  // What was written is still there for another visit.
  await expect(exercise.getByText(/^Saved/)).toBeVisible()
  await learner.reload()
  await tree.getByRole('treeitem', { name: 'cup.js' }).click()
  await expect(learner.getByRole('textbox', { name: 'src/cup.js' })).toContainText('1250')
  await expect(order).toContainText('· 2 of 2')

  await learner.getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(learner.getByText('Approved by the automatic checks.')).toBeVisible()
  await expect(learner.getByRole('list', { name: 'Attempts' })).toContainText('All 5 checks passed')
  await expect(learner.getByRole('tree', { name: 'Submitted files' })).toContainText('cup.js')
})

test('a page of React is shown in its preview as it is written', async ({ page: learner }) => {
  await openProject(learner, page)
  const exercise = learner.getByRole('region', { name: 'Exercise' })
  await exercise.getByRole('tab', { name: 'Preview' }).click()
  const button = learner.frameLocator('iframe[title="Your page"]').getByRole('button')
  await button.click()
  await expect(button).toHaveText('1 cups')
  await expect(button).toHaveCSS('font-weight', '700')
  await writeCode(learner, 'src/bill.tsx', bill.replace(' cups</', ' glasses</'))
  await exercise.getByRole('button', { name: 'Refresh' }).click()
  await expect(button).toHaveText('0 glasses')
  await writeCode(learner, 'src/bill.tsx', bill.replace('return <button', 'return <<button'))
  await exercise.getByRole('button', { name: 'Refresh' }).click()
  await exercise.getByRole('button', { name: 'src/bill.tsx, line 6' }).click()
  await expectAccessible(learner)
})

test('a project is read, changed and checked on a phone @phone', async ({ page: learner }) => {
  await openProject(learner, api)
  const exercise = learner.getByRole('region', { name: 'Exercise' })
  await exercise.getByRole('button', { name: '3 files' }).click()
  await exercise.getByRole('treeitem', { name: 'total.js' }).click()
  await writeCode(learner, 'src/total.js', 'export const totalOf = (count) => count * 1250\n')
  await expectAccessible(learner)
  await exercise.getByRole('button', { name: 'Run checks' }).click()
  await expect(exercise.getByText('All 3 checks passed; 2 more run when you submit')).toBeVisible()
  await expectAccessible(learner)
})

test('an author changes what a project is opened with', async ({ page: learner, anotherPage }) => {
  const { courseId, stepId } = await openProject(learner, api)
  const author = await anotherPage()
  const address = `/admin/tasks/${courseId}/steps/${stepId}/exercise`
  await signIn(author, 'admin', address)
  const settings = author.getByRole('region', { name: 'Project' })
  await expect(settings.getByLabel('App', { exact: true })).toHaveValue('src/app.js')
  await expect(author.getByText('The checks of a project run on the server')).toBeVisible()
  await settings.getByLabel('The app gets a database').check()
  await settings.getByLabel('Folder of the learner’s tests').fill('test')
  await expectAccessible(author)
  await author.getByRole('button', { name: 'Publish' }).click()
  await author.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await expect(author.getByText('No changes')).toBeVisible()
  await visit(author, address)
  await expect(settings.getByLabel('The app gets a database')).toBeChecked()
  await expect(settings.getByLabel('Folder of the learner’s tests')).toHaveValue('test')
})
