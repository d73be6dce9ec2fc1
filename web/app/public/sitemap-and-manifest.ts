import { listJobs } from '#contract/careers/jobs.ts'
import { listListedCourses } from '#contract/catalogue/courses.ts'
import { listStartLessons } from '#contract/catalogue/start-lessons.ts'
import type { Send } from '#contract/kit/rendering.ts'
import { getSite } from '#contract/site/settings.ts'
import { firstLessonPath, startLessonPath } from '#web/catalogue/course-paths.ts'
import { jobPath } from '#web/careers/jobs.rules.ts'
import { type Call, createCall } from '#web/kit/api/call.ts'

export async function sitemap(paths: string[], send: Send, publicUrl: string): Promise<string> {
  const call = createCall(send)
  const [courses, lessons, jobIds] = await Promise.all([
    call(listListedCourses),
    call(listStartLessons),
    realJobs(call),
  ])
  const all = [
    ...paths,
    ...courses.map(({ courseId }) => `/course/courseDetails/${courseId}`),
    ...courses.filter(({ hasFirstLesson }) => hasFirstLesson).map(({ courseId }) => firstLessonPath(courseId)),
    ...lessons.map(({ number }) => startLessonPath(number)),
    ...jobIds.map(jobPath),
  ]
  const urls = all.map((path) => `<url><loc>${publicUrl}${path}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`
}

const maxPagesOfJobs = 20

/** The newest two thousand open jobs, without those that the demo academy made up. */
async function realJobs(call: Call): Promise<number[]> {
  const found: number[] = []
  let after: string | undefined
  for (let page = 0; page < maxPagesOfJobs; page++) {
    const { items, next } = await call(listJobs, { query: { size: 100, after } })
    found.push(...items.filter(({ isSample }) => !isSample).map(({ jobId }) => jobId))
    if (!next) break
    after = next
  }
  return found
}

export async function manifest(send: Send): Promise<object> {
  const { name } = await createCall(send)(getSite)
  return {
    name,
    short_name: name.split(' ')[0],
    description: 'Practical tech courses for learners in India',
    id: '/dashboard',
    start_url: '/dashboard',
    scope: '/',
    display: 'standalone',
    lang: 'en-IN',
    background_color: '#FFFBF4',
    theme_color: '#171A3B',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'My courses', url: '/dashboard/my-courses' },
      { name: 'Practice', url: '/dashboard/practice' },
      { name: 'Questions', url: '/dashboard/questions' },
    ],
    screenshots: [
      screenshot('dashboard', 'Your next step and progress'),
      screenshot('lesson', 'A lesson'),
      screenshot('practice', 'Daily practice'),
      { ...screenshot('wide', 'A lesson'), sizes: '1280x860', form_factor: 'wide' },
    ],
  }
}

/** Taken by art/screens.ts. */
const screenshot = (name: string, label: string) => ({
  src: `/media/app-${name}.webp`,
  sizes: '720x1480',
  type: 'image/webp',
  form_factor: 'narrow',
  label,
})
