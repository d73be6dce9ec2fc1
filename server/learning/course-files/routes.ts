import { z } from 'zod'
import type { Limit } from '#contract/kit/endpoint.ts'
import { importCourse as importCourseEndpoint, makeCourseExportLink } from '#contract/learning/course-files.ts'
import { audit, liveSessions } from '#server/identity/index.ts'
import { notFound } from '#server/kit/errors.ts'
import { enforceRateLimit } from '#server/kit/http/rate-limit.ts'
import { type App, serve } from '#server/kit/http/serve.ts'
import { indiaDate } from '#server/kit/india.ts'
import { linkReader } from '#server/site/index.ts'
import { courseTitle } from './course.store.ts'
import { courseExportLink, isCourseLinkValid } from './export.links.ts'
import { exportedEntries, zipOf } from './export.service.ts'
import { importCourse } from './import.service.ts'

const Digits = z
  .string()
  .regex(/^\d{1,12}$/)
  .transform(Number)
const Link = z.object({ courseId: Digits, reader: Digits, session: Digits, until: Digits, sig: z.string() })

/** Each download reads a whole course. */
const limit: Limit = { times: 60, seconds: 3600 }

/** A course as a zip of Markdown and files, which can be kept in Git. */
export function courseFileRoutes(app: App) {
  const { deps } = app

  serve(app, makeCourseExportLink, async ({ db, tools, actor, params: { courseId } }) => {
    if ((await courseTitle(db, courseId)) === null) throw notFound('Course')
    await audit(db, { actorId: actor.id, action: 'course exported', subject: `course ${courseId}` })
    return { url: courseExportLink(tools, courseId, actor) }
  })

  serve(app, importCourseEndpoint, ({ db, tools, actor, params, body, files }) =>
    importCourse(db, tools, { actorId: actor.id, ...params, ...body, file: files[0] }),
  )

  // No HEAD route: it would read the whole course and return nothing.
  app.get('/exports/courses/:courseId.zip', { exposeHeadRoute: false }, async (request, reply) => {
    const link = Link.safeParse({ ...(request.query as object), ...(request.params as object) })
    if (!link.success || !isCourseLinkValid(deps, link.data)) throw notFound('This download')
    const { courseId, reader, session } = link.data
    const times = Math.ceil(limit.times * deps.env.rateLimitFactor)
    await enforceRateLimit(deps.db, `course exports person ${reader}`, { ...limit, times })
    const [person, live, title] = await Promise.all([
      linkReader(deps.db, reader),
      liveSessions(deps.db, [session]),
      courseTitle(deps.db, courseId),
    ])
    if (person?.role !== 'admin' || !live.has(session) || title === null) throw notFound('This download')
    const now = deps.clock()
    const entries = await exportedEntries(deps.db, courseId)
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="course-${courseId}-${indiaDate(now)}.zip"`)
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .send(zipOf(deps, entries, now))
  })
}
