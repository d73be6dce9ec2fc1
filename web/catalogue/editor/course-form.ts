import type { z } from '#contract/kit/zod.ts'
import type { CourseDetails, CourseEdit, SyllabusWeek } from '#contract/catalogue/courses.ts'
import type { Problems } from '#web/kit/forms/form.ts'
import { newUuid } from '#web/kit/random.ts'

export type WeekForm = {
  /** Keeps a week the same one while it is moved and renamed. */
  key: string
  title: string
  /** One topic a line. */
  topics: string
  build: string
  icon: SyllabusWeek['icon']
}

/** A course as it stands in the form: everything as it is typed. */
export type CourseForm = {
  courseTitle: string
  subtitle: string
  courseDescription: string
  rupeesPerWeek: string
  isListed: boolean
  trainer: CourseDetails['trainer']
  syllabus: WeekForm[]
}

/** What is changed, and what it was changed from: only the difference is sent. */
export type CourseDraft = { from: CourseForm; now: CourseForm }

export type CourseChanges = Partial<z.input<typeof CourseEdit>>

/** What each part of the editor gets. */
export type SectionProps = {
  form: CourseForm
  problems: Problems
  change: (edit: Partial<CourseForm>) => void
  /** Forgets what was wrong: problems name weeks by their place, and the places have changed. */
  forgetProblems: () => void
}

export const newWeek = (): WeekForm => ({
  key: newUuid(),
  title: '',
  topics: '',
  build: '',
  icon: 'code',
})

export function toForm(course: CourseDetails & { isListed: boolean }): CourseForm {
  const { courseTitle, subtitle, courseDescription, rupeesPerWeek, isListed, trainer, syllabus } = course
  return {
    courseTitle,
    subtitle,
    courseDescription,
    rupeesPerWeek: String(rupeesPerWeek),
    isListed,
    trainer,
    syllabus: syllabus.map(({ week, title, topics, build, icon }) => ({
      key: String(week),
      title,
      topics: topics.join('\n'),
      build,
      icon,
    })),
  }
}

/** The lines of a text that say something. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const toEdit = ({ syllabus, ...form }: CourseForm): CourseChanges => ({
  ...form,
  syllabus: syllabus.map(({ title, topics, build, icon }) => ({ title, topics: linesOf(topics), build, icon })),
})

/**
 * What was changed and nothing else: who edits the price at the same time is not overruled, and a course that never had a
 * trainer is not asked for one.
 */
export function changesIn({ from, now }: CourseDraft): CourseChanges {
  const before = toEdit(from)
  const after = toEdit(now)
  const changed = Object.entries(after).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key as keyof CourseChanges]),
  )
  return Object.fromEntries(changed)
}

/** What is wrong with a list of topics, which stands in one field: the first line that is wrong, by its number. */
export function topicsProblem(problems: Problems, week: number): string | undefined {
  const path = `syllabus.${week}.topics`
  if (problems[path]) return problems[path]
  const key = Object.keys(problems).find((key) => key.startsWith(`${path}.`) && problems[key])
  return key && `Topic ${Number(key.slice(path.length + 1)) + 1}: ${problems[key]}`
}

/** Whether anything inside this week is wrong. */
export const hasProblem = (problems: Problems, week: number): boolean =>
  Object.keys(problems).some((key) => key.startsWith(`syllabus.${week}.`) && problems[key])
