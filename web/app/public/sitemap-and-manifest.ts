import { listListedCourses } from '#contract/catalogue/courses.ts'
import type { Send } from '#contract/kit/rendering.ts'
import { getSite } from '#contract/site/settings.ts'
import { firstLessonPath } from '#web/catalogue/course-paths.ts'
import { createCall } from '#web/kit/api/call.ts'

export async function sitemap(paths: string[], send: Send, publicUrl: string): Promise<string> {
  const courses = await createCall(send)(listListedCourses)
  const all = [
    ...paths,
    ...courses.map(({ courseId }) => `/course/courseDetails/${courseId}`),
    ...courses.filter(({ hasFirstLesson }) => hasFirstLesson).map(({ courseId }) => firstLessonPath(courseId)),
  ]
  const urls = all.map((path) => `<url><loc>${publicUrl}${path}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`
}

export async function manifest(send: Send): Promise<object> {
  const { name } = await createCall(send)(getSite)
  return {
    name,
    short_name: name.split(' ')[0],
    description: 'Practical tech courses for learners in India',
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
  }
}
