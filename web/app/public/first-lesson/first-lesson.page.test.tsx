import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Site } from '#contract/site/settings.ts'
import { createCall } from '#web/kit/api/call.ts'
import { page } from './first-lesson.page.tsx'

const text = [
  'A shop counts ![A table of coins](coins.png) in paise.',
  '## Why paise',
  'They are exact.',
  '## Common mistakes',
  'Floats.',
  '```quiz\nHow many?\n- [ ] 20 :: No.\n- [x] 200 :: Yes.\n```',
].join('\n\n')
const material = {
  stepFileId: 9,
  name: 'data/coins.png',
  kind: 'image/png',
  bytes: 2048,
  url: '/courses/3/x/9/coins.png',
}
const lesson = {
  courseId: 3,
  courseTitle: 'Backend Development',
  courseSubtitle: 'APIs',
  stepName: 'Count paise',
  effort: 'about 2 hours',
  summary: 'Keep money exact.',
  lesson: { version: 1, text, sampleDatabase: '', publishedAt: '2026-11-01T10:00:00.000Z', note: '', minutes: 6 },
  instructions: '- [ ] It counts.',
  exercise: {
    version: 1,
    language: 'javascript',
    entry: 'paise.js',
    seconds: 2,
    approvedByChecks: false,
    starter: [{ path: 'paise.js', text: 'export const toPaise = (rupees) => 0\n' }],
    checks: [{ name: 'counts whole rupees', hint: 'Times 100.', setup: '', run: '', expectation: { kind: 'value' } }],
    readOnly: [],
    also: [],
    hiddenChecks: 2,
    database: '',
  },
  materials: [material, { ...material, stepFileId: 10, name: 'coins.png' }],
  outline: [
    { title: 'Money', week: 1, steps: ['Count paise', 'Split a bill'] },
    { title: 'Dates', week: 2, steps: ['Read a date'] },
  ],
}
const answers: Record<string, unknown> = {
  '/v1/site': Site.parse({}),
  '/v1/courses/3': { facts: { level: 'Beginner' }, imagePath: '/media/course-3.svg' },
  '/v1/courses/3/first-lesson': lesson,
}

async function open(courseId: string) {
  const call = createCall(async ({ path }) =>
    path in answers
      ? { http: 200, body: { status: 1, message: 'OK', data: answers[path] } }
      : { http: 404, body: { status: 0, code: 'not_found', message: 'No' } },
  )
  const data = await page.load(call, { params: { courseId }, query: {}, isHttps: true })
  const { View } = page
  return {
    html: renderToStaticMarkup(<View data={data} />),
    head: page.head({ data }),
    http: page.status!(data),
  }
}

test('shows the lesson, its materials, the task, the next step and the outline', async () => {
  const { html, http } = await open('3')
  expect(http).toBe(200)
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(html).toContain('<h2 id="why-paise"')
  expect(html).toContain('<fieldset')
  expect(html).toContain('alt="A table of coins"')
  expect(html).toMatch(/href="\/courses\/3\/x\/9\/coins.png" download="coins.png"/)
  expect(html).toContain('It counts.')
  expect(html).toMatch(/href="\/subscribe"[^>]*>Join to continue/)
  expect(html).toMatch(/data-member-course="3" data-enrolled-text="Continue in your course"/)
  expect(html).toContain('Split a bill')
  expect(html).toContain('Read a date')
  expect(html).not.toMatch(/ style=|<style|<script/)
})

test('shows the starter of the exercise and its checks without a script', async () => {
  const { html } = await open('3')
  expect(html).toContain('paise.js')
  expect(html).toMatch(/data-line="1"><code><span class="code-keyword">export<\/span>/)
  expect(html).toContain('counts whole rupees')
  expect(html).not.toContain('Times 100.')
})

test('describes the lesson for search engines', async () => {
  const { head } = await open('3')
  expect(head).toMatchObject({
    title: 'Count paise · Backend Development',
    description: 'Keep money exact. Read the first lesson of Backend Development free, without signing up.',
    image: 'og-course-3',
    jsonLd: [
      {
        '@type': 'LearningResource',
        name: 'Count paise',
        timeRequired: 'PT6M',
        isAccessibleForFree: true,
        educationalLevel: 'Beginner',
        isPartOf: { '@type': 'Course', name: 'Backend Development' },
      },
    ],
  })
  expect(head.isNoIndex).toBeUndefined()
})

test('is not found for a course without a public lesson', async () => {
  const { html, http, head } = await open('10')
  expect(http).toBe(404)
  expect(html).toContain('Lesson not found')
  expect(head.isNoIndex).toBe(true)
})
