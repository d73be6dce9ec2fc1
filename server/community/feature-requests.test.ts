import { describe, expect, test } from 'vitest'
import {
  answerFeatureRequest,
  type FeatureRequest,
  findSimilarRequests,
  getFeatureRequest,
  listFeatureRequests,
  requestFeature,
  withdrawVote,
  voteForFeature,
} from '#contract/community/feature-requests.ts'
import { eq } from '#server/kit/db/orm.ts'
import { emailPreferences } from '#server/notifications/tables.ts'
import { newMember } from '#server/testing/learning/learning.ts'
import { fieldError, sharedApp, type TestActor } from '#server/testing/test-app.ts'
import { featureVotes } from './tables.ts'

const app = await sharedApp()

const draft = { title: 'Offline reading', description: 'For the train to Pune.', priority: 'Medium' }
const ask = (actor: TestActor, edit: object = {}): Promise<FeatureRequest> =>
  app.load(actor, requestFeature, { body: { ...draft, ...edit } })
const vote = (actor: TestActor, requestId: number) => app.call(actor, voteForFeature, { params: { requestId } })
const unvote = (actor: TestActor, requestId: number) => app.call(actor, withdrawVote, { params: { requestId } })
const answer = (actor: TestActor, requestId: number, state: string, text = '') =>
  app.call(actor, answerFeatureRequest, { params: { requestId }, body: { state, answer: text } })
const get = (actor: TestActor, requestId: number) => app.call(actor, getFeatureRequest, { params: { requestId } })
const list = (actor: TestActor, query: object = {}) => app.load(actor, listFeatureRequests, { query })
const titles = ({ items }: { items: FeatureRequest[] }) => items.map(({ title }) => title)
const learner = () => newMember(app)

describe('requesting a feature', () => {
  test('stores the request with the vote of its author', async () => {
    const [me, other] = [await learner(), await learner()]
    const request = await ask(me)
    expect(request).toEqual({
      requestId: expect.any(Number),
      ...draft,
      state: 'open',
      author: { name: 'Meena', photo: null, isStaff: false, isMe: true },
      createdAt: expect.any(String),
      votes: 1,
      isVoted: true,
      answer: null,
      answeredAt: null,
    })
    expect((await get(other, request.requestId)).body.data).toEqual({
      ...request,
      isVoted: false,
      author: { ...request.author, isMe: false },
    })
  })

  test.each([
    [{ title: '  ' }, 'title', 'Enter a title'],
    [{ priority: 'Urgent' }, 'priority', 'Choose a priority'],
  ])('rejects %j and stores nothing', async (edit, field, problem) => {
    const me = await learner()
    const refused = await app.call(me, requestFeature, { body: { ...draft, ...edit } })
    expect(refused).toMatchObject(fieldError(field, problem))
    expect(titles(await list(me, { mine: true }))).toEqual([])
  })
})

describe('a vote', () => {
  test('counts once however often it is sent, and can be withdrawn', async () => {
    const [me, other] = [await learner(), await learner()]
    const { requestId } = await ask(me)
    for (let time = 0; time < 2; time += 1) {
      expect((await vote(other, requestId)).body.data).toEqual({ votes: 2, isVoted: true })
    }
    for (let time = 0; time < 2; time += 1) {
      expect((await unvote(other, requestId)).body.data).toEqual({ votes: 1, isVoted: false })
    }
    expect((await unvote(me, requestId)).body.data).toEqual({ votes: 0, isVoted: false })
  })

  test('is counted correctly with many at the same time', async () => {
    const { requestId } = await ask(await learner())
    const voters = await Promise.all(Array.from({ length: 12 }, learner))
    const answers = await Promise.all([...voters, ...voters].map((voter) => vote(voter, requestId)))
    expect(answers.map(({ http }) => http)).toEqual(Array(24).fill(200))
    expect((await get(voters[0]!, requestId)).body.data).toMatchObject({ votes: 13, isVoted: true })
    await Promise.all(voters.flatMap((voter) => [unvote(voter, requestId), unvote(voter, requestId)]))
    expect((await get(voters[0]!, requestId)).body.data).toMatchObject({ votes: 1, isVoted: false })
    expect(await app.db.$count(featureVotes, eq(featureVotes.requestId, requestId))).toBe(1)
  })
})

const board = await sharedApp()
const [asha, rohit] = [await newMember(board), await newMember(board)]
const staff = await board.newActor('mentor')
const make = async (actor: TestActor, title: string, description: string): Promise<number> =>
  (await board.load(actor, requestFeature, { body: { ...draft, title, description } })).requestId
const dark = await make(asha, 'Dark mode', 'Late hours 100%')
const offline = await make(rohit, 'Offline reading', 'On the train')
await make(rohit, 'A study group finder', 'Near Kochi')
const hindi = await make(asha, 'Captions in Hindi', 'For my mother')
for (const requestId of [dark, offline]) await board.call(staff, voteForFeature, { params: { requestId } })
await board.call(asha, voteForFeature, { params: { requestId: offline } })
const planned = { params: { requestId: hindi }, body: { state: 'planned', answer: 'In spring.' } }
await board.call(staff, answerFeatureRequest, planned)

describe('the list', () => {
  const seen = (query: object = {}) => board.load(asha, listFeatureRequests, { query })

  test.each([
    [{}, ['Offline reading', 'Dark mode', 'Captions in Hindi', 'A study group finder']],
    [{ order: 'newest' }, ['Captions in Hindi', 'A study group finder', 'Offline reading', 'Dark mode']],
    [{ mine: true }, ['Dark mode', 'Captions in Hindi']],
    [{ state: 'planned' }, ['Captions in Hindi']],
    [{ state: 'open', mine: true, order: 'newest' }, ['Dark mode']],
    [{ search: 'TRAIN offline' }, ['Offline reading']],
    [{ search: '100%' }, ['Dark mode']],
    [{ search: "' or 1=1 --" }, []],
    [{ state: 'done' }, []],
  ])('%j shows %j', async (query, expected) => expect(titles(await seen(query))).toEqual(expected))

  test.each(['votes', 'newest'])('pages by %s without gaps', async (order) => {
    const all = titles(await seen({ order }))
    const first = await seen({ order, size: 3 })
    const second = await seen({ order, size: 3, after: first.next })
    expect([...titles(first), ...titles(second)]).toEqual(all)
    expect(second.next).toBeNull()
  })
})

describe('similar requests', () => {
  const similar = async (title: string) => {
    const { body } = await app.call(await learner(), findSimilarRequests, { query: { title } })
    return body.data.map((request: FeatureRequest) => request.title)
  }

  test('are found by the words of the title in any form and order, most similar first', async () => {
    const me = await learner()
    for (const title of ['Download my certificates', 'Certificate as a picture', 'Mock interviews on Sundays']) {
      await ask(me, { title })
    }
    expect(await similar('downloading a certificate')).toEqual(['Download my certificates', 'Certificate as a picture'])
    expect(await similar('Sunday interview')).toEqual(['Mock interviews on Sundays'])
  })

  test.each(['the', "'; drop table people; --", '🙂', 'Quantum chromodynamics & | ! <-> :*'])(
    'are not found for %s',
    async (title) => expect(await similar(title)).toEqual([]),
  )
})

describe('an answer', () => {
  const emailsTo = ({ email }: TestActor) => app.emailsTo(email)

  test('is shown to all, audited, and sent to the author with a link', async () => {
    const [me, other, mentor] = [await learner(), await learner(), await app.newActor('mentor')]
    const { requestId } = await ask(me)
    await vote(other, requestId)
    const answered = await answer(mentor, requestId, 'planned', 'We begin in January.')
    expect(answered.body.data).toMatchObject({ state: 'planned', answer: 'We begin in January.', votes: 2 })
    expect((await get(other, requestId)).body.data).toMatchObject({
      answer: 'We begin in January.',
      answeredAt: expect.any(String),
    })
    const link = `/dashboard/request-features?request=${requestId}`
    expect(await app.notificationsOf(me)).toMatchObject([
      { title: 'Planned: Offline reading', body: 'We begin in January.', link },
    ])
    const [email] = await emailsTo(me)
    expect(email).toMatchObject({ subject: 'Planned: Offline reading' })
    expect(email!.text).toContain(`${app.env.publicUrl}${link}`)
    expect([await app.notificationsOf(other), await emailsTo(other)]).toEqual([[], []])
    expect(await app.auditsOf(`request ${requestId}`)).toMatchObject([
      {
        actorId: mentor.id,
        action: 'feature request answered',
        before: { state: 'open', answer: null },
        after: { state: 'planned', answer: 'We begin in January.' },
      },
    ])
  })

  test('notifies the author once when repeated, and again when it changes', async () => {
    const [me, mentor] = [await learner(), await app.newActor('mentor')]
    const { requestId } = await ask(me)
    for (const state of ['planned', 'planned', 'done']) await answer(mentor, requestId, state, 'Soon.')
    const received = (await app.notificationsOf(me)).map(({ title }: { title: string }) => title)
    expect(received).toEqual(['Done: Offline reading', 'Planned: Offline reading'])
  })

  test('can be a state without text, and the text can be removed', async () => {
    const [me, mentor] = [await learner(), await app.newActor('admin')]
    const { requestId } = await ask(me)
    await answer(mentor, requestId, 'planned', 'Soon.')
    expect((await answer(mentor, requestId, 'done')).body.data).toMatchObject({
      state: 'done',
      answer: null,
      answeredAt: null,
    })
    expect((await app.notificationsOf(me))[0]).toMatchObject({
      title: 'Done: Offline reading',
      body: 'You can use it now.',
    })
  })

  test('is not emailed to people who turned such emails off, and not sent to yourself', async () => {
    const [me, mentor] = [await learner(), await app.newActor('mentor')]
    await app.db.insert(emailPreferences).values({ personId: me.id, reviews: true, answers: false, reminders: true })
    const [theirs, own] = [await ask(me), await ask(mentor)]
    await answer(mentor, theirs.requestId, 'done', 'Here it is.')
    await answer(mentor, own.requestId, 'done', 'Here it is.')
    expect([(await app.notificationsOf(me)).length, (await emailsTo(me)).length]).toEqual([1, 0])
    expect([(await app.notificationsOf(mentor)).length, (await emailsTo(mentor)).length]).toEqual([0, 0])
  })

  test('that declines needs a reason', async () => {
    const mentor = await app.newActor('mentor')
    const { requestId } = await ask(await learner())
    expect(await answer(mentor, requestId, 'declined', ' ')).toMatchObject(
      fieldError('answer', 'Explain why it is declined'),
    )
    expect((await get(mentor, requestId)).body.data.state).toBe('open')
  })
})
