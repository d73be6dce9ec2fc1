import { expect, test } from 'vitest'
import { type Bug, BugReport, listBugs } from '#contract/community/bugs.ts'
import { type Fact, FactDraft, listFacts } from '#contract/community/facts.ts'
import { login } from '#contract/identity/session.ts'
import { listNotifications } from '#contract/notifications/notifications.ts'
import { demoApp } from '#server/testing/demo-app.ts'
import { seedBugList } from './bugs.ts'
import { seedFactList } from './facts.ts'
import { demoPassword } from '../identity.ts'

const app = await demoApp()
const body = { email: 'learner@kaushal.example', password: demoPassword }
const asha = await app.load(null, login, { body })

test.each(seedBugList().map((bug) => [bug.title, bug] as const))('%s is a plausible bug', (_, bug) => {
  const { title, steps, page } = bug
  expect(BugReport.parse({ title, steps, page })).toEqual({ title, steps, page })
})

test.each(seedFactList())('$text', ({ text, source, sourceUrl }) => {
  expect(FactDraft.parse({ text, source, sourceUrl })).toEqual({ text, source, sourceUrl })
})

test('the bug board shows every state, and the demo learner has bugs of her own, one with a screenshot', async () => {
  const { items, counts } = await app.load(asha, listBugs)
  expect(items).toHaveLength(seedBugList().length)
  for (const many of Object.values(counts)) expect(many).toBeGreaterThan(1)
  const mine = items.filter(({ author }: Bug) => author.isMe)
  expect(mine.length).toBeGreaterThan(2)
  const screenshots = mine.flatMap(({ screenshotUrl }: Bug) => screenshotUrl ?? [])
  expect(screenshots).toHaveLength(1)
  expect((await app.app.inject({ url: screenshots[0] })).headers['content-type']).toBe('image/webp')
})

test('the fact board differs in its two orders, with facts and likes of the demo learner', async () => {
  const newest: Fact[] = (await app.load(asha, listFacts, { query: { size: 100 } })).items
  const best: Fact[] = (await app.load(asha, listFacts, { query: { order: 'likes', size: 100 } })).items
  expect(newest).toHaveLength(seedFactList().length)
  expect(best.map(({ factId }) => factId)).not.toEqual(newest.map(({ factId }) => factId))
  expect(newest.filter(({ author }) => author.isMe).length).toBeGreaterThan(1)
  expect(newest.filter(({ isLiked }) => isLiked).length).toBeGreaterThan(1)
})

test('the demo learner still has exactly four unread notifications', async () => {
  expect((await app.load(asha, listNotifications)).unread).toBe(4)
})
