import {
  changeCourseImage,
  createCourse,
  deleteCourse,
  editCourse,
  getCourse,
  listAllCourses,
  listDeletedCourses,
  listListedCourses,
  restoreCourse,
} from '#contract/catalogue/courses.ts'
import { mayUse } from '#contract/kit/access.ts'
import { notFound } from '#server/kit/errors.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { changeImage, create, edit, remove, restore } from './courses.service.ts'
import { allCoursesRead, courseById, courseForStaff, deletedCourses, listedCourses } from './courses.store.ts'

export function courseRoutes(app: App) {
  serve(app, listListedCourses, ({ db }) => listedCourses(db))
  serve(app, getCourse, async ({ db, actor, params }) => {
    const find = mayUse(actor, 'courses:see') ? courseForStaff : courseById
    const course = await find(db, params.courseId)
    if (!course) throw notFound('Course')
    return course
  })
  serve(app, listAllCourses, ({ db }) => allCoursesRead(db, {}))
  serve(app, createCourse, ({ db, actor, body, files }) => create(db, actor.id, body, files))
  serve(app, editCourse, ({ db, actor, params, body }) => edit(db, actor.id, params.courseId, body))
  serve(app, changeCourseImage, ({ db, actor, params, files }) => changeImage(db, actor.id, params.courseId, files))
  serve(app, deleteCourse, ({ db, tools, actor, params, query }) =>
    remove(db, tools, actor.id, params.courseId, query.courseTitle),
  )
  serve(app, listDeletedCourses, ({ db, tools }) => deletedCourses(db, tools.clock()))
  serve(app, restoreCourse, ({ db, tools, actor, params }) => restore(db, tools, actor.id, params.courseId))
}
