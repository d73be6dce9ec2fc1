import { z } from '../kit/zod.ts'
import { Done, endpoint } from '../kit/endpoint.ts'
import { Id, Instant, line, numberFromText, optionalLine, text, wholeRupees } from '../kit/fields.ts'

export const syllabusIcons = ['start', 'code', 'data', 'design', 'cloud', 'test', 'ship', 'people'] as const

export const SyllabusWeek = z.object({
  week: z.number().int().positive(),
  title: z.string(),
  topics: z.array(z.string()),
  /** What the learner has built by the end of the week. */
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
  /** Not a real person: the demo academy's. */
  isSample: z.boolean().optional(),
})
export type Trainer = z.infer<typeof Trainer>

export const CourseCard = z.object({
  courseId: z.number(),
  courseTitle: z.string(),
  subtitle: z.string(),
  courseDescription: z.string(),
  /** The path of the picture, such as /media/course-1.svg or /pictures/…. */
  imagePath: z.string(),
  rupeesPerWeek: z.number(),
  weeks: z.number(),
})
export type CourseCard = z.infer<typeof CourseCard>

export const courseLevels = ['Beginner', 'Intermediate', 'Advanced'] as const
export const noLevel = 'Choose a level'

/** What somebody may want to do with what they learn. */
export const courseGoals = ['websites', 'phones', 'servers', 'data', 'operations', 'interviews'] as const
export const CourseGoal = z.enum(courseGoals)
export type CourseGoal = z.infer<typeof CourseGoal>

/** What a visitor asks before joining; empty where staff haven't answered yet. */
export const CourseFacts = z.object({
  level: z.enum(['', ...courseLevels]).default(''),
  /** What they can build afterwards. */
  outcome: z.string().default(''),
  goals: z.array(CourseGoal).default([]),
  prerequisites: z.string().default(''),
  /** Laptop or phone. */
  device: z.string().default(''),
  hoursPerWeek: z.string().default(''),
  language: z.string().default(''),
  format: z.string().default(''),
})
export type CourseFacts = z.infer<typeof CourseFacts>

/** A course as visitors see it. */
export const PublicCourse = CourseCard.extend({
  /** Whether everyone may read its first lesson. */
  hasFirstLesson: z.boolean(),
  facts: CourseFacts,
})
export type PublicCourse = z.infer<typeof PublicCourse>

export const CourseDetails = PublicCourse.extend({
  trainer: Trainer,
  syllabus: z.array(SyllabusWeek),
  enrolledCount: z.number(),
})
export type CourseDetails = z.infer<typeof CourseDetails>

export const listListedCourses = endpoint('GET /v1/courses', {
  summary: 'List the public courses',
  access: 'public',
  reply: z.array(PublicCourse),
})

export const getCourse = endpoint('GET /v1/courses/:courseId', {
  summary: 'Get a course with its syllabus, trainer and number of learners',
  access: 'public',
  params: z.strictObject({ courseId: Id }),
  reply: CourseDetails,
})

export const StaffCourse = CourseCard.extend({
  isListed: z.boolean(),
  /** The beginners' path at /start: nobody enrols in it, and it has no price. */
  isStart: z.boolean(),
  enrolledCount: z.number(),
})
export type StaffCourse = z.infer<typeof StaffCourse>

export const listAllCourses = endpoint('GET /v1/courses/all', {
  summary: 'List all courses for staff, public or hidden',
  access: 'staff',
  reply: z.array(StaffCourse),
})

const Description = text('Enter a description', 4000)

const picture = {
  field: 'image',
  maxFiles: 1,
  maxBytes: 8 * 1024 * 1024,
  kinds: ['image/png', 'image/jpeg', 'image/webp', 'image/avif'],
}

export const NewCourse = z.strictObject({
  courseTitle: line('a title', 120),
  courseDescription: Description,
  /** The spec's client sends it; the server only trusts the token. */
  userId: Id.optional(),
})
export type NewCourse = z.infer<typeof NewCourse>

export const createCourse = endpoint('POST /v1/course/createCourse', {
  summary: 'Create a course from a title, a description and an image; it stays hidden until staff publish it',
  access: 'courses:act',
  upload: picture,
  body: NewCourse,
  reply: StaffCourse,
})

export const CourseEdit = z.strictObject({
  courseTitle: line('a title', 120),
  subtitle: optionalLine(160),
  courseDescription: Description,
  rupeesPerWeek: numberFromText(wholeRupees(0, 100_000)),
  isListed: z.boolean(),
  /** All empty if the course has no trainer. */
  trainer: z
    .strictObject({
      name: optionalLine(80),
      role: optionalLine(80),
      experience: optionalLine(300),
      image: z.string().regex(/^[a-z0-9-]{0,40}$/, 'Choose one of the portraits'),
    })
    .refine(({ name, ...rest }) => name !== '' || Object.values(rest).every((field) => field === ''), {
      path: ['name'],
      message: 'Enter the trainer’s name',
    }),
  facts: z.strictObject({
    level: z.enum(['', ...courseLevels], noLevel),
    outcome: optionalLine(200),
    goals: z.array(CourseGoal).max(courseGoals.length),
    prerequisites: optionalLine(200),
    device: optionalLine(120),
    hoursPerWeek: optionalLine(40),
    language: optionalLine(120),
    format: optionalLine(200),
  }),
  /** Weeks are numbered by their order. */
  syllabus: z
    .array(
      z.strictObject({
        title: line('a title', 120),
        topics: z.array(line('a topic', 160)).max(20, 'At most 20 topics'),
        build: optionalLine(300),
        icon: z.enum(syllabusIcons),
      }),
    )
    .max(52, 'At most 52 weeks'),
})

export const editCourse = endpoint('PATCH /v1/courses/:courseId', {
  summary: 'Change the given fields of a course',
  access: 'courses:act',
  params: z.strictObject({ courseId: Id }),
  body: CourseEdit.partial(),
  reply: StaffCourse,
})

export const changeCourseImage = endpoint('POST /v1/courses/:courseId/image', {
  summary: 'Replace the picture of a course',
  access: 'courses:act',
  params: z.strictObject({ courseId: Id }),
  upload: picture,
  reply: StaffCourse,
})

export const deleteCourse = endpoint('DELETE /v1/course/:courseId', {
  summary: 'Delete a course; submissions are kept. A course with learners needs its title',
  access: 'courses:act',
  params: z.strictObject({ courseId: Id }),
  query: z.strictObject({ courseTitle: z.string().max(200).optional() }),
  reply: Done,
})

/** How long a deleted course or task can be restored. */
export const restoreDays = 30

export const DeletedCourse = z.object({
  courseId: z.number(),
  courseTitle: z.string(),
  enrolledCount: z.number(),
  deletedAt: Instant,
  restoreUntil: Instant,
})
export type DeletedCourse = z.infer<typeof DeletedCourse>

export const listDeletedCourses = endpoint('GET /v1/courses/deleted', {
  summary: 'Courses deleted in the last 30 days, newest first',
  access: 'courses:see',
  reply: z.array(DeletedCourse),
})

export const restoreCourse = endpoint('POST /v1/courses/:courseId/restore', {
  summary: 'Restore a course deleted in the last 30 days, with its tasks and learners',
  access: 'courses:act',
  params: z.strictObject({ courseId: Id }),
  reply: StaffCourse,
})
