/** `node server/seed/lesson-checks/report.ts`: the courses in numbers, as a table. */
import { wordsOf } from '#contract/learning/lesson-checks.ts'
import { fencesOf, recapOf } from '#contract/learning/lesson-text.ts'
import { readCourseFolder } from '#server/learning/course-files/course-folder.ts'
import { filesOfCourse, lessonFolders } from '../lessons.ts'
import { exercisesOf } from './exercises.ts'
import { quizBalance } from './standard.rules.ts'

const print = (cells: (string | number)[]) => void process.stdout.write(`| ${cells.join(' | ')} |\n`)
const percent = (part: number, whole: number) => (whole === 0 ? '–' : `${Math.round((part / whole) * 100)} %`)
const picture = /!\[[^\]]+\]\(/
const columns = [
  'course',
  'lessons',
  'words: median (range)',
  'recaps',
  'with exercise',
  'trials: wrong + right',
  'with picture',
  'questions',
  'right option most often in one place',
  'right option longest',
  'right option shortest',
]

print(columns)
print(columns.map(() => '---'))
for (const name of lessonFolders()) {
  const files = filesOfCourse(name)
  const steps = readCourseFolder(files).tasks.flatMap((task) => task.steps)
  const lessons = steps.map(({ content }) => content.lesson)
  const words = steps.map(({ content }) => wordsOf(content)).toSorted((one, other) => one - other)
  const exercises = exercisesOf(files)
  const trials = exercises.flatMap((exercise) => exercise.trials)
  const right = trials.filter(({ fails }) => fails === null).length
  const { quizzes, places, longest, shortest } = quizBalance(lessons)
  const isPictured = (lesson: string) =>
    picture.test(lesson) || fencesOf(lesson).some(({ info }) => info.startsWith('diagram'))
  print([
    name,
    steps.length,
    `${words[Math.floor(words.length / 2)]} (${words[0]}-${words.at(-1)})`,
    lessons.filter((lesson) => recapOf(lesson).length === 3).length,
    `${exercises.length} (${percent(exercises.length, steps.length)})`,
    `${trials.length - right} + ${right}`,
    lessons.filter(isPictured).length,
    quizzes,
    percent(Math.max(...places), quizzes),
    percent(longest, quizzes),
    percent(shortest, quizzes),
  ])
}
