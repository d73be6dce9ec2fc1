import { getCourse } from '#contract/catalogue/courses.ts'
import { type FirstLesson, getFirstLesson } from '#contract/learning/lessons.ts'
import { getSite } from '#contract/site/settings.ts'
import { coursePreviewImage } from '#web/catalogue/course-preview-image.ts'
import type { Call } from '#web/kit/api/call.ts'
import { plural } from '#web/kit/format.ts'
import { describePlan } from '#web/site/plan.ts'
import { orNotFound, showLesson, type ShownLesson } from '../lesson/show-lesson.ts'

type OfCourse = Pick<FirstLesson, 'courseId' | 'courseTitle' | 'courseSubtitle' | 'outline'>

export type FirstLessonData = ShownLesson &
  OfCourse & {
    stepCount: string
    level: string
    /** Of the picture for shared links. */
    image: string
    school: string
    /** What joining costs. */
    price: string
  }

/** Null if the course isn't listed or begins without a lesson. */
export const loadFirstLesson = (call: Call, courseId: string | undefined): Promise<FirstLessonData | null> =>
  orNotFound(async () => {
    const params = { courseId }
    const [found, course, site] = await Promise.all([
      call(getFirstLesson, { params }),
      call(getCourse, { params }),
      call(getSite),
    ])
    const { outline } = found
    return {
      ...(await showLesson(found)),
      courseId: found.courseId,
      courseTitle: found.courseTitle,
      courseSubtitle: found.courseSubtitle,
      outline,
      stepCount: plural(
        outline.reduce((sum, { steps }) => sum + steps.length, 0),
        'step',
      ),
      level: course.facts.level,
      image: coursePreviewImage(course),
      school: site.name,
      price: describePlan(site).included,
    }
  })
