import type { CourseProblems } from '#contract/learning/problems/problems.ts'

export type CourseProblem = CourseProblems['problems'][number]

export const filterNames = ['week', 'pattern', 'level', 'state'] as const
export type Filters = Record<(typeof filterNames)[number], string>

/** An empty filter lets all through. */
export const filtered = (
  problems: readonly CourseProblem[],
  { week, pattern, level, state }: Filters,
): CourseProblem[] =>
  problems.filter(
    (problem) =>
      (week === '' || String(problem.week ?? '') === week) &&
      (pattern === '' || problem.pattern === pattern) &&
      (level === '' || problem.level === level) &&
      (state === '' || problem.solvedIn.length > 0 === (state === 'solved')),
  )

export const solvedCount = (problems: readonly CourseProblem[]): number =>
  problems.filter(({ solvedIn }) => solvedIn.length > 0).length

type Group = { week: number | null; problems: CourseProblem[] }

/** By week, in the order of the course. */
export function byWeek(problems: readonly CourseProblem[]): Group[] {
  const groups = Map.groupBy(problems, ({ week }) => week)
  return [...groups].map(([week, found]) => ({ week, problems: found }))
}

/** What comes next: the first one that isn't solved. */
export const nextToSolve = (problems: readonly CourseProblem[]): CourseProblem | null =>
  problems.find(({ solvedIn }) => solvedIn.length === 0) ?? null
