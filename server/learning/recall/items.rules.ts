import { keyOf, type Quiz, quizzesOf, recapOf } from '#contract/learning/lesson-text.ts'
import { effortMinutes } from '../lessons/rules.ts'
import { type Sample, samplesOf } from '../lessons/samples.rules.ts'

/** What one of the lines of a sample prints. */
export type OutputQuestion = { key: string; language: string; code: string; line: number; output: string }

/** The points of a lesson that are worth remembering, together: one alone would not say which of them is meant. */
export type RecapQuestion = { key: string; points: string[] }

/** What a lesson can ask. */
export type LessonItems = { quizzes: Quiz[]; outputs: OutputQuestion[]; recaps: RecapQuestion[] }

const maxLines = 14
const maxOutput = 30
/** More than a few are no recap. */
const maxPoints = 5
/** What every keyboard in India has. */
const typable = /^[\x20-\x7E₹]+$/

export const lessonItems = (lesson: string): LessonItems => ({
  quizzes: unique(quizzesOf(lesson).filter(({ options }) => options.filter(({ isRight }) => isRight).length === 1)),
  outputs: unique(samplesOf(lesson).flatMap((sample) => outputQuestion(sample) ?? [])),
  recaps: recapQuestions(recapOf(lesson)),
})

const recapQuestions = (points: string[]): RecapQuestion[] =>
  points.length === 0 || points.length > maxPoints ? [] : [{ key: keyOf(points.join('\n')), points }]

const unique = <Item extends { key: string }>(items: Item[]): Item[] => [
  ...new Map(items.map((item) => [item.key, item])).values(),
]

const statement = /\s*\/\/ →.*$/

/** About the last line of a short sample that says what it prints. */
function outputQuestion({ language, code, stated, line: fence }: Sample): OutputQuestion | null {
  const lines = code.split('\n')
  const asked = stated.at(-1)
  if (!asked || language === 'sql' || lines.length > maxLines) return null
  // On a line of its own it says nothing about which line prints it.
  const isBesideCode = lines.every((text) => !/^\s*\/\/ →/.test(text))
  if (!isBesideCode || asked.text.length > maxOutput || !typable.test(asked.text)) return null
  return {
    key: keyOf(code),
    language,
    code: lines.map((text) => text.replace(statement, '')).join('\n'),
    line: asked.line - fence,
    output: asked.text,
  }
}

const anyCase = /^(?:true|false|null|undefined|nan)$/i

/** Forgives spaces, quotes around a text, and the capitals that phones put at the beginning. */
export function isSameOutput(typed: string, output: string): boolean {
  const [one, other] = [typed, output].map(plain) as [string, string]
  return one === other || (anyCase.test(other) && one.toLowerCase() === other.toLowerCase())
}

const plain = (text: string) =>
  text
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^(['"`])(.*)\1$/, '$2')

const smallMinutes = 15

/** Whether its exercise fits into five minutes, once somebody has done it before. */
export function isSmallExercise(effort: string): boolean {
  const minutes = effortMinutes(effort)
  return minutes > 0 && minutes <= smallMinutes
}
