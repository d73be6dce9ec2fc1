import { expect, test } from 'vitest'
import { type Brief, getBrief, listBriefs } from '#contract/projects/briefs.ts'
import { eq } from '#server/kit/db/orm.ts'
import { newMember } from '#server/testing/learning/learning.ts'
import { submitProject, newBrief } from '#server/testing/projects.ts'
import { sharedApp } from '#server/testing/test-app.ts'
import { briefs } from './tables.ts'

const app = await sharedApp()
const learner = await newMember(app)
const newcomer = await app.newActor('learner')
const made = []
for (const changes of [
  { title: 'Portfolio', techStack: ['HTML', 'CSS'] },
  { title: 'Shop API', summary: 'Orders and stock', techStack: ['Node.js'] },
  { title: 'Chat', techStack: ['WebSocket', '100%_Rust'] },
  { title: 'Old one', closedAt: new Date() },
])
  made.push(await newBrief(app, changes))
const ids = made.map(({ id }) => id)

const list = (query: object = {}, actor = learner) => app.load(actor, listBriefs, { query })
const titles = ({ items }: { items: Brief[] }) => items.map(({ title }) => title)

test('lists open projects page by page with the state of my submission', async () => {
  await submitProject(app, learner, ids[1]!)
  const first = await list({ size: 2 })
  expect([titles(first), titles(await list({ size: 2, after: first.next }))]).toEqual([
    ['Portfolio', 'Shop API'],
    ['Chat'],
  ])
  expect(first.items.map(({ myState }: Brief) => myState)).toEqual([null, 'submitted'])
  expect((await list({}, newcomer)).items.map(({ myState }: Brief) => myState)).toEqual([null, null, null])
  expect(await app.call(null, listBriefs)).toMatchObject({ http: 401 })
})

test.each([
  [{ search: 'shop ORDERS' }, ['Shop API']],
  [{ search: 'websocket' }, ['Chat']],
  [{ search: '100%_' }, ['Chat']],
  [{ search: 'old' }, []],
])('%j finds %j', async (query, expected) => expect(titles(await list(query))).toEqual(expected))

test('returns a project with its steps and resources', async () => {
  expect(await app.load(newcomer, getBrief, { params: { briefId: ids[0] } })).toEqual({
    briefId: ids[0],
    title: 'Portfolio',
    summary: 'A page about you',
    description: 'Build it, and put it on the web.',
    level: 'Beginner',
    duration: '2 weeks',
    techStack: ['HTML', 'CSS'],
    steps: ['Draw it', 'Build it', 'Publish it'],
    resources: [{ label: 'MDN', url: 'https://developer.mozilla.org/' }],
    isOpen: true,
    myState: null,
    mySubmissions: [],
  })
})

test('shows a closed project to staff and to learners who submitted it', async () => {
  const { id: briefId } = await newBrief(app)
  await submitProject(app, learner, briefId)
  await app.db.update(briefs).set({ closedAt: new Date() }).where(eq(briefs.id, briefId))
  const params = { briefId }
  expect(await app.load(learner, getBrief, { params })).toMatchObject({ isOpen: false })
  expect(await app.call(await app.newActor('mentor'), getBrief, { params })).toMatchObject({ http: 200 })
  expect(await app.call(newcomer, getBrief, { params })).toMatchObject({ http: 404 })
  expect(await app.call(learner, getBrief, { params: { briefId: 987_654 } })).toMatchObject({ http: 404 })
})
