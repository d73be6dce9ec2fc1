import { renderToStaticMarkup } from 'react-dom/server'
import { type CourseDetails, CourseFacts } from '#contract/catalogue/courses.ts'
import type { Send } from '#contract/kit/rendering.ts'
import { type ClaimKey, claimKeys, Claims } from '#contract/site/claims.ts'
import { Site } from '#contract/site/settings.ts'
import { createCall } from '#web/kit/api/call.ts'
import type { PublicPage } from '#web/kit/api/page.ts'

export const course: CourseDetails = {
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
    outcome: 'A seat finder',
    goals: ['servers'],
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
export const testimonial = {
  id: 1,
  name: 'Lalrinpuii',
  rating: 4,
  review: 'Nobody laughed at my questions.',
  date: '2026-05-03',
}
export const member = {
  id: 1,
  name: 'Nandini',
  title: 'Teacher',
  about: 'Teaches.',
  experience: '6 years',
  skills: ['CSS'],
}

/** As the demo academy shows them. */
export const claims = Object.fromEntries(claimKeys.map((key: ClaimKey) => [key, Claims.parse({})[key].text]))

export const answers: Record<string, unknown> = {
  '/v1/site': Site.parse({ supportEmail: 'help@academy.example', claims, hasSampleClaims: true }),
  '/v1/courses': [course],
  '/v1/courses/3': course,
  '/v1/courses/11': newCourse,
  '/v1/start': [
    { number: 1, stepId: 7, name: 'Say hello', summary: 'Print a line.', minutes: 2, effort: 'about 5 minutes' },
  ],
  '/v1/sessions/next': null,
  '/v1/hiring/figures': { optedIn: 21, introduced: 8, interviewed: 3, joined: 0 },
  '/v1/team': [{ ...member, image: 'team-3' }],
  '/v1/testimonials?place=home': [testimonial],
  '/v1/testimonials?place=pricing': [testimonial],
}

export const send: Send = async ({ path }) => {
  if (path in answers) return { http: 200, body: { status: 1, message: 'OK', data: answers[path] } }
  const isKnown = /\/(\d+|figures)$/.test(path)
  return { http: 404, body: { status: 0, code: isKnown ? 'not_found' : 'invalid_input', message: 'No' } }
}

export async function open(anyPage: unknown, params: Record<string, string> = {}) {
  const page = anyPage as PublicPage<unknown>
  const data = await page.load(createCall(send), { params, query: {}, isHttps: true })
  const { View } = page
  return {
    html: renderToStaticMarkup(<View data={data} />),
    head: page.head({ data }),
    http: page.status?.(data) ?? 200,
  }
}

/** Opens pages of a school with other answers. */
export const withAnswers = async <Result,>(changes: object, run: () => Promise<Result>) => {
  const before = { ...answers }
  Object.assign(answers, changes)
  try {
    return await run()
  } finally {
    for (const path of Object.keys(changes)) delete answers[path]
    Object.assign(answers, before)
  }
}
