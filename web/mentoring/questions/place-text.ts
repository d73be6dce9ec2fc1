import type { QuestionPlace } from '#contract/mentoring/questions.ts'

/** 'attempt 2, src/app.js line 3'; empty for a question about the step. */
export function placeText({ attempt, path, sample, line }: QuestionPlace): string {
  if (sample !== null) return `code sample ${sample} of the lesson, line ${line}`
  if (attempt === null) return ''
  return path === null ? `attempt ${attempt}` : `attempt ${attempt}, ${path} line ${line}`
}
