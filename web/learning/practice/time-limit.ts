import type { Language } from '#engines/program.ts'

const slowSeconds = 15

/**
 * How long a command may take in the page. Before each SQL script the sample database is made again, and Python is slow
 * at its first steps: on a phone, or with many tabs open, that takes seconds, which isn't the learner's fault.
 */
export const secondsInPage = (language: Language, seconds: number): number =>
  language === 'sql' || language === 'python' ? Math.max(seconds, slowSeconds) : seconds
