import { request as requests } from '@playwright/test'
import { fillAcademy, type HostileAcademy } from './hostile-academy.ts'
import { jobsFile, peopleFile } from './hostile-files.ts'
import { attacks, expectOnlyText, holesIn, noLinks, overrides } from './hostile-texts.ts'
import { startOwnAcademy } from './second-instance.ts'
import { expect, test, visit } from './support.ts'
import type { APIRequestContext, Page } from '@playwright/test'

/** A separate server, because every text in it is hostile. */
let academy: Awaited<ReturnType<typeof startOwnAcademy>>
let request: APIRequestContext
let filled: HostileAcademy
// Serial, because each worker would start its own server.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  academy = await startOwnAcademy()
  request = await requests.newContext({ baseURL: academy.url })
  filled = await fillAcademy(request)
})
test.afterAll(async () => {
  await request?.dispose()
  await academy?.stop()
})

type Who = 'learner' | 'mentor' | 'admin'

/** Signs in without the form, which is not under test here. */
async function enter(page: Page, who: Who) {
  await page.goto(`${academy.url}/certificate`)
  const { userId, username, token, role } = filled[who]
  await page.evaluate(
    (session) => {
      for (const [key, value] of Object.entries(session)) localStorage.setItem(key, String(value))
    },
    { user: username, userId, username, token, role },
  )
}

/** Opens each page, wide and narrow; pages that list the text must show it as typed. */
async function look(page: Page, paths: string[]) {
  page.on('dialog', (dialog) => {
    throw new Error(`a dialog opened: ${dialog.message()}`)
  })
  for (const path of paths) {
    await visit(page, academy.url + path)
    await expectOnlyText(page, path)
    await expect(page.locator('main').last(), path).toContainText('=1+1')
  }
}

test('the check itself finds an unescaped page @full', async ({ page, mayFail }) => {
  mayFail(/./)
  await page.setContent('<main></main>')
  await page.evaluate(
    (texts) => {
      for (const text of texts) {
        const place = document.createElement('p')
        place.innerHTML = text
        document.querySelector('main')!.append(place)
      }
    },
    [
      ...attacks,
      '<a href="javascript:hacked=6">press</a>',
      '<style>main { display: block !important }</style>',
      'W'.repeat(1000),
      '<div style="width: 90px; overflow: hidden"><p>Hidden from its middle on</p></div>'.replaceAll(
        ' on',
        'W'.repeat(20),
      ),
    ],
  )
  await expect.poll(() => holesIn(page)).toContainEqual(expect.stringMatching(/^a script ran/))
  const found = (await holesIn(page)).join('\n')
  for (const hole of [
    /element: IMG/,
    /element: svg/,
    /element: IFRAME/,
    /A href=javascript/,
    /HTML \d+ px too wide/,
    /cut off in P/,
  ]) {
    expect(found).toMatch(hole)
  }
})

test('rejects invalid links and bidirectional control characters in their fields @full', async () => {
  const headers = { authorization: `Bearer ${filled.learner.token}` }
  const profile = { firstName: 'Asha', lastName: '', phone: '', about: '', linkedin: '', github: '', portfolio: '' }
  const save = (changed: object) => request.put('/v1/user/profile', { headers, data: { ...profile, ...changed } })
  const fact = { text: 'Water boils', source: 'A book' }
  for (const link of noLinks) {
    expect((await save({ portfolio: link })).status(), link).toBe(400)
    expect((await request.post('/v1/facts', { headers, data: { ...fact, sourceUrl: link } })).status(), link).toBe(400)
  }
  for (const sign of overrides) {
    for (const field of ['firstName', 'about', 'linkedin']) {
      expect((await save({ [field]: `https://a.example/${sign}x` })).status()).toBe(400)
    }
  }
})

test("the learner's course pages show hostile texts as text @full", async ({ page }) => {
  await enter(page, 'learner')
  await look(page, [
    '/dashboard',
    '/dashboard/all-courses',
    '/dashboard/my-courses',
    `/dashboard/tasks/${filled.courseId}`,
    ...filled.stepIds.map((stepId) => `/dashboard/tasks/${filled.courseId}/steps/${stepId}`),
    '/dashboard/your-perfomance',
    '/dashboard/notifications',
    '/dashboard/wallet-balance',
  ])
})

test('a right-to-left name does not reverse the text next to it @full', async ({ page }) => {
  await enter(page, 'learner')
  await visit(page, `${academy.url}/dashboard/bug-board/${filled.bugId}`)
  const inline = page.locator('main').last().locator('a, b, span').filter({ hasText: '=1+1' })
  expect(await inline.count()).toBeGreaterThan(0)
  for (const one of await inline.all()) await expect(one).toHaveCSS('unicode-bidi', 'isolate')
})

test('the learner area shows hostile texts as text @full', async ({ page }) => {
  await enter(page, 'learner')
  await look(page, [
    '/dashboard/profile',
    '/dashboard/portfolio',
    '/dashboard/bug-board',
    `/dashboard/bug-board/${filled.bugId}`,
    '/dashboard/fact-board',
    '/dashboard/request-features',
    '/dashboard/projects/your-ideas',
    `/dashboard/projects/your-ideas/${filled.ideaId}`,
    '/dashboard/projects/our-ideas',
    `/dashboard/projects/our-ideas/${filled.briefId}`,
    '/dashboard/jobs',
    '/dashboard/resume-builder',
  ])
})

test('mentor pages show hostile texts as text @full', async ({ page }) => {
  await enter(page, 'mentor')
  await look(page, [
    '/admin/reviews',
    `/admin/reviews/${filled.solutionId}`,
    `/admin/reviews/${filled.decidedId}`,
    '/admin/projects',
    `/admin/projects?idea=${filled.ideaId}`,
    '/admin/projects?tab=submissions',
    `/admin/projects?submission=${filled.submissionId}`,
    '/admin/request',
    '/admin/request?tab=bugs',
    '/admin/request?tab=facts',
  ])
})

test('admin pages show hostile texts as text @full', async ({ page }) => {
  await enter(page, 'admin')
  await look(page, [
    '/admin/courses',
    `/admin/courses/${filled.courseId}`,
    `/admin/tasks/${filled.courseId}`,
    '/admin/users',
    `/admin/users/${filled.learner.userId}`,
    '/admin/jobs',
    '/admin/certificates',
    '/admin/mentors',
  ])
})

test('payments, emails and the audit log show hostile texts as text @full', async ({ page }) => {
  await enter(page, 'admin')
  await look(page, [
    '/admin/leads?show=all',
    '/admin/projects?tab=briefs',
    `/admin/projects?brief=${filled.briefId}`,
    '/admin/payments',
    '/admin/payments?state=rejected',
    '/admin/payments/statements',
    `/admin/payments/statements/${filled.statementId}`,
    `/admin/payments/statements/${filled.unreadId}`,
    '/admin/emails',
    '/admin/audit',
    '/admin/settings',
    '/admin/settings/changes',
    '/admin/settings/team',
    '/admin/settings/testimonials',
  ])
})

test('a stored email is shown as text @full', async ({ page }) => {
  await enter(page, 'admin')
  await visit(page, `${academy.url}/admin/emails`)
  await page.getByRole('table').getByRole('button').first().click()
  await expect(page.getByRole('dialog')).toContainText('=1+1')
  await expectOnlyText(page, 'an email')
})

test('public pages show hostile texts as text @full', async ({ page }) => {
  await look(page, [
    '/',
    '/about',
    '/courses',
    `/course/courseDetails/${filled.courseId}`,
    '/pricing',
    '/5day-demo',
    '/jobs',
    `/certificate/${filled.certificateCode}`,
    ...filled.portfolioPaths,
  ])
})

test('the narration of a transfer is shown as text, also without a matching payment @phone @full', async ({ page }) => {
  await enter(page, 'admin')
  await visit(page, `${academy.url}/admin/payments/statements/${filled.statementId}`)
  for (const finding of ['Exact (1)', 'Unknown (1)']) {
    await page.getByRole('tab', { name: finding }).click()
    await expect(page.getByRole('tabpanel').filter({ visible: true })).toContainText('=1+1')
    await expectOnlyText(page, finding)
  }
})

const imports = [
  { what: 'people', path: '/admin/users', open: 'Import', file: peopleFile(), store: 'Import 1 person', wrong: 5 },
  { what: 'jobs', path: '/admin/jobs', open: 'Import CSV', file: jobsFile(), store: 'Post 1 job', wrong: 4 },
]
for (const { what, path, open, file, store, wrong } of imports) {
  test(`the preview of a file of ${what} shows hostile texts as text @phone @full`, async ({ page }) => {
    await enter(page, 'admin')
    await visit(page, academy.url + path)
    await page.getByRole('button', { name: open, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('input[type=file]').setInputFiles(file)
    await expect(dialog.getByRole('row').filter({ hasText: 'Problem' })).toHaveCount(wrong)
    await expect(dialog).toContainText('=1+1')
    await expectOnlyText(page, `a file of ${what}`)
    await dialog.getByRole('button', { name: store }).click()
    await expect(dialog.getByRole('button', { name: store })).toHaveCount(0)
    await expectOnlyText(page, `the ${what} of a file`)
  })
}
