import type { CodeFile } from '#contract/learning/practice.ts'

/** A line with the text that was searched for, which is at `start`. */
export type Found = { path: string; line: number; text: string; start: number }

export const minLetters = 2
const maxFound = 100
/** Of a long line, so much before what was found is shown. */
const textBefore = 40
const maxText = 160

/** Capitals don't matter. Each line is found once. */
export function searchFiles(files: readonly CodeFile[], query: string): { found: Found[]; isCut: boolean } {
  const wanted = query.trim().toLowerCase()
  if (wanted.length < minLetters) return { found: [], isCut: false }
  const found: Found[] = []
  for (const { path, text } of files) {
    for (const [index, line] of text.split('\n').entries()) {
      const at = line.toLowerCase().indexOf(wanted)
      if (at < 0) continue
      if (found.length === maxFound) return { found, isCut: true }
      const indentation = line.length - line.trimStart().length
      const from = Math.max(Math.min(indentation, at), at - textBefore)
      found.push({ path, line: index + 1, text: line.slice(from, from + maxText), start: at - from })
    }
  }
  return { found, isCut: false }
}
