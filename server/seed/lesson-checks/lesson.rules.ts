import {
  countWords,
  criteriaOf,
  fencesOf,
  materialsIn,
  parseLessonFile,
  parseQuiz,
  unfencedLinesOf,
} from '#contract/learning/lesson-text.ts'
import { maxStepName } from '#contract/learning/tasks.ts'
import { languagesThatRun, type Problem } from './samples.ts'

const words = { min: 500, max: 1200 }
const minQuizzes = 2

/** What is missing or wrong in a lesson file. `exists` tells whether the course folder has a file. */
export function lessonProblems(file: string, exists: (path: string) => boolean): Problem[] {
  return [
    ...frontMatterProblems(file, exists),
    ...bodyProblems(file),
    ...quizProblems(file),
    ...materialProblems(file, exists),
    ...sampleProblems(file),
  ]
}

const first = (message: string): Problem => ({ line: 1, message })

function frontMatterProblems(file: string, exists: (path: string) => boolean): Problem[] {
  const lesson = parseLessonFile(file)
  const missing = (['name', 'effort', 'summary'] as const)
    .filter((field) => lesson[field] === '')
    .map((field) => first(`The front matter has no ${field}.`))
  const { name, sampleDatabase } = lesson
  if (name.length > maxStepName)
    missing.push(first(`The name has ${name.length} characters; the limit is ${maxStepName}.`))
  if (sampleDatabase && !exists(`databases/${sampleDatabase}.sql`))
    missing.push(first(`The sample database databases/${sampleDatabase}.sql isn’t there.`))
  return missing
}

function bodyProblems(file: string): Problem[] {
  const problems: Problem[] = []
  const lines = unfencedLinesOf(file)
  const count = countWords(file.replace(/^---\n[\s\S]*?\n---\n/, ''))
  if (count < words.min || count > words.max)
    problems.push(first(`It has ${count} words; a lesson has ${words.min} to ${words.max}.`))
  for (const heading of ['## Common mistakes', '## Your task']) {
    if (!lines.some(({ text }) => text.trimEnd() === heading)) problems.push(first(`It has no “${heading}”.`))
  }
  if (criteriaOf(parseLessonFile(file).instructions).length === 0)
    problems.push(first('The task has no acceptance criteria.'))
  for (const { text, number } of lines) {
    if (/<\/?[a-z][a-z\d]*[\s>/]/i.test(text.replaceAll(/(`+).*?\1/g, '')))
      problems.push({ line: number, message: 'Raw HTML isn’t shown.' })
  }
  return problems
}

function quizProblems(file: string): Problem[] {
  const fences = fencesOf(file).filter(({ info }) => info === 'quiz')
  const problems = fences.flatMap(({ code, line }): Problem[] => {
    const { question, options } = parseQuiz(code)
    const found: string[] = []
    if (question === '') found.push('The quiz has no question.')
    if (options.length < 2) found.push('The quiz needs at least two options.')
    if (options.filter(({ isRight }) => isRight).length !== 1) found.push('The quiz needs exactly one right option.')
    if (options.some(({ explanation }) => explanation.trim() === ''))
      found.push('Each option of a quiz needs “ :: ” and an explanation.')
    return found.map((message) => ({ line, message }))
  })
  if (fences.length < minQuizzes)
    problems.push(first(`It has ${fences.length} quizzes; a lesson has at least ${minQuizzes}.`))
  return problems
}

const materialProblems = (file: string, exists: (path: string) => boolean): Problem[] =>
  materialsIn(file).flatMap(({ name, line, alt }): Problem[] => {
    const found: string[] = []
    if (!exists(name)) found.push(`It links to ${name}, which isn’t there.`)
    if (alt?.trim() === '') found.push(`The image ${name} has no text alternative.`)
    return found.map((message) => ({ line, message }))
  })

const sampleProblems = (file: string): Problem[] =>
  fencesOf(file).flatMap(({ info, line }): Problem[] => {
    const [language = '', ...marks] = info.split(' ')
    const canRun = !marks.includes('run') || languagesThatRun.has(language)
    return canRun ? [] : [{ line, message: `Samples in ${language} can’t be run yet; leave out “run”.` }]
  })
