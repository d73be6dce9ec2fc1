import { courses } from '#server/catalogue/tables.ts'
import { eq } from '#server/kit/db/orm.ts'
import { formOf, pngStart } from '../forms.ts'
import { newCourseWithTasks } from '../learning/learning.ts'
import { owned, type Rows, shared } from './row.ts'
import type { World } from './world.ts'

const picture = (fields: object = {}) => formOf(fields, 'image', { name: 'course.png', content: pngStart })
const draft = { courseTitle: 'Data for everyone', courseDescription: 'From tables to charts' }
const aCourse = async (world: World) => ({ courseId: (await newCourseWithTasks(world)).courseId })

/** Courses and the school's public information. */
export const catalogueAndSite: Rows = {
  getSite: shared(),
  getClaimFigures: shared(),
  listTestimonials: shared(() => ({ query: { place: 'home' } })),
  listTeam: shared(),

  listListedCourses: shared(),
  getCourse: shared(async (world) => ({ params: await aCourse(world) })),
  listAllCourses: shared(),
  createCourse: [
    shared(() => ({ body: picture(draft) })),
    owned(
      { owner: 403, other: 403, mentor: 403, admin: 'done' },
      ({ owner }) => ({ body: picture({ ...draft, userId: owner.id }) }),
      { about: "with the owner's userId" },
    ),
  ],
  editCourse: shared(async (world) => ({ params: await aCourse(world), body: { courseTitle: 'Another title' } })),
  changeCourseImage: shared(async (world) => ({ params: await aCourse(world), body: picture() })),
  deleteCourse: shared(async (world) => ({ params: await aCourse(world) })),
  listDeletedCourses: shared(),
  restoreCourse: shared(async (world) => {
    const params = await aCourse(world)
    await world.db.update(courses).set({ archivedAt: new Date() }).where(eq(courses.id, params.courseId))
    return { params }
  }),
}
