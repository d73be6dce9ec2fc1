import { importCourse as importCourseEndpoint, makeCourseExportLink } from '#contract/learning/course-files.ts'
import { audit } from '#server/identity/index.ts'
import type { Actor, Tools } from '#server/kit/deps.ts'
import { notFound } from '#server/kit/errors.ts'
import { type App, serve } from '#server/kit/http/serve.ts'
import { serveFile } from '#server/kit/http/serve-file.ts'
import { LinkNumber, linkTo } from '#server/kit/http/signed-links.ts'
import { indiaDate } from '#server/kit/india.ts'
import { isSignedInWith } from '#server/site/index.ts'
import { courseTitle } from './course.store.ts'
import { exportedEntries, zipOf } from './export.service.ts'
import { importCourse } from './import.service.ts'

const courseFile = {
  path: '/exports/courses/:courseId.zip',
  fields: { courseId: LinkNumber, reader: LinkNumber, session: LinkNumber },
  seconds: 300,
}

/** A link to download a course for five minutes, or until its reader signs out. */
export const courseExportLink = (
  tools: Pick<Tools, 'secret' | 'clock'>,
  courseId: number,
  { id, sessionId }: Pick<Actor, 'id' | 'sessionId'>,
) => linkTo(tools, courseFile, { courseId, reader: id, session: sessionId })

/** Each download reads a whole course. */
const limit = { name: 'course exports', times: 60, seconds: 3600 }

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

  serveFile(app, {
    ...courseFile,
    what: 'This download',
    limit,
    isCollected: true,
    open: async ({ courseId, ...link }) => {
      const [mayRead, title] = await Promise.all([
        isSignedInWith(deps.db, link, 'courses:see'),
        courseTitle(deps.db, courseId),
      ])
      if (!mayRead || title === null) return null
      const now = deps.clock()
      const entries = await exportedEntries(deps.db, courseId)
      return {
        type: 'application/zip',
        name: `course-${courseId}-${indiaDate(now)}.zip`,
        content: () => zipOf(deps, entries, now),
      }
    },
  })
}
