import { describe, expect, test } from 'vitest'
import { answerBug } from '#contract/community/bugs.ts'
import {
  assignBug,
  assignRequest,
  type DeskBug,
  type DeskRequest,
  listBugDesk,
  listRequestDesk,
  setBugStates,
  setRequestStates,
} from '#contract/community/desk.ts'
import { people } from '#server/identity/tables.ts'
import { eq } from '#server/kit/db/orm.ts'
import { emails } from '#server/notifications/tables.ts'
import { newMember } from '#server/testing/learning/learning.ts'
import { apiError, fieldError, sharedApp } from '#server/testing/test-app.ts'
import { bugs, featureRequests } from './tables.ts'

const app = await sharedApp({ rateLimitFactor: 100 })
const reporter = await newMember(app)
const mentor = await app.newActor('mentor')
const admin = await app.newActor('admin')

async function newBug(edit: Partial<typeof bugs.$inferInsert> = {}): Promise<number> {
  const bug = { personId: reporter.id, title: 'The timer stops', steps: 'Open a task', ...edit }
  return (await app.db.insert(bugs).values(bug).returning({ id: bugs.id }))[0]!.id
}
async function newRequest(edit: Partial<typeof featureRequests.$inferInsert> = {}): Promise<number> {
  const request = {
    personId: reporter.id,
    title: 'Dark mode',
    description: 'For the evenings',
    priority: 'Low' as const,
    ...edit,
  }
  return (await app.db.insert(featureRequests).values(request).returning({ id: featureRequests.id }))[0]!.id
}

const bugDesk = (query: object = {}, actor = mentor) => app.load(actor, listBugDesk, { query })
const requestDesk = (query: object = {}, actor = mentor) => app.load(actor, listRequestDesk, { query })
const titles = ({ items }: { items: (DeskBug | DeskRequest)[] }) => items.map(({ title }) => title)
const assignBugTo = (bugId: number, assigneeId: number | null, actor = mentor) =>
  app.call(actor, assignBug, { params: { bugId }, body: { assigneeId } })
const assignRequestTo = (requestId: number, assigneeId: number | null, actor = mentor) =>
  app.call(actor, assignRequest, { params: { requestId }, body: { assigneeId } })

describe('the lists', () => {
  test('show the full name of the author and search it', async () => {
    const kavya = await newMember(app)
    await app.db.update(people).set({ firstName: 'Kavya', lastName: 'Raman' }).where(eq(people.id, kavya.id))
    await newBug({ personId: kavya.id, title: 'Video 100%_stops' })
    await newRequest({ personId: kavya.id, title: 'Subtitles' })
    expect((await bugDesk({ search: 'raman video' })).items).toMatchObject([
      { reporter: 'Kavya Raman', assignee: null },
    ])
    expect(titles(await requestDesk({ search: 'kavya' }))).toEqual(['Subtitles'])
    expect(titles(await bugDesk({ search: '%_' }))).toEqual(['Video 100%_stops'])
    expect(titles(await bugDesk({ search: 'kavya nowhere' }))).toEqual([])
  })

  test('hide the name of a deleted account', async () => {
    const gone = await newMember(app)
    const bugId = await newBug({ personId: gone.id })
    await app.db.update(people).set({ deletedAt: new Date() }).where(eq(people.id, gone.id))
    expect((await bugDesk({ bugId })).items).toMatchObject([{ reporter: 'Former learner' }])
  })

  test('filter by state, assignee and missing answer', async () => {
    const bugId = await newBug({
      title: 'Mine',
      assigneeId: mentor.id,
      state: 'in progress',
      answer: 'We look at it',
      answeredAt: new Date(),
      answeredBy: admin.id,
    })
    const requestId = await newRequest({ title: 'Mine too', assigneeId: mentor.id, state: 'planned' })
    expect(titles(await bugDesk({ assignee: 'me' }))).toEqual(['Mine'])
    expect(titles(await bugDesk({ assignee: 'me' }, admin))).toEqual([])
    expect(titles(await bugDesk({ state: 'in progress' }))).toEqual(['Mine'])
    expect(titles(await bugDesk({ assignee: 'me', unanswered: true }))).toEqual([])
    expect(titles(await bugDesk({ assignee: 'unassigned' }))).not.toContain('Mine')
    expect(titles(await requestDesk({ assignee: 'me', unanswered: true }))).toEqual(['Mine too'])
    expect((await bugDesk({ bugId })).items).toHaveLength(1)
    expect((await requestDesk({ requestId, state: 'open' })).items).toEqual([])
    const open = await app.db.$count(bugs, eq(bugs.state, 'open'))
    expect((await bugDesk({ assignee: 'me' })).openCount).toBe(open)
  })

  test('order by votes across pages', async () => {
    await newRequest({ title: 'Wanted', voteCount: 9, state: 'done' })
    await newRequest({ title: 'Wanted less', voteCount: 8, state: 'done' })
    await newRequest({ title: 'Wanted as much', voteCount: 9, state: 'done' })
    const first = await requestDesk({ order: 'votes', state: 'done', size: 2 })
    const second = await requestDesk({ order: 'votes', state: 'done', size: 2, after: first.next })
    expect([...titles(first), ...titles(second).slice(0, 1)]).toEqual(['Wanted as much', 'Wanted', 'Wanted less'])
  })
})

describe('assigning', () => {
  test('notifies the assignee with a link, once, and is audited', async () => {
    const [bugId, requestId] = [await newBug(), await newRequest()]
    const assigned = await assignBugTo(bugId, admin.id)
    expect(assigned.body.data).toMatchObject({ bugId, assignee: { userId: admin.id, name: 'Meena Devi' } })
    await assignBugTo(bugId, admin.id)
    await assignRequestTo(requestId, admin.id)
    expect((await app.notificationsOf(admin)).slice(0, 2)).toMatchObject([
      { title: 'Meena assigned you a feature request', link: `/admin/request?tab=requests&request=${requestId}` },
      { title: 'Meena assigned you a bug', body: 'The timer stops', link: `/admin/request?tab=bugs&bug=${bugId}` },
    ])
    expect(await app.auditsOf(`bug ${bugId}`)).toMatchObject([
      { actorId: mentor.id, action: 'bug assigned', before: { assigneeId: null }, after: { assigneeId: admin.id } },
    ])
  })

  test('to yourself notifies nobody and can be undone', async () => {
    const bugId = await newBug()
    const before = await app.notificationsOf(mentor)
    await assignBugTo(bugId, mentor.id)
    expect(await app.notificationsOf(mentor)).toEqual(before)
    expect((await assignBugTo(bugId, null)).body.data.assignee).toBeNull()
  })

  test('is only possible to active staff', async () => {
    const [bugId, requestId] = [await newBug(), await newRequest()]
    const blocked = await app.newActor('mentor')
    await app.db.update(people).set({ blockedAt: new Date() }).where(eq(people.id, blocked.id))
    for (const id of [reporter.id, blocked.id, 987_654]) {
      const refusal = fieldError('assigneeId', 'Choose somebody who may do this')
      expect(await assignBugTo(bugId, id)).toMatchObject(refusal)
      expect(await assignRequestTo(requestId, id)).toMatchObject(refusal)
    }
    expect((await assignBugTo(987_654, mentor.id)).http).toBe(404)
    expect((await assignRequestTo(987_654, mentor.id)).http).toBe(404)
  })
})

describe('setting several states', () => {
  test('of bugs notifies each reporter, keeps the answers and is audited', async () => {
    const answered = await newBug({ title: 'Answered' })
    const silent = await newBug({ title: 'Silent' })
    const fixed = await newBug({ state: 'fixed' })
    await app.call(admin, answerBug, { params: { bugId: answered }, body: { state: 'open', answer: 'Soon' } })
    const before = (await app.notificationsOf(reporter)).length
    const body = { bugIds: [answered, silent, fixed, silent, 987_654], state: 'fixed' }
    expect(await app.load(mentor, setBugStates, { body })).toEqual({ changed: 2 })
    expect((await app.notificationsOf(reporter)).slice(0, -before)).toMatchObject([
      { title: 'Fixed: Silent', body: 'Please try it again.' },
      { title: 'Fixed: Answered', body: 'Soon' },
    ])
    const [row] = await app.db.select().from(bugs).where(eq(bugs.id, answered))
    expect(row).toMatchObject({ state: 'fixed', answer: 'Soon', answeredBy: admin.id })
    expect(await app.auditsOf(`bug ${silent}`)).toMatchObject([{ action: 'bug answered', after: { state: 'fixed' } }])
    expect(await app.db.$count(emails, eq(emails.toAddress, reporter.email))).toBeGreaterThan(0)
    expect(await app.load(mentor, setBugStates, { body })).toEqual({ changed: 0 })
  })

  test('of requests keeps the dates of their answers', async () => {
    const answeredAt = new Date('2026-01-02T03:04:05Z')
    const answered = await newRequest({ answer: 'In spring', answeredBy: admin.id, answeredAt })
    const requestIds = [answered, await newRequest()]
    expect(await app.load(mentor, setRequestStates, { body: { requestIds, state: 'planned' } })).toEqual({ changed: 2 })
    const [row] = await app.db.select().from(featureRequests).where(eq(featureRequests.id, answered))
    expect(row).toMatchObject({ state: 'planned', answer: 'In spring', answeredBy: admin.id, answeredAt })
    expect((await app.notificationsOf(reporter))[0]).toMatchObject({ title: 'Planned: Dark mode' })
  })

  test('declines none of the requests when one has no answer', async () => {
    const answered = await newRequest({
      answer: 'It would cost too much',
      answeredAt: new Date(),
      answeredBy: admin.id,
    })
    const silent = await newRequest()
    const decline = (requestIds: number[]) =>
      app.call(mentor, setRequestStates, { body: { requestIds, state: 'declined' } })
    expect(await decline([answered, silent])).toMatchObject(apiError(409, /1 of these requests has no answer yet/))
    expect((await requestDesk({ requestId: answered })).items[0].state).toBe('open')
    expect((await decline([answered])).body.data).toEqual({ changed: 1 })
  })
})
