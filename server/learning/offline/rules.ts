import { languages, type Language } from '#engines/program.ts'
import type { CourseStructure, StructureStep } from '../lessons/structure.store.ts'

const languageOfFence: Record<string, Language> = {
  js: 'javascript',
  javascript: 'javascript',
  ts: 'typescript',
  typescript: 'typescript',
  py: 'python',
  python: 'python',
  sql: 'sql',
}

type Written = { languages: Language[]; samples: string[] }

/** Problems can be solved in both languages. */
export function languagesIn({ languages: used, samples }: Written, hasProblems: boolean): Language[] {
  const needed = new Set([
    ...used,
    ...samples.map((fence) => languageOfFence[fence.toLowerCase()]),
    ...(hasProblems ? (['javascript', 'python'] as const) : []),
  ])
  return languages.filter((language) => needed.has(language))
}

export const currentSteps = ({ tasks }: CourseStructure): StructureStep[] =>
  tasks.flatMap(({ steps }) => steps).filter(({ isCurrent }) => isCurrent)

/** The pages of a course, those from which a learner gets there, and the list of what the device keeps. */
export function pagesOf(courseId: number, steps: StructureStep[]): string[] {
  const course = `/dashboard/tasks/${courseId}`
  const problems = steps.flatMap((step) => step.problems)
  return [
    '/dashboard',
    '/dashboard/my-courses',
    '/dashboard/practice',
    '/dashboard/settings',
    course,
    ...steps.map(({ stepId }) => `${course}/steps/${stepId}`),
    ...(problems.length > 0 ? [`${course}/problems`] : []),
    ...problems.map(({ problemId }) => `/dashboard/problems/${problemId}`),
  ]
}

const bytesPerCharacter = 4
const bytesPerPage = 16_000

/** Measured: a parsed and highlighted lesson is four times its text; a page has the outline and the learner's work, too. */
export const pageBytes = (characters: number, pages: number): number =>
  characters * bytesPerCharacter + pages * bytesPerPage
