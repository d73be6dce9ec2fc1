import { z } from '../kit/zod.ts'
import { endpoint } from '../kit/endpoint.ts'
import { Id, line, optionalLine } from '../kit/fields.ts'

export const syllabusIcons = ['start', 'code', 'data', 'design', 'cloud', 'test', 'ship', 'people'] as const

export const SyllabusWeek = z.object({
  week: z.number().int().positive(),
  title: z.string(),
  topics: z.array(z.string()),
  /** What the learner has made by the end of the week. */
  build: z.string(),
  icon: z.enum(syllabusIcons),
})
export type SyllabusWeek = z.infer<typeof SyllabusWeek>

export const Trainer = z.object({
  name: z.string(),
  role: z.string(),
  experience: z.string(),
  /** Base name of a picture under /media, such as team-1. */
  image: z.string(),
})
export type Trainer = z.infer<typeof Trainer>

/** What a card shows. */
export const CourseCard = z.object({
  courseId: z.number(),
  courseTitle: z.string(),
  subtitle: z.string(),
  courseDescription: z.string(),
  /** Base name of a picture under /media, such as course-1. */
  imagePath: z.string(),
  rupeesPerWeek: z.number(),
  weeks: z.number(),
})
export type CourseCard = z.infer<typeof CourseCard>

export const CourseDetails = CourseCard.extend({
  trainer: Trainer,
  syllabus: z.array(SyllabusWeek),
  /** Counted, never typed. */
  enrolledCount: z.number(),
})
export type CourseDetails = z.infer<typeof CourseDetails>

export const listListedCourses = endpoint({
  method: 'GET',
  path: '/v1/courses',
  summary: 'The courses that the public grid shows',
  access: 'public',
  reply: z.array(CourseCard),
})

export const getCourse = endpoint({
  method: 'GET',
  path: '/v1/courses/:courseId',
  summary: 'One course with its syllabus, trainer and how many are enrolled',
  access: 'public',
  params: z.strictObject({ courseId: Id }),
  reply: CourseDetails,
})

/** What staff see of every course, listed or not. */
export const StaffCourse = CourseCard.extend({ isListed: z.boolean(), enrolledCount: z.number() })
export type StaffCourse = z.infer<typeof StaffCourse>

export const listAllCourses = endpoint({
  method: 'GET',
  path: '/v1/courses/all',
  summary: 'Every course that is not archived, listed or not',
  access: 'admin',
  reply: z.array(StaffCourse),
})

export const CourseEdit = z.strictObject({
  courseTitle: line('A title', 120),
  subtitle: optionalLine(160),
  courseDescription: z
    .string('A description is needed')
    .trim()
    .min(1, 'A description is needed')
    .max(4000, 'At most 4000 characters'),
  rupeesPerWeek: z.coerce
    .number('Give the price in rupees')
    .int('Give whole rupees')
    .min(0, 'Not below 0')
    .max(100_000, 'At most 1,00,000'),
  isListed: z.boolean(),
})
export type CourseEdit = z.infer<typeof CourseEdit>

export const editCourse = endpoint({
  method: 'PATCH',
  path: '/v1/courses/:courseId',
  summary: 'Change what a course says of itself; what is left out stays as it is',
  access: 'admin',
  params: z.strictObject({ courseId: Id }),
  body: CourseEdit.partial(),
  reply: StaffCourse,
})
