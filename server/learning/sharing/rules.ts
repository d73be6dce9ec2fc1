import type { CodeFile } from '#contract/learning/practice.ts'

/** Lines with something on them. */
export const linesIn = (code: readonly CodeFile[]): number =>
  code.reduce((sum, { text }) => sum + text.split('\n').filter((line) => line.trim() !== '').length, 0)
