import { randomBytes, randomInt } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test'
import { homeOf, type Role } from '#contract/kit/access.ts'
import { follow, stored, visit } from './visit.ts'

type Fixtures = {
  excused: RegExp[]
  mayFail: (pattern: RegExp) => void
  page: Page
  /** The browser of another person, watched like the first. */
  anotherPage: () => Promise<Page>
}

/** Checked on every page of every journey: no console error, no failed request, nothing that axe reports. */
export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what is used here.
  excused: async ({}, use) => use([]),
  /** Allows a console error that the journey itself causes. */
  mayFail: async ({ excused }, use) => use((pattern) => void excused.push(pattern)),
  page: async ({ page, baseURL, excused }, use) => {
    origins.set(page.context(), baseURL!)
    const complaints = await watch(page)
    await use(page)
    expectQuiet(complaints, excused)
  },
  anotherPage: async ({ browser, baseURL, contextOptions, excused }, use) => {
    const opened: { page: Page; complaints: string[] }[] = []
    await use(async () => {
      const page = await (await browser.newContext(contextOptions)).newPage()
      origins.set(page.context(), baseURL!)
      opened.push({ page, complaints: await watch(page) })
      return page
    })
    for (const { page, complaints } of opened) {
      await page.context().close()
      expectQuiet(complaints, excused)
    }
  },
})

/** The base URL of a browser context. */
const origins = new WeakMap<BrowserContext, string>()

async function watch(page: Page): Promise<string[]> {
  // No animations: a dialog that is still fading in has different colours.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const complaints: string[] = []
  page.on('console', (message) => {
    const isOwnDoing = message.text() === 'Service Worker registration blocked by Playwright'
    if (['error', 'warning'].includes(message.type()) && !isOwnDoing) complaints.push(withReason(message.text()))
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  return complaints
}

/** HTTP/2 has no status text. */
const withReason = (complaint: string) =>
  complaint.replace(/status of (\d{3}) \(\)/, (_, status: string) => `status of ${status} (${STATUS_CODES[status]})`)

function expectQuiet(complaints: string[], excused: RegExp[]) {
  const unexcused = complaints.filter((complaint) => !excused.some((pattern) => pattern.test(complaint)))
  expect(unexcused, 'the console stays quiet').toEqual([])
}

export { expect }

export const demoPassword = 'kaushal-demo-2025'

type AxeOptions = Parameters<AxeBuilder['options']>[0]

async function expectNothingFrom(page: Page, options: AxeOptions) {
  // Loading axe takes as long as running it, so a document loads it once.
  const isLoaded = await page.evaluate(() => 'axe' in window)
  const builder = new AxeBuilder({ page, ...(isLoaded && { axeSource: ';' }) })
  // In legacy mode and without passes, axe takes a third of the time.
  // Frames are left out: they are sandboxed, and a message to one that hasn't loaded yet is an error on the console.
  // Without a preload: it would write style elements, which our content security policy forbids.
  const settings: AxeOptions = { resultTypes: ['violations'], iframes: false, preload: false, ...options }
  const axe = builder.setLegacyMode(true).options(settings)
  const { violations } = await axe.analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual(
    [],
  )
}

const contrast = 'color-contrast'

/**
 * Runs axe on the screen as it is now, and checks that nothing overflows to the side. Contrast takes three quarters of
 * its time: `npm test` measures it on a sample of pages, with `expectContrast`.
 */
export async function expectNoViolations(page: Page) {
  await expectNothingFrom(page, { rules: { [contrast]: { enabled: isFull } } })
  await expectNoOverflow(page)
}

/** Measures the contrast of the screen as it is now. */
export async function expectContrast(page: Page, colorSchemes: ('light' | 'dark')[]) {
  for (const colorScheme of colorSchemes) {
    await page.emulateMedia({ colorScheme })
    await expectNothingFrom(page, { runOnly: [contrast] })
  }
  await page.emulateMedia({ colorScheme: 'light' })
}

export async function expectNoOverflow(page: Page) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, 'nothing sticks out to the side').toBeLessThanOrEqual(0)
}

/** Set by `npm run test:full`: every journey, and axe on every screen of each. */
export const isFull = process.env['TEST_FULL'] === '1'

/** For every screen of a journey. `npm test` runs axe once per screen instead, in accessibility.spec.ts. */
export const expectAccessible = isFull ? expectNoViolations : expectNoOverflow

export { follow, stored, visit }

type Session = { userId: number; username: string; token: string; role: Role }
type SharedRole = 'mentor' | 'admin' | 'company'

const demoEmail = (role: 'learner' | SharedRole) =>
  role === 'company' ? 'hiring@setulabs.example' : `${role}@kaushal.example`

export async function logIn(page: Page, email: string, password: string): Promise<Session> {
  const answer = await page.request.post('/v1/user/login', { data: { email, password } })
  expect(answer.ok()).toBe(true)
  return ((await answer.json()) as { data: Session }).data
}

/** Sessions by site and role: only learners are limited to some devices, so all journeys share one of the others. */
const sharedSessions = new Map<string, Promise<Session>>()

async function sharedSession(page: Page, role: SharedRole): Promise<Session> {
  const key = `${origins.get(page.context())} ${role}`
  const session = sharedSessions.get(key) ?? logIn(page, demoEmail(role), demoPassword)
  sharedSessions.set(key, session)
  return session
}

/** Signs in without the login form and opens the page; without a path, the start page of their role. */
async function enter(page: Page, email: string, session: Session, path?: string) {
  const { userId, username, token, role } = session
  const localStorage = Object.entries({ user: email, userId, username, token, role }).map(([name, value]) => ({
    name,
    value: String(value),
  }))
  const origin = origins.get(page.context())!
  await page.context().setStorageState({ cookies: [], origins: [{ origin, localStorage }] })
  await visit(page, path ?? homeOf(role))
}

export async function signIn(page: Page, role: 'learner' | SharedRole, path?: string) {
  const email = demoEmail(role)
  const session = role === 'learner' ? await logIn(page, email, demoPassword) : await sharedSession(page, role)
  await enter(page, email, session, path)
}

export async function signInAs(page: Page, email: string, password: string, path?: string) {
  await enter(page, email, await logIn(page, email, password), path)
}

/** Through the login form. */
export async function signInByForm(page: Page, email: string, password: string) {
  await visit(page, '/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL(/\/(dashboard|company|admin)/)
}

/** Public pages without a parameter; the first thirteen are for search engines too. */
export const publicPages = [
  '/',
  '/courses',
  '/pricing',
  '/about',
  '/5day-demo',
  '/subscribe',
  '/jobs',
  '/sessions',
  '/hiring',
  '/hiring/apply',
  '/login',
  '/terms',
  '/privacy',
  '/docs',
  '/forgot-password',
  '/figures',
]

export const newEmail = () => `visitor-${randomBytes(5).toString('hex')}@example.in`
/** A different number each time, because a person has one demo at a time. */
export const newMobile = () => `9${String(randomInt(1_000_000_000)).padStart(9, '0')}`
export const newTransactionId = () => String(randomInt(100_000_000_000, 281_474_976_710_655)).slice(0, 12)

/** Registers a new learner. The demo learner is for tests that need their data: a third sign-in would end the first. */
export async function newLearner(page: Page, name = 'Ravi Prakash Yadav'): Promise<Registrant> {
  const someone = { ...newRegistrant(), name }
  const { email, password, transactionId } = someone
  const [firstName, ...rest] = name.split(' ')
  const data = { username: email.split('@')[0], email, password, firstName, lastName: rest.join(' '), transactionId }
  expect((await page.request.post('/v1/user/register', { data })).ok()).toBe(true)
  return someone
}

export async function signInAsNewLearner(page: Page, path?: string): Promise<Registrant> {
  const someone = await newLearner(page)
  await signInAs(page, someone.email, someone.password, path)
  return someone
}

/** A new learner with access (and a course) from staff, signed in. */
export async function signInAsNewMember(
  page: Page,
  path?: string,
  courseId?: number,
): Promise<Registrant & { userId: number }> {
  const someone = await newLearner(page)
  const session = await logIn(page, someone.email, someone.password)
  await grantAccess(page, session.userId)
  if (courseId) await enrol(page, session.userId, courseId)
  await enter(page, someone.email, session, path)
  return { ...someone, userId: session.userId }
}

/** As staff do it. */
export async function grantAccess(page: Page, userId: number) {
  const headers = await adminHeaders(page)
  const data = { days: 30, reason: 'A journey' }
  expect((await page.request.post(`/v1/users/${userId}/access`, { headers, data })).ok()).toBe(true)
}

export async function enrol(page: Page, userId: number, courseId: number) {
  const headers = await adminHeaders(page)
  const answer = await page.request.post('/v1/user/createUserCourse', { headers, data: { userId, courseId } })
  expect(answer.ok()).toBe(true)
}

/** Of the person signed in on the page. */
export const ownHeaders = async (page: Page) => ({
  authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('token'))}`,
})

export const adminHeaders = async (page: Page) => ({
  authorization: `Bearer ${(await sharedSession(page, 'admin')).token}`,
})

export type NewCourse = { courseId: number; title: string; taskStepIds: number[] }

/** A course created through the API, for journeys about something else. */
export async function newCourse(page: Page, stepTitles: string[]): Promise<NewCourse> {
  const headers = await adminHeaders(page)
  const title = `Journeys ${randomBytes(4).toString('hex')}`
  const image = { name: 'course.png', mimeType: 'image/png', buffer: png }
  const multipart = { courseTitle: title, courseDescription: 'Made for a journey.', image }
  const made = await page.request.post('/v1/course/createCourse', { headers, multipart })
  const { courseId } = ((await made.json()) as { data: { courseId: number } }).data
  const taskSteps = stepTitles.map((taskStepTitle) => ({ taskStepTitle }))
  const data = { courseId, taskTitle: 'The only task', taskSteps }
  const answer = await page.request.post('/v1/user/createTask', { headers, data })
  const task = ((await answer.json()) as { data: { taskSteps: { taskStepId: number }[] } }).data
  return { courseId, title, taskStepIds: task.taskSteps.map(({ taskStepId }) => taskStepId) }
}

/** The smallest picture. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

export type Registrant = { name: string; email: string; password: string; transactionId: string }
export const newRegistrant = (): Registrant => ({
  name: 'Ravi Prakash Yadav',
  email: newEmail(),
  password: 'a good long password',
  transactionId: newTransactionId(),
})

export async function fillRegistration(page: Page, { name, email, password, transactionId }: Registrant) {
  await page.getByLabel('Full Name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Transaction ID').fill(transactionId)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm Password').fill(password)
  await page.getByLabel(/I accept the/).check()
}

/** Presses Tab until the field of this name has the focus. */
export async function tabTo(page: Page, name: string) {
  await expect(async () => {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(name)
  }).toPass({ intervals: [0] })
}
