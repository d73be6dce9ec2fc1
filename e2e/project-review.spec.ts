import type { Page } from '@playwright/test'
import { test } from './check-runner.ts'
import { inClone } from './git.ts'
import { beginCourse } from './learning.ts'
import { adminHeaders, expect, expectAccessible, ownHeaders, signIn, visit } from './support.ts'

const check = (milestone: string, name: string, request: string, expected: string) =>
  `{ milestone: '${milestone}', name: '${name}', hint: 'Look at src/greeting.js.', steps: [${request}], expect: ${expected} },`
const list = (...checks: string[]) => `export default [\n${checks.join('\n')}\n]\n`
const text = (path: string) => `{ request: 'GET ${path}', pick: 'body.text' }`

const app = `import fastify from 'fastify'
import { greeting } from './greetings/greeting.js'

export function createApp() {
  const app = fastify()
  app.get('/hello', ({ query }) => ({ text: greeting(query.name) }))
  return app
}
`

/** An API of several files and folders whose greetings are missing. */
const exercise = {
  language: 'project',
  entry: 'src/app.js',
  seconds: 10,
  approvedByChecks: false,
  project: { app: 'src/app.js' },
  readOnly: ['package.json'],
  starter: [
    { path: 'src/app.js', text: app },
    { path: 'src/greetings/greeting.js', text: "export const greeting = () => ''\n" },
    { path: 'src/greetings/words.js', text: "export const hello = 'Namaste'\n" },
    { path: 'package.json', text: '{ "type": "module" }\n' },
  ],
  visibleChecks: list(
    check('Greet', 'greets', text('/hello'), `'Namaste'`),
    check('Greet', 'greets by name', text('/hello?name=Asha'), `'Namaste Asha'`),
    check('Refuse', 'knows no other path', `{ request: 'GET /nothing', pick: 'status' }`, '404'),
  ),
  hiddenChecks: list(
    check('Greet', 'greets others', text('/hello?name=Ravi'), `'Namaste Ravi'`),
    check('Refuse', 'refuses to change', `{ request: 'PUT /hello', pick: 'status' }`, '404'),
  ),
}

async function beginProject(learner: Page) {
  const course = await beginCourse(learner, ['Greet people'])
  const stepId = course.taskStepIds[0]!
  const saved = await learner.request.put(`/v1/steps/${stepId}/exercise`, {
    headers: await adminHeaders(learner),
    data: { version: 0, content: exercise },
  })
  expect(await saved.json()).toMatchObject({ status: 1 })
  return { ...course, stepId }
}

async function newestAttempt(learner: Page, stepId: number): Promise<number> {
  const answer = await learner.request.get(`/v1/steps/${stepId}/solutions`, { headers: await ownHeaders(learner) })
  return ((await answer.json()) as { data: { solutionId: number }[] }).data[0]!.solutionId
}

const greeting = 'src/greetings/greeting.js'
const first = "import { hello } from './words.js'\n\n// Nobody is named yet.\nexport const greeting = () => hello\n"
const second = "import { hello } from './words.js'\n\nexport const greeting = (name) => hello + (name ? name : '')\n"
const third =
  "import { hello } from './words.js'\n\nexport const greeting = (name) => (name ? `${hello} ${name}` : hello)\n"

test('a mentor reads a pushed project by folder and commit, comments, runs it again and compares the next push', async ({
  page: learner,
  anotherPage,
}) => {
  const { courseId, stepId } = await beginProject(learner)
  const mentor = await anotherPage()
  await inClone(learner, stepId, async ({ commit, push }) => {
    await commit('Greet everybody\n\nNames come next.', { [greeting]: first })
    await commit('Greet people by name', { [greeting]: second, 'test/greeting.test.js': '// Later.\n' })
    await push()
    await signIn(mentor, 'mentor', `/admin/reviews/${await newestAttempt(learner, stepId)}`)

    // The whole tree: what was changed with its lines, and the starter that wasn't.
    const tree = mentor.getByRole('tree', { name: 'Files' })
    await expect(tree.getByRole('treeitem')).toHaveText([
      'src',
      'greetings',
      /^greeting\.js.*3 lines added.*1 line removed.*changed$/,
      /^words\.js.*unchanged starter$/,
      /^app\.js.*unchanged starter$/,
      'test',
      /^greeting\.test\.js.*1 line added.*added$/,
      /^package\.json.*unchanged starter$/,
    ])
    await mentor.getByRole('checkbox', { name: 'Changed files only' }).check()
    await expect(tree.getByRole('treeitem')).toHaveText(['src/greetings', /greeting\.js/, 'test', /greeting\.test/])
    await mentor.getByRole('checkbox', { name: 'Changed files only' }).uncheck()
    await tree.getByRole('treeitem', { name: /^package\.json/ }).click()
    await expect(mentor.getByRole('region', { name: 'File package.json' })).toContainText('Unchanged starter')
    await tree.getByRole('treeitem', { name: /^greeting\.js/ }).click()
    await mentor.keyboard.press('d')
    const compared = mentor.getByRole('region', { name: `${greeting}, compared` })
    await expect(compared).toContainText("export const greeting = () => ''")
    await expect(mentor.getByText('Changed since the starter', { exact: true })).toBeVisible()
    await expectAccessible(mentor)
    await mentor.keyboard.press('d')

    // The checks by milestone, with what a failing one did.
    const discussion = mentor.getByRole('region', { name: 'Discussion' })
    const parts = discussion.getByRole('list', { name: 'Milestones' })
    await expect(parts.getByRole('listitem').filter({ hasText: 'Refuse' }).first()).toContainText('2 of 2')
    const failed = parts.getByRole('listitem').filter({ hasText: 'greets by name' }).last()
    await expect(failed).toContainText('NamasteAsha')
    await failed.getByText('Steps of this check').click()
    await expect(failed).toContainText('GET /hello?name=Asha')
    await mentor.getByRole('button', { name: 'Run again in the sandbox' }).click()
    await expect(discussion.getByText('3 of 5 checks passed')).toBeVisible()
    await expect(mentor.getByRole('button', { name: 'Run in my browser' })).toBeHidden()

    // A commit, and a comment on a line that is still there.
    const commits = discussion.getByRole('list', { name: 'Commits' })
    await commits.getByRole('button', { name: 'Greet everybody' }).click()
    const shown = mentor.getByRole('region', { name: 'Commit', exact: true })
    await expect(shown).toContainText('Names come next.')
    await expect(tree.getByRole('treeitem')).toHaveText(['src/greetings', /^greeting\.js/])
    await mentor.getByRole('button', { name: 'Comment on line 3', exact: true }).click()
    await expect(mentor.getByText('This line isn’t in the attempt any more')).toBeVisible()
    await mentor.getByRole('button', { name: 'Comment on line 1', exact: true }).click()
    await mentor.getByLabel('Comment on line 1').getByRole('textbox').fill('Good to keep words apart.')
    await expectAccessible(mentor)
    await mentor.getByRole('button', { name: 'Save comment' }).click()
    await expect(compared).toContainText('Good to keep words apart.')
    await shown.getByRole('button', { name: 'Newer commit' }).click()
    await expect(shown).toContainText('Greet people by name')
    await shown.getByRole('button', { name: 'All files' }).click()
    await expect(mentor.getByRole('region', { name: greeting, exact: true })).toContainText('Good to keep words apart.')
    await expect(tree.getByRole('treeitem', { name: /^greeting\.js/ })).toContainText('1 comment')
    await mentor.getByLabel('Feedback to the learner').fill('A space is missing before the name.')
    await mentor.getByRole('button', { name: /^Reject/ }).click()
    await expect(mentor.getByRole('status').filter({ hasText: 'Rejected:' })).toBeVisible()

    await commit('Put a space before the name', { [greeting]: third })
    await push()
  })
  await visit(mentor, `/admin/reviews/${await newestAttempt(learner, stepId)}`)
  await mentor.getByRole('button', { name: 'Compare with attempt 1' }).click()
  await mentor.getByRole('treeitem', { name: /^greeting\.js/ }).click()
  await expect(mentor.getByText('Changed since attempt 1', { exact: true })).toBeVisible()
  await expect(mentor.getByRole('region', { name: `${greeting}, compared` })).toContainText('Good to keep words apart.')
  await mentor.getByLabel('What to compare with').selectOption('Starter')
  await expect(mentor.getByText('Changed since the starter', { exact: true })).toBeVisible()
  await expect(mentor.getByText('Since attempt 1: 2 now pass')).toBeVisible()
  await expectAccessible(mentor)

  // The learner sees the same of their attempts.
  await visit(learner, `/dashboard/tasks/${courseId}/steps/${stepId}`)
  const attempt = learner.getByRole('list', { name: 'Attempts' }).getByRole('listitem').first()
  await expect(attempt.getByRole('treeitem')).toContainText(['src', 'greetings'])
  await attempt.getByText('Checks', { exact: true }).click()
  await expect(attempt.getByRole('group', { name: 'Greet', exact: true })).toContainText('3 of 3')
  await attempt.getByText('Commits', { exact: true }).click()
  await attempt.getByText('Put a space before the name').click()
  await expect(attempt.getByRole('list', { name: 'Changed files' })).toContainText(greeting)
  await expectAccessible(learner)
})

test('an uploaded project is read and commented on a phone @phone', async ({ page: learner, anotherPage }) => {
  const { stepId } = await beginProject(learner)
  const answer = await learner.request.post('/v1/user/submitSolution', {
    headers: await ownHeaders(learner),
    multipart: {
      taskStepId: String(stepId),
      textSolution: 'It greets.',
      files: { name: greeting, mimeType: 'text/javascript', buffer: Buffer.from(second) },
    },
  })
  const { solutionId } = ((await answer.json()) as { data: { solutionId: number } }).data
  const mentor = await anotherPage()
  await signIn(mentor, 'mentor', `/admin/reviews/${solutionId}`)
  const tree = mentor.getByRole('tree', { name: 'Files' })
  await tree.getByRole('treeitem', { name: /^greeting\.js/ }).click()
  await mentor.getByRole('button', { name: 'Compare with the starter' }).click()
  await mentor.getByRole('button', { name: 'Comment on line 3', exact: true }).click()
  await mentor.getByLabel('Comment on line 3').getByRole('textbox').fill('A space is missing.')
  await mentor.getByRole('button', { name: 'Save comment' }).click()
  await expect(mentor.getByRole('region', { name: `${greeting}, compared` })).toContainText('A space is missing.')
  await expectAccessible(mentor)
  // A wide screen shows all parts at once.
  const parts = mentor.getByRole('navigation', { name: 'Parts of the review' })
  if (await parts.isVisible()) await parts.getByRole('button', { name: 'Checks' }).click()
  await expect(mentor.getByText('3 of 5 checks passed')).toBeVisible()
  await expectAccessible(mentor)
})
