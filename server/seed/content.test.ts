import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type CourseDetails, type PublicCourse, getCourse, listListedCourses } from '#contract/catalogue/courses.ts'
import { listTeam } from '#contract/site/team.ts'
import { listTestimonials } from '#contract/site/testimonials.ts'
import { demoApp } from '#server/testing/demo-app.ts'

const app = await demoApp()

const course = (courseId: number): Promise<CourseDetails> => app.load(null, getCourse, { params: { courseId } })

test("the catalogue has the spec's nine courses first, and the tenth", async () => {
  const cards: PublicCourse[] = await app.load(null, listListedCourses)
  expect(cards.map(({ courseId, courseTitle }) => `${courseId} ${courseTitle}`)).toEqual([
    '1 Full-Stack Web Development',
    '2 Frontend Development',
    '3 Backend Development',
    '4 Mobile App Development',
    '5 JavaScript & TypeScript Mastery',
    '6 Cloud & Server Management',
    '7 Database Management',
    '8 DevOps & CI/CD',
    '9 Microservices Architecture',
    '10 Data Structures & Interview Preparation',
  ])
  expect(cards.filter(({ hasFirstLesson }) => !hasFirstLesson)).toEqual([])
})

test('the interview course promises as many exercises and problems as it has', async () => {
  const inFolder = (pattern: string) => globSync(`courses/10-structures/*/${pattern}`)
  const exercises = inFolder('exercise/exercise.json').map(
    (file) => JSON.parse(readFileSync(file, 'utf8')) as { language: string; also?: { language: string }[] },
  )
  for (const { language, also = [] } of exercises) {
    expect([language, ...also.map((other) => other.language)]).toEqual(['javascript', 'python'])
  }
  expect(inFolder('problems.md')).toEqual([])
  expect((await course(10)).courseDescription).toContain(
    `${exercises.length} exercises and practise on ${inFolder('problems/*.md').length} more problems, all checked in the page`,
  )
})

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('course %s has all details', async (id) => {
  const { rupeesPerWeek, trainer, syllabus, imagePath, courseDescription } = await course(id)
  const team: { name: string; image: string }[] = await app.load(null, listTeam)
  expect(rupeesPerWeek).toSatisfy((rupees: number) => rupees >= 499 && rupees <= 999)
  expect(team).toContainEqual(expect.objectContaining({ name: trainer.name, image: trainer.image }))
  expect(imagePath).toBe(`/media/course-${id}.svg`)
  expect(courseDescription.length).toBeGreaterThan(300)
  expect(syllabus.map(({ week }) => week)).toEqual(syllabus.map((_, index) => index + 1))
  expect(syllabus.length).toSatisfy((weeks: number) => weeks >= 6 && weeks <= 12)
  for (const { topics } of syllabus) expect(topics.length).toSatisfy((count: number) => count >= 4 && count <= 6)
})

test('the courses have enrolment numbers', async () => {
  const counts = await Promise.all([1, 2, 3, 4, 5, 10].map(async (id) => (await course(id)).enrolledCount))
  expect(counts).toEqual([3, 4, 2, 1, 3, 2])
})

test.each([
  ['home', 3],
  ['demo', 2],
  ['pricing', 3],
])('the %s page has %s testimonials', async (place, count) => {
  expect(await app.load(null, listTestimonials, { query: { place } })).toHaveLength(count)
})

test('the team has four members', async () => {
  expect(await app.load(null, listTeam)).toHaveLength(4)
})
