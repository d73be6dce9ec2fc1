import { expect, test } from 'vitest'
import { areas, pagePartsAt } from '#contract/app/pages.ts'
import { getPage, type PartReply } from '#contract/kit/page-call.ts'
import { writeSettings } from './site/index.ts'
import { newWorld } from './testing/access-matrix/world.ts'
import { countQueries, statementsOf } from './testing/queries.ts'
import { apiError, countByStatus, type TestActor } from './testing/test-app.ts'

const world = await newWorld()
const { app, call, load } = world

/** Signed links contain their time. */
const now = new Date()
world.deps.clock = () => now

const withoutAccess = await world.newActor('learner')
const solutionId = (await world.newWaiting()).solutionId
const ids: Record<string, number> = {
  courseId: world.courseId,
  stepId: world.stepIds[0]!,
  userId: world.owner.id,
  solutionId,
}
const people = [withoutAccess, world.owner, world.actors.company!, world.mentor, world.admin]
const pages = areas
  .flatMap((area) => Object.keys(area.pages))
  .map((route) => route.replace(/:(\w+)/g, (_, name: string) => String(ids[name] ?? 1)))

const partsOf = async (actor: TestActor, path: string): Promise<PartReply[]> =>
  (await load(actor, getPage, { query: { path } })).parts

/** The pages share many requests. */
const known = new Map<string, Promise<PartReply>>()

function direct(actor: TestActor, path: string): Promise<PartReply> {
  const key = `${actor.id} ${path}`
  const reply = known.get(key) ?? request(actor, path)
  known.set(key, reply)
  return reply
}

async function request(actor: TestActor, path: string): Promise<PartReply> {
  const answer = await app.inject({ url: path, headers: { authorization: `Bearer ${actor.token}` } })
  return { path, http: answer.statusCode, body: answer.json() }
}

/** Each response has its own request id. */
const comparable = ({ body, ...reply }: PartReply) => ({ ...reply, body: { ...(body as object), requestId: null } })

/** The replies of the page call to each person, and those of the requests themselves. */
async function bothWays(path: string) {
  const composed: PartReply[] = []
  const single: PartReply[] = []
  for (const actor of people) {
    const parts = await partsOf(actor, path)
    composed.push(...parts)
    for (const part of parts) single.push(await direct(actor, part.path))
  }
  return { composed: composed.map(comparable), single: single.map(comparable) }
}

test.each(pages)('%s gets from the page call what its requests would return', async (path) => {
  const { composed, single } = await bothWays(path)
  expect(composed).toEqual(single)
})

test('staff without the required second factor get no staff data', async () => {
  await writeSettings(world.db, { staffSecondFactor: true }, null)
  known.clear()
  for (const path of ['/admin', '/admin/reviews', '/admin/users', '/dashboard']) {
    const { composed, single } = await bothWays(path)
    expect(composed).toEqual(single)
  }
  const parts = await partsOf(world.admin, '/admin')
  expect(parts.find(({ path }) => path === '/v1/overview')).toMatchObject({
    http: 403,
    body: { code: 'second_factor_missing' },
  })
  await writeSettings(world.db, { staffSecondFactor: false }, null)
  known.clear()
})

test('an unknown page of an area gets only what the area itself needs', async () => {
  const shell = (await partsOf(world.owner, '/dashboard/projects')).map(({ path }) => path)
  for (const path of ['/dashboard/no-such-page', '/dashboard/tasks', '/dashboard//', '/dashboard/tasks/%ff']) {
    expect((await partsOf(world.owner, path)).map((part) => part.path)).toEqual(shell)
  }
})

test.each([
  'dashboard',
  '/',
  '//evil.example/dashboard',
  'https://evil.example/dashboard',
  '/dashboardx',
  '/v1/user/me',
  '/..',
  '/%2fdashboard',
])('a path outside the areas gets nothing: %s', async (path) => {
  expect(await partsOf(world.owner, path)).toEqual([])
})

test('a path cannot reach another endpoint', async () => {
  for (const stepId of ['..%2f..%2fusers', '%2e%2e', '1%3Fa=b', '1%23x', '9'.repeat(400), '__proto__']) {
    const parts = await partsOf(world.owner, `/dashboard/tasks/2/steps/${stepId}`)
    const own = parts.filter(({ path }) => path.startsWith('/v1/steps/'))
    expect(own.map(({ http }) => http)).toEqual(own.map(() => 400))
  }
})

test('rejects a path that is missing, too long or not plain text', async () => {
  expect(await call(world.owner, getPage)).toMatchObject(apiError(400))
  for (const path of ['', '/dashboard\u0000', `/dashboard/${'x'.repeat(100_000)}`]) {
    expect(await call(world.owner, getPage, { query: { path } })).toMatchObject(apiError(400))
  }
})

test('a part that fails does not fail the others', async () => {
  const parts = await partsOf(world.owner, '/dashboard/tasks/999999')
  expect(parts.filter(({ http }) => http !== 200).map(({ path }) => path)).toEqual([
    '/v1/course/getTasks?courseId=999999',
  ])
})

test('limits how often a person may call it', async () => {
  const { call } = await world.another({ rateLimitFactor: 0.01 })
  const query = { path: '/dashboard/projects' }
  const answers: { http: number }[] = []
  for (let times = 0; times < 5; times++) answers.push(await call(world.other, getPage, { query }))
  expect(countByStatus(answers)).toEqual({ 200: 3, 429: 2 })
  expect(await call(world.mentor, getPage, { query })).toMatchObject({ http: 200 })
})

/** The most statements that each page may take, sign-in included. */
const statements: [string, TestActor, number][] = [
  ['/dashboard', world.owner, 3],
  ['/dashboard/my-courses', world.owner, 2],
  ['/dashboard/practice', world.owner, 2],
  [`/dashboard/tasks/${world.courseId}`, world.owner, 2],
  [`/dashboard/tasks/${world.courseId}/steps/${world.stepIds[0]}`, world.owner, 6],
  ['/admin', world.mentor, 2],
  ['/admin', world.admin, 5],
  ['/admin/reviews', world.mentor, 4],
  [`/admin/reviews/${solutionId}`, world.mentor, 3],
  ['/admin/payments', world.admin, 7],
]

test.each(statements)('%s takes few statements', async (path, actor, most) => {
  await partsOf(actor, path)
  expect(await countQueries(() => partsOf(actor, path))).toBeLessThanOrEqual(most)
})

test('no page needs a second connection while it has one', async () => {
  const sent: string[] = []
  for (const actor of people) {
    for (const path of pages) sent.push(...(await statementsOf(() => partsOf(actor, path))))
  }
  expect(sent.filter((text) => text.startsWith('begin'))).toEqual([])
})

test('only endpoints without a rate limit of their own are parts', () => {
  const parts = pages.flatMap((path) => pagePartsAt(path, { role: 'admin', adjustments: null }))
  expect(parts.filter(({ endpoint }) => endpoint.method !== 'GET' || endpoint.limit !== null)).toEqual([])
})
