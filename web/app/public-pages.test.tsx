import { existsSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type CourseDetails, CourseFacts } from '#contract/catalogue/courses.ts'
import { type ClaimKey, claimKeys, Claims } from '#contract/site/claims.ts'
import type { Send } from '#contract/kit/rendering.ts'
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
import { page as login } from '#web/identity/session/login.page.tsx'
import { page as home } from './public/home.page.tsx'
import { interactiveRoutes } from './interactive.routes.ts'
import { publicRoutes } from './public.routes.ts'

const course: CourseDetails = {
  courseId: 3,
  courseTitle: 'Backend Development',
  subtitle: 'APIs that stay right when everyone presses at once',
  courseDescription: 'A seat finder.\n\nBuilt in two weeks.',
  imagePath: '/media/course-3.svg',
  rupeesPerWeek: 799,
  weeks: 2,
  hasFirstLesson: true,
  trainer: { name: 'Harpreet Singh Gill', role: 'Teacher', experience: '18 years', image: 'team-2' },
  syllabus: [
    { week: 1, title: 'HTTP', topics: ['Methods', 'Status'], build: 'A timetable', icon: 'start' },
    { week: 2, title: 'Tables', topics: ['Keys', 'Joins'], build: 'A schema', icon: 'data' },
  ],
  enrolledCount: 1234,
  facts: {
    level: 'Intermediate',
    prerequisites: 'Basic JavaScript',
    device: 'A laptop',
    hoursPerWeek: '8 to 10 hours',
    language: 'English',
    format: 'Self-paced',
  },
}
const newCourse: CourseDetails = {
  ...course,
  courseId: 11,
  imagePath: '/pictures/5f0c',
  subtitle: '',
  weeks: 0,
  hasFirstLesson: false,
  trainer: { name: '', role: '', experience: '', image: '' },
  syllabus: [],
  facts: CourseFacts.parse({}),
}
const testimonial = {
  id: 1,
  name: 'Lalrinpuii',
  rating: 4,
  review: 'Nobody laughed at my questions.',
  date: '2026-05-03',
}
const member = { id: 1, name: 'Nandini', title: 'Teacher', about: 'Teaches.', experience: '6 years', skills: ['CSS'] }

/** As the demo academy shows them. */
const claims = Object.fromEntries(
  claimKeys.map((key: ClaimKey) => [key, { text: Claims.parse({})[key].text, counted: `counted: ${key}` }]),
)

const answers: Record<string, unknown> = {
  '/v1/site': Site.parse({ supportEmail: 'help@academy.example', claims }),
  '/v1/courses': [course],
  '/v1/courses/3': course,
  '/v1/courses/11': newCourse,
  '/v1/sessions/next': null,
  '/v1/team': [{ ...member, image: 'team-3' }],
  '/v1/testimonials?place=home': [testimonial],
  '/v1/testimonials?place=pricing': [testimonial],
}

const send: Send = async ({ path }) => {
  if (path in answers) return { http: 200, body: { status: 1, message: 'OK', data: answers[path] } }
  const isNumber = /\/\d+$/.test(path)
  return { http: 404, body: { status: 0, code: isNumber ? 'not_found' : 'invalid_input', message: 'No' } }
}

async function open(anyPage: unknown, params: Record<string, string> = {}) {
  const page = anyPage as PublicPage<unknown>
  const data = await page.load(createCall(send), { params, query: {}, isHttps: true })
  const { View } = page
  return {
    html: renderToStaticMarkup(<View data={data} />),
    head: page.head({ data }),
    http: page.status?.(data) ?? 200,
  }
}

const pages: [string, AnyPage][] = Object.entries({
  home,
  courses,
  courseDetails,
  pricing,
  about,
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

test('the counted figure is beside every claim of the demo academy', async () => {
  const { html } = await open(home)
  for (const key of ['students', 'practical', 'mentorSupport', 'careerGrowth'])
    expect(html).toContain(`(counted: ${key})`)
})

test('the public pages say when the next session is, and when none is scheduled', async () => {
  const openAll = async () => [await open(pricing), await open(courseDetails, { courseId: '3' }), await open(home)]
  const [without, , homeWithout] = await openAll()
  expect(without!.html).toContain('None is scheduled right now.')
  expect(homeWithout!.html).not.toContain('Next live session')
  answers['/v1/sessions/next'] = { title: 'SQL', courseTitle: null, startsAt: '2026-11-21T12:30:00Z', minutes: 30 }
  const [price, details, start] = await openAll()
  answers['/v1/sessions/next'] = null
  for (const { html } of [price!, details!]) expect(html).toContain('The next one is on Sat 21 Nov, 6:00 PM IST.')
  expect(start!.html).toContain('SQL, Sat 21 Nov, 6:00 PM IST')
})

test('the claim about hiring says exactly what happens', async () => {
  const { html } = await open(pricing)
  expect(html).toContain('a jobs board open to everyone and a resume builder. You apply directly with the company.')
  expect(html).toContain('we don’t refer or place anyone')
})

test('a school that has confirmed nothing claims nothing', async () => {
  const site = answers['/v1/site']
  answers['/v1/site'] = Site.parse({})
  const pages = [await open(home), await open(pricing), await open(courseDetails, { courseId: '3' })]
  answers['/v1/site'] = site
  for (const { html, head } of pages)
    expect(html + JSON.stringify(head)).not.toMatch(/5,000|24\/7|5x|weekend|hiring|pipeline/i)
})

test('sample reviews, team members and trainers are marked', async () => {
  const isSample = true
  const before = { ...answers }
  answers['/v1/testimonials?place=home'] = [{ ...testimonial, isSample }]
  answers['/v1/team'] = [{ ...member, image: 'team-3', isSample }]
  answers['/v1/courses/3'] = { ...course, trainer: { ...course.trainer, isSample } }
  const pages = [await open(home), await open(about), await open(courseDetails, { courseId: '3' })]
  Object.assign(answers, before)
  for (const { html } of pages) expect(html).toMatch(/>Sample</)
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

test('the privacy policy has the support email', async () => {
  expect((await open(privacy)).html).toContain('mailto:help@academy.example')
})
