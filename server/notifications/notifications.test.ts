import { expect, test } from 'vitest'
import { listNotifications, readAllNotifications, readNotification } from '#contract/notifications/notifications.ts'
import { sql } from '#server/kit/db/orm.ts'
import { newNotification } from '#server/testing/makers.ts'
import { sharedApp } from '#server/testing/test-app.ts'

const app = await sharedApp()

test('lists notifications newest first in pages, with the unread count', async () => {
  const me = await app.newActor('learner')
  for (let index = 0; index < 5; index++)
    await newNotification(app.db, me.id, { title: `Notification ${index}`, link: '/dashboard' })
  const first = (await app.call(me, listNotifications, { query: { size: 3 } })).body.data
  expect(first.unread).toBe(5)
  expect(first.items.map((notification: { title: string }) => notification.title)).toEqual([
    'Notification 4',
    'Notification 3',
    'Notification 2',
  ])
  const second = (await app.call(me, listNotifications, { query: { size: 3, after: first.next } })).body.data
  expect(second.items).toHaveLength(2)
  expect(second.next).toBeNull()
})

test('reading one or all lowers the count; reading again changes nothing', async () => {
  const me = await app.newActor('learner')
  for (let index = 0; index < 3; index++) await newNotification(app.db, me.id, { title: `Notification ${index}` })
  const [newest] = (await app.call(me, listNotifications)).body.data.items
  const params = { notificationId: newest.notificationId }
  await app.call(me, readNotification, { params })
  await app.call(me, readNotification, { params })
  expect((await app.call(me, listNotifications)).body.data.unread).toBe(2)
  await app.call(me, readAllNotifications)
  expect((await app.call(me, listNotifications)).body.data.unread).toBe(0)
})

test('lists unread notifications in pages while some are read', async () => {
  const me = await app.newActor('learner')
  for (let index = 0; index < 5; index++) await newNotification(app.db, me.id, { title: `Notification ${index}` })
  const list = async (query: object) => (await app.call(me, listNotifications, { query: { ...query } })).body.data
  const titles = ({ items }: { items: { title: string }[] }) => items.map(({ title }) => title)
  const [, second] = (await list({})).items
  await app.call(me, readNotification, { params: { notificationId: second.notificationId } })
  const first = await list({ state: 'unread', size: 3 })
  expect(titles(first)).toEqual(['Notification 4', 'Notification 2', 'Notification 1'])
  expect(titles(await list({ state: 'unread', size: 3, after: first.next }))).toEqual(['Notification 0'])
  expect(first.unread).toBe(4)
  await app.call(me, readAllNotifications)
  expect(await list({ state: 'unread' })).toMatchObject({ items: [], next: null, unread: 0 })
  expect((await list({})).items).toHaveLength(5)
  expect((await app.call(me, listNotifications, { query: { state: 'read' } })).http).toBe(400)
})

test('counts unread notifications up to a thousand and one', async () => {
  const me = await app.newActor('learner')
  const add = (many: number) =>
    app.db.execute(
      sql`insert into notifications (person_id, title) select ${me.id}, 'More' from generate_series(1, ${many}::int)`,
    )
  const unread = async () => (await app.call(me, listNotifications)).body.data.unread
  await add(1_000)
  expect(await unread()).toBe(1_000)
  await add(500)
  expect(await unread()).toBe(1_001)
})
