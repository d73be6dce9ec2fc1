import { expect, test } from 'vitest'
import { CourseEdit } from '#contract/catalogue/courses.ts'
import { changesIn, hasProblem, toForm, topicsProblem, type CourseForm } from './course-form.ts'

const course = {
  courseId: 7,
  courseTitle: 'Database Management',
  subtitle: 'Tables that hold up',
  courseDescription: 'From the first table to a restored backup.',
  imagePath: '/media/course-7.svg',
  rupeesPerWeek: 749,
  weeks: 2,
  isListed: true,
  enrolledCount: 3,
  trainer: { name: 'Meera Joshi', role: 'Teacher', experience: '12 years', image: 'team-1', isSample: true },
  facts: {
    level: 'Beginner' as const,
    outcome: 'A library',
    goals: ['data' as const],
    prerequisites: 'None',
    device: 'A laptop',
    hoursPerWeek: '5 to 7 hours',
    language: 'English',
    format: 'Self-paced',
  },
  hasFirstLesson: true,
  syllabus: [
    { week: 1, title: 'Tables', topics: ['Types', 'Keys'], build: 'A ledger', icon: 'data' as const },
    { week: 2, title: 'Queries', topics: ['Joins'], build: 'A report', icon: 'code' as const },
  ],
}
const from = toForm(course)
const changes = (edit: Partial<CourseForm>) => changesIn({ from, now: { ...from, ...edit } })

test('sends nothing for an untouched form', () => {
  expect(changes({})).toEqual({})
})

test('sends only the changed fields, in the contract’s format', () => {
  const sent = changes({ rupeesPerWeek: '799', isListed: false })
  expect(sent).toEqual({ rupeesPerWeek: '799', isListed: false })
  expect(CourseEdit.partial().parse(sent)).toEqual({ rupeesPerWeek: 799, isListed: false })
})

test('requires a trainer’s name only after another trainer field is filled', () => {
  const noTrainer = { name: '', role: '', experience: '', image: '' }
  const untouched = { ...from, trainer: noTrainer }
  expect(changesIn({ from: untouched, now: { ...untouched, subtitle: 'New' } })).toEqual({ subtitle: 'New' })
  const started = changesIn({ from: untouched, now: { ...untouched, trainer: { ...noTrainer, role: 'Teacher' } } })
  expect(CourseEdit.partial().safeParse(started).error?.issues[0]?.path).toEqual(['trainer', 'name'])
})

test('sends the answers to visitors’ questions, and never the mark of a sample trainer', () => {
  const sent = changes({ facts: { ...from.facts, level: 'Advanced' }, trainer: { ...from.trainer, name: 'Meera' } })
  expect(CourseEdit.partial().parse(sent)).toMatchObject({ facts: { level: 'Advanced' }, trainer: { name: 'Meera' } })
})

test('counts reordered weeks as a change, but not blank lines in topics', () => {
  const [first, second] = from.syllabus
  expect(changes({ syllabus: [second!, first!] }).syllabus?.map((week) => week.title)).toEqual(['Queries', 'Tables'])
  expect(changes({ syllabus: [{ ...first!, topics: '\n Types \n\nKeys\n' }, second!] })).toEqual({})
})

test('shows the problem of one topic on the topics field', () => {
  const problems = { 'syllabus.1.topics.2': 'At most 160 characters', 'syllabus.10.title': 'Enter a title' }
  expect(topicsProblem(problems, 1)).toBe('Topic 3: At most 160 characters')
  expect(topicsProblem({ 'syllabus.1.topics': 'At most 20 topics' }, 1)).toBe('At most 20 topics')
  expect(topicsProblem(problems, 0)).toBeUndefined()
  expect([0, 1, 10].map((week) => hasProblem(problems, week))).toEqual([false, true, true])
})
