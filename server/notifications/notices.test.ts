import { afterAll, beforeAll, expect, test } from 'vitest'
import { listNotices, readAllNotices, readNotice } from '#contract/notifications/notices.ts'
import { testApp } from '#server/testing/test-app.ts'
import { notify } from './notices.store.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('notices come newest first, page by page, with how many are unread', async () => {
  const me = await app.newActor('learner')
  for (let index = 0; index < 5; index++) await notify(app.db, me.id, { title: `Notice ${index}`, link: '/dashboard' })
  const first = (await app.call(me, listNotices, { query: { size: 3 } })).body.data
  expect(first.unread).toBe(5)
  expect(first.items.map((notice: { title: string }) => notice.title)).toEqual(['Notice 4', 'Notice 3', 'Notice 2'])
  const second = (await app.call(me, listNotices, { query: { size: 3, after: first.next } })).body.data
  expect(second.items).toHaveLength(2)
  expect(second.next).toBeNull()
})

test('reading one or all counts down, and reading again changes nothing', async () => {
  const me = await app.newActor('learner')
  for (let index = 0; index < 3; index++) await notify(app.db, me.id, { title: `Notice ${index}` })
  const [newest] = (await app.call(me, listNotices)).body.data.items
  const params = { noticeId: newest.noticeId }
  await app.call(me, readNotice, { params })
  await app.call(me, readNotice, { params })
  expect((await app.call(me, listNotices)).body.data.unread).toBe(2)
  await app.call(me, readAllNotices)
  expect((await app.call(me, listNotices)).body.data.unread).toBe(0)
})

test("nobody sees or reads another's notices", async () => {
  const [me, other] = [await app.newActor('learner'), await app.newActor('admin')]
  await notify(app.db, me.id, { title: 'Mine' })
  const [mine] = (await app.call(me, listNotices)).body.data.items
  expect((await app.call(other, listNotices)).body.data.items).toEqual([])
  expect((await app.call(other, readNotice, { params: { noticeId: mine.noticeId } })).http).toBe(404)
  await app.call(other, readAllNotices)
  expect((await app.call(me, listNotices)).body.data.unread).toBe(1)
})
