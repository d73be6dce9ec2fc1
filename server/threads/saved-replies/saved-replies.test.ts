import { beforeEach, expect, test } from 'vitest'
import type { Role } from '#contract/kit/access.ts'
import {
  changeReply,
  deleteReply,
  listSavedReplies,
  type SavedReply,
  saveReply,
} from '#contract/threads/saved-replies.ts'
import { apiError, fieldError, sharedApp, type TestActor } from '#server/testing/test-app.ts'
import { savedReplies } from '../tables.ts'
import { threadsData } from '../personal-data.store.ts'

const app = await sharedApp()
const actors = Object.fromEntries(
  await Promise.all(
    (['mentor', 'support', 'manager', 'accountant'] as const).map(async (role) => [role, await app.newActor(role)]),
  ),
) as Record<Exclude<Role, 'learner' | 'author' | 'admin'>, TestActor>
const { mentor, support, manager, accountant } = actors
beforeEach(() => app.db.delete(savedReplies))

const naming = { title: ' Naming ', body: 'Call it what it is, {first name}.\n', places: ['reviews'] }
const save = (actor: TestActor, changes: object = {}) => app.call(actor, saveReply, { body: { ...naming, ...changes } })
const list = (actor: TestActor): Promise<SavedReply[]> => app.load(actor, listSavedReplies)
const titles = async (actor: TestActor) => (await list(actor)).map(({ title }) => title)
const change = (actor: TestActor, replyId: number, changes: object = {}) =>
  app.call(actor, changeReply, { params: { replyId }, body: { ...naming, ...changes } })
const forget = (actor: TestActor, replyId: number) => app.call(actor, deleteReply, { params: { replyId } })

test('saves replies, lists them by title, changes one and deletes one', async () => {
  const tests = (await save(mentor, { title: 'Tests', places: ['reviews', 'questions'] })).body.data
  const first = (await save(mentor)).body.data
  expect(first).toEqual({
    replyId: expect.any(Number),
    title: 'Naming',
    body: 'Call it what it is, {first name}.',
    places: ['reviews'],
    isShared: false,
    author: expect.any(String),
    isMine: true,
    mayChange: true,
  })
  expect(await list(mentor)).toEqual([first, tests])
  await change(mentor, first.replyId, { title: 'Variables' })
  expect(await titles(mentor)).toEqual(['Tests', 'Variables'])
  expect((await forget(mentor, first.replyId)).body.data).toBeNull()
  expect(await titles(mentor)).toEqual(['Tests'])
})

test('a shared reply is for everybody who answers in its places', async () => {
  await save(mentor, { title: 'Mine' })
  await save(mentor, { title: 'For reviews', isShared: true })
  const { replyId } = (await save(mentor, { title: 'For support', places: ['support'], isShared: true })).body.data
  expect(await titles(support)).toEqual(['For support'])
  expect(await titles(manager)).toEqual(['For reviews', 'For support'])
  expect(await list(accountant)).toEqual([])
  expect((await list(support))[0]).toMatchObject({ isMine: false, mayChange: false })
  expect(await change(support, replyId, { places: ['support'] })).toMatchObject(
    apiError(403, 'Only its author, or who leads the team, can change this reply'),
  )
  await change(manager, replyId, { title: 'Refunds', places: ['support'], isShared: true })
  expect(await titles(support)).toEqual(['Refunds'])
  await forget(manager, replyId)
  expect((await app.auditsOf(`saved reply ${replyId}`)).map(({ action }) => action)).toEqual([
    'saved reply shared',
    'saved reply changed',
    'saved reply deleted',
  ])
})

test('nobody saves a reply for where they don’t answer, or reaches a colleague’s own', async () => {
  expect(await save(support)).toMatchObject(fieldError('places', 'Choose only where you answer learners'))
  expect(await save(support, { places: [] })).toMatchObject(fieldError('places', 'Choose where you use it'))
  expect(await save(support, { body: ' ' })).toMatchObject(fieldError('body', 'Write the reply first'))
  expect(await save(accountant)).toMatchObject(apiError(403))
  const { replyId } = (await save(mentor)).body.data
  expect((await forget(manager, replyId)).http).toBe(404)
  expect((await app.auditsOf(`saved reply ${replyId}`)).length).toBe(0)
})

test('saves at most a hundred replies, even concurrently', async () => {
  const saved = await Promise.all(Array.from({ length: 105 }, (_, at) => save(mentor, { title: `Reply ${at}` })))
  expect(saved.filter(({ http }) => http === 200)).toHaveLength(100)
  expect(saved.find(({ http }) => http !== 200)).toMatchObject(
    apiError(409, 'You have 100 saved replies. Delete one you no longer use.'),
  )
  expect(await list(mentor)).toHaveLength(100)
})

test('what somebody shared stays when they delete their account', async () => {
  await save(mentor)
  await save(mentor, { title: 'Shared', isShared: true })
  await app.db.transaction((db) => threadsData.erase(db, mentor.id))
  expect(await titles(manager)).toEqual(['Shared'])
  expect(await titles(mentor)).toEqual(['Shared'])
})
