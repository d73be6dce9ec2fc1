import { expect, test } from 'vitest'
import { Site } from '#contract/site/settings.ts'
import { page as courseDetails } from '#web/catalogue/course-details.page.tsx'
import { page as pricing } from '#web/membership/registration/pricing.page.tsx'
import { page as about } from '#web/site/about.page.tsx'
import { page as figures } from '#web/site/figures.page.tsx'
import { page as terms } from '#web/site/terms.page.tsx'
import { page as home } from './public/home.page.tsx'
import { claims, course, member, open, testimonial, withAnswers } from './open-public-page.tsx'

const next = { title: 'SQL', courseTitle: null, startsAt: '2026-11-21T12:30:00Z', minutes: 30 }
const openClaiming = () => Promise.all([open(home), open(pricing), open(courseDetails, { courseId: '3' })])

test('a claim of the demo academy has the words of the spec, and a mark that leads to what is counted', async () => {
  const [start, price, course] = await withAnswers({ '/v1/sessions/next': next }, openClaiming)
  const marked = (claim: string) => new RegExp(`${claim}<a href="/figures"`)
  for (const claim of ['5,000\\+ students across India', 'Practical Learning', 'Mentor Support', 'Career Growth'])
    expect(start.html).toMatch(marked(claim))
  for (const claim of ['5,000\\+ students', '24/7 Mentor Support', '30-minute weekend sessions'])
    expect(price.html).toMatch(marked(claim))
  expect(price.html).toMatch(/Company hiring pipelines[^<]*0 of 21 learners who asked/)
  expect(course.html).toContain('30-minute weekend sessions. The next one is on Sat 21 Nov, 6:00 PM IST.')
})

test('a real school’s confirmed claims have no mark, and nothing denies a claim', async () => {
  const shown = await withAnswers({ '/v1/site': Site.parse({ claims }) }, openClaiming)
  for (const { html } of shown) expect(html).not.toMatch(/\/figures|counted|None is scheduled|we don’t refer/)
})

test('sessions are named only while one is scheduled', async () => {
  for (const { html } of await openClaiming()) expect(html).not.toMatch(/weekend sessions|live session/i)
  const [start, price] = await withAnswers({ '/v1/sessions/next': next, '/v1/site': Site.parse({}) }, openClaiming)
  expect(start.html).toContain('SQL, Sat 21 Nov, 6:00 PM IST')
  expect(price.html).toContain('Live sessions')
})

test('a school that has confirmed nothing claims nothing', async () => {
  const pages = await withAnswers({ '/v1/site': Site.parse({}) }, openClaiming)
  for (const { html, head } of pages)
    expect(html + JSON.stringify(head)).not.toMatch(/5,000|24\/7|5x|weekend|hiring|pipeline/i)
  for (const tile of ['>30 days<', '>₹0<', '>5 days<']) expect(pages[0].html).toContain(tile)
})

test('the page about figures shows what is counted, and exists in a demo only', async () => {
  const counted = [
    { claim: '5,000+ students', counted: '12 verified learners' },
    { claim: '5x Career Growth', counted: null },
  ]
  const { html, http } = await withAnswers({ '/v1/site/figures': counted }, () => open(figures))
  expect(http).toBe(200)
  for (const words of ['Where our figures come from', '12 verified learners', 'We don’t measure this'])
    expect(html).toContain(words)
  expect((await open(figures)).http).toBe(404)
})

test('no page says that a mentor reviews everything', async () => {
  const pages = [...(await openClaiming()), await open(about), await open(terms)]
  for (const { html, head } of pages) {
    expect(html + JSON.stringify(head)).not.toMatch(/(mentor|review)[^.]*every (step|solution)/i)
  }
  expect(pages[3]!.html).toContain('approved by automatic checks')
})

test('sample reviews, team members and trainers are marked', async () => {
  const isSample = true
  const samples = {
    '/v1/testimonials?place=home': [{ ...testimonial, isSample }],
    '/v1/team': [{ ...member, image: 'team-3', isSample }],
    '/v1/courses/3': { ...course, trainer: { ...course.trainer, isSample } },
  }
  const pages = await withAnswers(samples, () =>
    Promise.all([open(home), open(about), open(courseDetails, { courseId: '3' })]),
  )
  for (const { html } of pages) expect(html).toMatch(/>Sample</)
})
