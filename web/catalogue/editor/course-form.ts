import type { z } from '#contract/kit/zod.ts'
import type { CourseDetails, CourseEdit, CourseFacts, SyllabusWeek } from '#contract/catalogue/courses.ts'
import type { Problems } from '#web/kit/forms/form.ts'
import { newUuid } from '#web/kit/uuid.ts'

export type WeekForm = {
  /** Identifies a week while it is moved and renamed. */
  key: string
  title: string
  /** One topic per line. */
  topics: string
  build: string
  icon: SyllabusWeek['icon']
}

export type CourseForm = {
  courseTitle: string
  subtitle: string
  courseDescription: string
  rupeesPerWeek: string
  isListed: boolean
  trainer: CourseDetails['trainer']
  facts: CourseFacts
  syllabus: WeekForm[]
}

/** Only the difference between the two is sent. */
export type CourseDraft = { from: CourseForm; now: CourseForm }

export type CourseChanges = Partial<z.input<typeof CourseEdit>>

export type SectionProps = {
  form: CourseForm
  problems: Problems
  change: (edit: Partial<CourseForm>) => void
  /** Problems name weeks by their position, so reordering makes them wrong. */
  clearProblems: () => void
}

export const newWeek = (): WeekForm => ({
  key: newUuid(),
  title: '',
  topics: '',
  build: '',
  icon: 'code',
})

export function toForm(course: CourseDetails & { isListed: boolean }): CourseForm {
  const { courseTitle, subtitle, courseDescription, rupeesPerWeek, isListed, facts, syllabus } = course
  // A trainer whom staff enter is no sample.
  const { isSample: _, ...trainer } = course.trainer
  return {
    courseTitle,
    subtitle,
    courseDescription,
    rupeesPerWeek: String(rupeesPerWeek),
    isListed,
    trainer,
    facts,
    syllabus: syllabus.map(({ week, title, topics, build, icon }) => ({
      key: String(week),
      title,
      topics: topics.join('\n'),
      build,
      icon,
    })),
  }
}

export const nonBlankLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const toEdit = ({ syllabus, ...form }: CourseForm): CourseChanges => ({
  ...form,
  syllabus: syllabus.map(({ title, topics, build, icon }) => ({ title, topics: nonBlankLines(topics), build, icon })),
})

/** Only the changed fields, so that a colleague's edit of another field isn't overwritten. */
export function changesIn({ from, now }: CourseDraft): CourseChanges {
  const before = toEdit(from)
  const after = toEdit(now)
  const changed = Object.entries(after).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key as keyof CourseChanges]),
  )
  return Object.fromEntries(changed)
}

/** The first problem of the topics field, with the line it is on. */
export function topicsProblem(problems: Problems, week: number): string | undefined {
  const path = `syllabus.${week}.topics`
  if (problems[path]) return problems[path]
  const key = Object.keys(problems).find((key) => key.startsWith(`${path}.`) && problems[key])
  return key && `Topic ${Number(key.slice(path.length + 1)) + 1}: ${problems[key]}`
}

export const hasProblem = (problems: Problems, week: number): boolean =>
  Object.keys(problems).some((key) => key.startsWith(`syllabus.${week}.`) && problems[key])
