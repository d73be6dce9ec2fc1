import { fencesOf } from '#contract/learning/lesson-text.ts'

export type Problem = { line: number; message: string }

/** A line comment with an arrow states what is printed: `// → 42`. */
export type Sample = {
  language: string
  code: string
  /** The line of its fence in the file. */
  line: number
  stated: { text: string; line: number }[]
}

export type Outcome = { printed: string[]; error: string | null }

const comments = new Map([
  ['js', '//'],
  ['ts', '//'],
  ['sql', '--'],
])
export const languagesThatRun: ReadonlySet<string> = new Set(comments.keys())

export function samplesOf(file: string): Sample[] {
  return fencesOf(file).flatMap(({ info, code, line }): Sample[] => {
    const [language = '', ...marks] = info.split(' ')
    const comment = comments.get(language)
    if (!comment || !marks.includes('run')) return []
    const stated = code.split('\n').flatMap((text, index) => {
      const [, output] = text.split(`${comment} →`, 2)
      return output === undefined ? [] : { text: withoutEnd(output.replace(/^ /, '')), line: line + 1 + index }
    })
    return [{ language, code, line, stated }]
  })
}

const withoutEnd = (text: string) => text.trimEnd()

/** The first line whose output isn't what the lesson says. */
export function outputProblem({ line, stated }: Sample, { printed, error }: Outcome): Problem | null {
  if (error !== null) return { line, message: `The sample fails: ${error}` }
  const lines = printed.map(withoutEnd)
  const at = Array.from({ length: Math.max(stated.length, lines.length) }, (_, index) => index).find(
    (index) => stated[index]?.text !== lines[index],
  )
  if (at === undefined) return null
  const says = (text: string | undefined) => (text === undefined ? 'nothing' : `“${text}”`)
  return {
    line: stated[at]?.line ?? line,
    message: `The lesson says ${says(stated[at]?.text)}, the sample prints ${says(lines[at])}.`,
  }
}
