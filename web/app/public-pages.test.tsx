import { existsSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PublicCourse } from '#contract/catalogue/courses.ts'
import { Site } from '#contract/site/settings.ts'
import { page as courseDetails } from '#web/catalogue/course-details.page.tsx'
import { page as courses } from '#web/catalogue/courses.page.tsx'
import { createCall } from '#web/kit/api/call.ts'
import type { AnyPage, PublicPage } from '#web/kit/api/page.ts'
import { page as pricing } from '#web/membership/registration/pricing.page.tsx'
import { page as about } from '#web/site/about.page.tsx'
import { page as privacy } from '#web/site/privacy.page.tsx'
import { page as terms } from '#web/site/terms.page.tsx'
import { page as subscribe } from '#web/membership/registration/subscribe.page.tsx'
import { page as hiring } from '#web/hiring/figures/hiring.page.tsx'
import { page as login } from '#web/identity/session/login.page.tsx'
import { page as home } from './public/home.page.tsx'
import { interactiveRoutes } from './interactive.routes.ts'
import { answers, open, send, withAnswers } from './open-public-page.tsx'
import { publicRoutes } from './public.routes.ts'

const pages: [string, AnyPage][] = Object.entries({
  home,
  courses,
  courseDetails,
  pricing,
  about,
  hiring,
  terms,
  privacy,
} as object)

test.each(pages)('%s has one main heading, and no inline script or style', async (_name, page) => {
  const { html, head } = await open(page, { courseId: '3' })
  expect(html).not.toMatch(/ style=|<style|<script/)
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(head.description.length).toSatisfy((length: number) => length > 60 && length <= 155)
})

test.each(publicRoutes)('$path names an existing source file, so that its chunks are preloaded', ({ source }) => {
  expect(existsSync(source)).toBe(true)
})

test.each(publicRoutes)('$path is in the browser build if it runs there, and only then', async ({ path, module }) => {
  const { page } = await module()
  expect(interactiveRoutes.some((route) => route.path === path)).toBe(page.isInteractive)
})

test('the home page has the texts and links of the spec', async () => {
  const { html } = await open(home)
  for (const text of ['Practical Learning', 'Mentor Support', 'Career Growth', 'How It Works'])
    expect(html).toContain(text)
  for (const text of ['Choose a Course', 'Learn at Your Own Pace', 'Get Certified']) expect(html).toContain(text)
  expect(html).toMatch(/href="\/5day-demo"[^>]*>Start Free Trial/)
  expect(html).toMatch(/href="\/courses"[^>]*>Explore Courses/)
  expect(html).toMatch(/href="\/pricing"[^>]*>Enroll Now/)
  expect(html).toMatch(/href="\/courses\/3\/first-lesson"/)
  expect(html).toContain('4 out of 5')
  expect(html).toMatch(/<a href="https:\/\/www\.google\.com\/maps[^>]*target="_blank" rel="noopener"/)
})

test('the home page has nine cards and leads to the other courses', async () => {
  const [course] = answers['/v1/courses'] as PublicCourse[]
  const ten = Array.from({ length: 10 }, (_, index) => ({ ...course, courseId: index + 1 }))
  const { html } = await withAnswers({ '/v1/courses': ten }, () => open(home))
  expect(html.match(/aria-label="Enroll Now: /g)).toHaveLength(9)
  expect(html).toMatch(/href="\/courses"[^>]*>See all 10 courses/)
})

test('the price of a course can’t be read as a discount', async () => {
  const { html } = await open(courseDetails, { courseId: '3' })
  const text = html.replaceAll(/<[^>]+>/g, ' ')
  expect(text.indexOf('Included in ₹399 a month')).toBeLessThan(text.indexOf('₹799'))
  expect(text).toContain('never per course')
  expect(html).not.toMatch(/<(s|del)>|nothing extra|save|instead of/i)
  expect((await open(courses)).html).not.toContain('₹799')
})

test('a course answers what visitors ask before joining', async () => {
  const { html } = await open(courseDetails, { courseId: '3' })
  for (const text of ['Intermediate', 'Basic JavaScript', 'A laptop', '8 to 10 hours', 'English', 'Self-paced'])
    expect(html).toContain(text)
})

test('the joining page names the plan, its days, the refund rule and support', async () => {
  const { html } = await open(subscribe)
  for (const text of [
    'Career Accelerator Pro',
    '₹399 opens every course for 30 days',
    'non-refundable',
    'help@academy.example',
  ])
    expect(html).toContain(text)
})

test('the login page speaks of a secure connection on https only', async () => {
  const { View, load } = login as PublicPage<{ isHttps: boolean; posted: null }>
  const html = async (isHttps: boolean) =>
    renderToStaticMarkup(<View data={await load(createCall(send), { params: {}, query: {}, isHttps })} />)
  expect(await html(true)).toContain('SSL secured connection')
  expect(await html(false)).not.toContain('SSL')
})

test('the terms name who runs the school and the grievance officer', async () => {
  const site = answers['/v1/site']
  const grievanceOfficer = { name: 'Meera Rao', email: 'grievance@academy.example', phone: '' }
  const legal = {
    legalName: 'Kaushal Learning LLP',
    address: '4 MG Road, Pune',
    gstin: '27AAPFU0939F1ZV',
    grievanceOfficer,
  }
  answers['/v1/site'] = Site.parse({ legal })
  const { html } = await open(terms)
  answers['/v1/site'] = site
  for (const text of ['Kaushal Learning LLP', '4 MG Road, Pune', '27AAPFU0939F1ZV', 'Meera Rao'])
    expect(html).toContain(text)
})

test('a course shows its weeks, trainer, price and number of learners', async () => {
  const { html, http } = await open(courseDetails, { courseId: '3' })
  expect(http).toBe(200)
  expect(html.match(/<details/g)).toHaveLength(2)
  for (const text of ['Harpreet Singh Gill', '₹799', '1,234 learners enrolled', 'A timetable'])
    expect(html).toContain(text)
  expect(html).toMatch(/href="\/subscribe"[^>]*>Enroll Now/)
  expect(html).toMatch(/href="\/courses\/3\/first-lesson"/)
})

test('a course without a syllabus and trainer leaves them out', async () => {
  const { html, head } = await open(courseDetails, { courseId: '11' })
  expect(html).toContain('src="/pictures/5f0c"')
  expect(html).toContain('still planning the weeks')
  expect(html).not.toContain('Your trainer')
  expect(html).not.toContain('0 weeks')
  expect(html).not.toContain('first lesson')
  expect(head).toMatchObject({ description: 'Backend Development.', image: 'og-courses' })
})

test.each(['999', 'abc'])('course %s is not found', async (courseId) => {
  const { html, http, head } = await open(courseDetails, { courseId })
  expect(http).toBe(404)
  expect(html).toContain('Course not found')
  expect(head.isNoIndex).toBe(true)
})

test('the terms have the sentences of the spec', async () => {
  const { html } = await open(terms)
  for (const text of [
    'The subscription is weekly.',
    'It costs 399 rupees per month.',
    'It auto-renews weekly unless canceled.',
    'Payments are non-refundable.',
    'Account sharing is prohibited.',
  ])
    expect(html).toContain(text)
})

test.each([
  ['the terms', terms],
  ['the joining page', subscribe],
])('%s say first what happens, then the sentences of the spec', async (_name, page) => {
  const { html } = await open(page)
  const first = html.indexOf('Nothing is charged automatically')
  expect(first).toBeGreaterThan(0)
  expect(html.indexOf('auto-renews weekly unless canceled')).toBeGreaterThan(first)
})

test('the pricing page has ten benefits and a link to the payment', async () => {
  const { html } = await open(pricing)
  expect(html.match(/<h3/g)).toHaveLength(10)
  expect(html).toContain('less than 15 rupees a day')
  expect(html).toMatch(/href="\/subscribe"/)
})

test.each<[string, unknown]>([
  ['/', home],
  ['/courses', courses],
  ['/pricing', pricing],
  ['/subscribe', subscribe],
  ['/terms', terms],
  ['/course/courseDetails/3', courseDetails],
])('%s shows the joining price from the settings and no other', async (_path, page) => {
  const site = answers['/v1/site']
  const plans = [
    { rupees: 449, days: 30, isJoining: true },
    { rupees: 229, days: 14 },
  ]
  answers['/v1/site'] = Site.parse({ plans })
  const { html, head } = await open(page, { courseId: '3' })
  answers['/v1/site'] = site
  expect(html).toMatch(/₹449|449 rupees/)
  expect(html + JSON.stringify(head)).not.toMatch(/399|less than 10 rupees/)
})

test('the joining page says before the payment what needs JavaScript', async () => {
  const { html } = await open(subscribe)
  expect(html).toMatch(/need a browser with JavaScript[\s\S]*lessons and logging in need it[\s\S]*1\. Pay/)
})

test('the privacy policy has the support email', async () => {
  expect((await open(privacy)).html).toContain('mailto:help@academy.example')
})
