import { fencesOf } from '#contract/learning/lesson-text.ts'

/** A line comment with an arrow states what is printed: `// → 42`. */
export type Sample = {
  language: string
  code: string
  /** The line of its fence in the file. */
  line: number
  stated: { text: string; line: number }[]
}

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
      return output === undefined ? [] : { text: output.replace(/^ /, '').trimEnd(), line: line + 1 + index }
    })
    return [{ language, code, line, stated }]
  })
}
