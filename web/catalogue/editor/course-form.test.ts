import { expect, test } from 'vitest'
import { CourseEdit } from '#contract/catalogue/courses.ts'
import { changesIn, hasProblem, linesOf, toForm, topicsProblem, type CourseForm } from './course-form.ts'

const course = {
  courseId: 7,
  courseTitle: 'Database Management',
  subtitle: 'Tables that hold up',
  courseDescription: 'From the first table to a restored backup.',
  imagePath: 'course-7',
  rupeesPerWeek: 749,
  weeks: 2,
  isListed: true,
  enrolledCount: 3,
  trainer: { name: 'Meera Joshi', role: 'Teacher', experience: '12 years', image: 'team-1' },
  syllabus: [
    { week: 1, title: 'Tables', topics: ['Types', 'Keys'], build: 'A ledger', icon: 'data' as const },
    { week: 2, title: 'Queries', topics: ['Joins'], build: 'A report', icon: 'code' as const },
  ],
}
const from = toForm(course)
const changes = (edit: Partial<CourseForm>) => changesIn({ from, now: { ...from, ...edit } })

test('a form that nobody touched changes nothing', () => {
  expect(changes({})).toEqual({})
})

test('only what was changed is sent, and the contract takes it', () => {
  const sent = changes({ rupeesPerWeek: '799', isListed: false })
  expect(sent).toEqual({ rupeesPerWeek: '799', isListed: false })
  expect(CourseEdit.partial().parse(sent)).toEqual({ rupeesPerWeek: 799, isListed: false })
})

test('a course without a trainer is not asked for one until someone begins to write', () => {
  const nobody = { name: '', role: '', experience: '', image: '' }
  const untouched = { ...from, trainer: nobody }
  expect(changesIn({ from: untouched, now: { ...untouched, subtitle: 'New' } })).toEqual({ subtitle: 'New' })
  const begun = changesIn({ from: untouched, now: { ...untouched, trainer: { ...nobody, role: 'Teacher' } } })
  expect(CourseEdit.partial().safeParse(begun).error?.issues[0]?.path).toEqual(['trainer', 'name'])
})

test('weeks that changed places are a change; blank lines among the topics are none', () => {
  const [first, second] = from.syllabus
  expect(changes({ syllabus: [second!, first!] }).syllabus?.map((week) => week.title)).toEqual(['Queries', 'Tables'])
  expect(changes({ syllabus: [{ ...first!, topics: '\n Types \n\nKeys\n' }, second!] })).toEqual({})
})

test('topics are the lines that say something', () => {
  expect(linesOf('  Types\n\n \nKeys  ')).toEqual(['Types', 'Keys'])
  expect(linesOf('')).toEqual([])
})

test('what is wrong with one topic is told at the field of all of them', () => {
  const problems = { 'syllabus.1.topics.2': 'At most 160 characters', 'syllabus.10.title': 'A title is needed' }
  expect(topicsProblem(problems, 1)).toBe('Topic 3: At most 160 characters')
  expect(topicsProblem({ 'syllabus.1.topics': 'At most 20 topics' }, 1)).toBe('At most 20 topics')
  expect(topicsProblem(problems, 0)).toBeUndefined()
  expect([0, 1, 10].map((week) => hasProblem(problems, week))).toEqual([false, true, true])
})
