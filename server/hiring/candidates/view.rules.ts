import type { ChosenWork } from '#contract/hiring/candidates.ts'
import type { CandidateCard, CandidateView, CandidateWork } from '#contract/hiring/pool.ts'
import { indiaDate } from '#server/kit/india.ts'
import type { ApprovedStep } from '#server/learning/index.ts'
import type { ApprovedProject } from '#server/projects/index.ts'

const languages: Record<string, string> = {
  ts: 'TypeScript',
  tsx: 'TypeScript',
  js: 'JavaScript',
  jsx: 'JavaScript',
  mjs: 'JavaScript',
  py: 'Python',
  sql: 'SQL',
  html: 'HTML',
  css: 'CSS',
  java: 'Java',
  kt: 'Kotlin',
  dart: 'Dart',
  go: 'Go',
  c: 'C',
  cpp: 'C++',
  sh: 'Shell',
  tf: 'Terraform',
}

const extensionOf = (path: string) => path.split('.').at(-1)!.toLowerCase()

/** The endings of the files in which a skill is proven; none for a technology that only projects name. */
export const extensionsOf = (skill: string): string[] =>
  Object.keys(languages).filter((extension) => languages[extension]!.toLowerCase() === skill.toLowerCase())

const unique = (words: string[]) => [...new Set(words)]

type Position = { work: number; showsCode: boolean }

const fromStep = (step: ApprovedStep, { work, showsCode }: Position): CandidateWork => ({
  work,
  kind: 'step',
  title: step.title,
  taskTitle: step.taskTitle,
  courseTitle: step.courseTitle,
  month: indiaDate(step.approvedAt).slice(0, 7),
  attempts: step.attempts,
  checks: step.checks,
  isByChecks: step.isByChecks,
  skills: unique(step.paths.flatMap((path) => languages[extensionOf(path)] ?? [])),
  showsCode: showsCode && step.hasWork,
})

/** Its name is the learner's own text; the brief's title is ours. */
const fromProject = (project: ApprovedProject, { work, showsCode }: Position): CandidateWork => ({
  work,
  kind: 'project',
  title: project.briefTitle,
  taskTitle: null,
  courseTitle: null,
  month: indiaDate(project.decidedAt).slice(0, 7),
  attempts: project.attempts,
  checks: null,
  isByChecks: false,
  skills: project.skills,
  showsCode,
})

export type Approved = { steps: Map<number, ApprovedStep>; projects: Map<number, ApprovedProject> }

/** In the learner's order. What isn't approved any more is left out. */
export const toWorks = (chosen: ChosenWork[], { steps, projects }: Approved): CandidateWork[] =>
  chosen.flatMap(({ kind, workId, showsCode }, index) => {
    const position = { work: index + 1, showsCode }
    const [step, project] = [steps.get(workId), projects.get(workId)]
    if (kind === 'step') return step ? [fromStep(step, position)] : []
    return project ? [fromProject(project, position)] : []
  })

type About = Pick<CandidateCard, 'code' | 'city' | 'languages' | 'availability' | 'payFrom'>

export const toView = (
  { code, city, languages, availability, payFrom }: About,
  works: CandidateWork[],
): CandidateView => ({
  code,
  city,
  languages,
  availability,
  payFrom,
  skills: unique(works.flatMap(({ skills }) => skills)),
  courses: unique(works.flatMap(({ courseTitle }) => courseTitle ?? [])),
  steps: works.filter(({ kind }) => kind === 'step').length,
  projects: works.filter(({ kind }) => kind === 'project').length,
  checksPassed: works.reduce((sum, { checks }) => sum + (checks?.passed ?? 0), 0),
  works,
})

export type SharedValues = Record<'city' | 'pay' | 'language' | 'course', Set<string>>

/** Without what fewer than five share: in the list of all, it would tell as much as in a small group. */
export function withoutRare(view: CandidateView, { city, pay, language, course }: SharedValues): CandidateView {
  const isRare = (title: string | null) => title !== null && !course.has(title)
  return {
    ...view,
    city: city.has(view.city) ? view.city : '',
    payFrom: pay.has(String(view.payFrom)) ? view.payFrom : null,
    languages: view.languages.filter((one) => language.has(one)),
    courses: view.courses.filter((title) => course.has(title)),
    works: view.works.map((work) =>
      isRare(work.courseTitle) ? { ...work, courseTitle: null, taskTitle: null } : work,
    ),
  }
}
