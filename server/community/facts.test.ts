import { describe, expect, test } from 'vitest'
import {
  deleteFact,
  type Fact,
  dismissFactReports,
  likeFact,
  listFacts,
  listReportedFacts,
  reportFact,
  shareFact,
  unlikeFact,
} from '#contract/community/facts.ts'
import type { Endpoint } from '#contract/kit/endpoint.ts'
import { eq } from '#server/kit/db/orm.ts'
import { newMember } from '#server/testing/learning/learning.ts'
import { apiError, fieldError, sharedApp, type TestActor } from '#server/testing/test-app.ts'
import { insertFact } from './facts.store.ts'
import { factLikes, facts } from './tables.ts'

const app = await sharedApp({ rateLimitFactor: 100 })
const author = await newMember(app)
const other = await newMember(app)
const mentor = await app.newActor('mentor')

const draft = { text: 'Zero has a name', source: 'A book', sourceUrl: 'https://en.wikipedia.org/wiki/0' }
const newFact = (text = draft.text) => insertFact(app.db, { ...draft, text, personId: author.id })
const on = (actor: TestActor | null, endpoint: Endpoint, factId: number, body?: object) =>
  app.call(actor, endpoint, { params: { factId }, ...(body && { body }) })
const report = (actor: TestActor, factId: number, reason = 'It is not so') => on(actor, reportFact, factId, { reason })
const list = (actor: TestActor, query: object = {}) => app.load(actor, listFacts, { query })
const reported = async (actor: TestActor = mentor) => (await app.load(actor, listReportedFacts)).items
const find = async (actor: TestActor, factId: number): Promise<Fact> =>
  (await list(actor, { size: 100 })).items.find((fact: Fact) => fact.factId === factId)
const auditsOf = (factId: number) => app.auditsOf(`fact ${factId}`)

test('shows a shared fact to everyone', async () => {
  const { body } = await app.call(author, shareFact, { body: draft })
  expect(body.data).toEqual({
    ...draft,
    factId: expect.any(Number),
    author: { name: 'Meena', photo: null, isStaff: false, isMe: true },
    createdAt: expect.any(String),
    likes: 0,
    isLiked: false,
    isReported: false,
  })
  expect(await find(other, body.data.factId)).toEqual({ ...body.data, author: { ...body.data.author, isMe: false } })
})

test.each([
  ['text', ' \n', 'Enter the fact'],
  ['sourceUrl', 'javascript:alert(1)', 'Enter a link that starts with https://'],
])('rejects a fact with %s %j', async (field, value, problem) => {
  const before = await app.db.$count(facts)
  const refused = await app.call(author, shareFact, { body: { ...draft, [field]: value } })
  expect(refused).toMatchObject(fieldError(field, problem))
  expect(await app.db.$count(facts)).toBe(before)
})

describe('likes', () => {
  test('count once per person and can be removed', async () => {
    const factId = await newFact()
    expect((await on(other, likeFact, factId)).body.data).toEqual({ likes: 1, isLiked: true })
    expect((await on(other, likeFact, factId)).body.data).toEqual({ likes: 1, isLiked: true })
    expect((await on(mentor, likeFact, factId)).body.data).toEqual({ likes: 2, isLiked: true })
    expect(await find(author, factId)).toMatchObject({ likes: 2, isLiked: false })
    expect(await find(other, factId)).toMatchObject({ likes: 2, isLiked: true })
    expect((await on(other, unlikeFact, factId)).body.data).toEqual({ likes: 1, isLiked: false })
    expect((await on(other, unlikeFact, factId)).body.data).toEqual({ likes: 1, isLiked: false })
  })

  test('are counted correctly with many at the same time', async () => {
    const factId = await newFact()
    const fans = await Promise.all(Array.from({ length: 12 }, () => newMember(app)))
    await Promise.all([...fans, ...fans].map((fan) => on(fan, likeFact, factId)))
    expect((await find(author, factId)).likes).toBe(12)
    await Promise.all(fans.slice(0, 5).flatMap((fan) => [on(fan, unlikeFact, factId), on(fan, unlikeFact, factId)]))
    expect((await find(author, factId)).likes).toBe(7)
    expect(await app.db.$count(factLikes, eq(factLikes.factId, factId))).toBe(7)
  })
})

describe('a report', () => {
  test('reaches staff with its reason, once per person, until staff dismisses it', async () => {
    const factId = await newFact('Doubtful')
    expect((await report(other, factId, 'The year is wrong')).http).toBe(200)
    expect(await report(other, factId, 'Still wrong')).toMatchObject(apiError(409, 'You’ve already reported this fact'))
    await report(mentor, factId, 'No source')
    expect(await reported()).toMatchObject([{ factId, reasons: ['The year is wrong', 'No source'], isReported: true }])
    expect(await find(other, factId)).toMatchObject({ isReported: true })
    expect(await find(author, factId)).toMatchObject({ isReported: false })
    expect(await find(author, factId)).not.toHaveProperty('reasons')

    expect((await on(mentor, dismissFactReports, factId)).http).toBe(200)
    expect((await on(mentor, dismissFactReports, factId)).http).toBe(200)
    expect(await reported()).toEqual([])
    expect(await auditsOf(factId)).toMatchObject([
      { actorId: mentor.id, action: 'fact reports dismissed', before: { reasons: ['The year is wrong', 'No source'] } },
    ])
    expect((await report(other, factId)).http).toBe(409)
  })

  test('of your own or an unknown fact is rejected', async () => {
    expect((await report(author, await newFact())).http).toBe(409)
    expect((await report(other, 987_654)).http).toBe(404)
    expect((await on(mentor, dismissFactReports, 987_654)).http).toBe(404)
  })
})

describe('deleting a fact', () => {
  test('as its author removes its likes and reports and is not audited', async () => {
    const factId = await newFact()
    await on(other, likeFact, factId)
    await report(other, factId)
    expect((await on(author, deleteFact, factId)).http).toBe(200)
    expect((await on(author, deleteFact, factId)).http).toBe(404)
    expect(await find(author, factId)).toBeUndefined()
    expect(await app.db.$count(factLikes, eq(factLikes.factId, factId))).toBe(0)
    expect([await reported(), await auditsOf(factId)]).toEqual([[], []])
  })

  test('as staff is audited and notifies the author', async () => {
    const factId = await newFact('The moon is cheese')
    await report(other, factId)
    expect((await on(mentor, deleteFact, factId)).http).toBe(200)
    expect(await reported()).toEqual([])
    expect(await auditsOf(factId)).toMatchObject([
      { actorId: mentor.id, action: 'fact removed', before: { personId: author.id, text: 'The moon is cheese' } },
    ])
    const [notification] = await app.notificationsOf(author)
    expect(notification).toMatchObject({
      title: 'We removed a fact you shared',
      body: expect.stringContaining('The moon is cheese'),
      link: '/dashboard/fact-board',
    })
  })
})

const crowd = await sharedApp()
const [asha, ...fans] = await Promise.all([1, 2, 3].map(() => newMember(crowd)))
for (const [text, likes] of Object.entries({ Oldest: 2, 'A 100%_fact': 0, Middle: 2, Newest: 1 })) {
  const factId = await insertFact(crowd.db, { personId: asha!.id, text, source: `Book of ${text}` })
  for (const { id } of fans.slice(0, likes)) await crowd.db.insert(factLikes).values({ factId, personId: id })
}

describe('the board', () => {
  const texts = ({ items }: { items: Fact[] }) => items.map(({ text }) => text)
  const board = (query: object = {}) => crowd.load(asha!, listFacts, { query })

  test.each([
    [{}, ['Newest', 'Middle', 'A 100%_fact', 'Oldest']],
    [{ order: 'likes' }, ['Middle', 'Oldest', 'Newest', 'A 100%_fact']],
    [{ search: 'OLD' }, ['Oldest']],
    [{ search: 'book middle' }, ['Middle']],
    [{ search: '%' }, ['A 100%_fact']],
    [{ search: "' or 1=1 --" }, []],
  ])('%j shows %j', async (query, expected) => expect(texts(await board(query))).toEqual(expected))

  test.each(['newest', 'likes'])(
    'pages by %s without gaps, though many have the same number of likes',
    async (order) => {
      const all = texts(await board({ order }))
      const first = await board({ order, size: 1 })
      const second = await board({ order, size: 2, after: first.next })
      const third = await board({ order, size: 2, after: second.next })
      expect([first, second, third].flatMap(texts)).toEqual(all)
      expect(third.next).toBeNull()
      for (const after of ['nonsense', '1_', "1'; drop", '9999999999_1']) {
        expect(texts(await board({ order, size: 1, after }))).toEqual(all.slice(0, 1))
      }
    },
  )
})
