import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { Id } from '../kit/fields.ts'

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
