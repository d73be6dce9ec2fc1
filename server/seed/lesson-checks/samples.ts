import type { Sample } from '#server/learning/lessons/samples.rules.ts'

export { languagesThatRun, type Sample, samplesOf } from '#server/learning/lessons/samples.rules.ts'

export type Problem = { line: number; message: string }

export type Outcome = { printed: string[]; error: string | null }

/** The first line whose output isn't what the lesson says. */
export function outputProblem({ line, stated }: Sample, { printed, error }: Outcome): Problem | null {
  if (error !== null) return { line, message: `The sample fails: ${error}` }
  const lines = printed.map((text) => text.trimEnd())
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
