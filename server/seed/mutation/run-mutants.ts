import { z } from '#contract/kit/zod.ts'
import { languagesOf } from '#engines/variants.ts'
import {
  checksIn,
  type Realms,
  type RealmsFor,
  runnerOf,
  solvedIn,
  type SolvedExercise,
} from '../lesson-checks/run-exercise.ts'
import { type Choice, type Mutant, mutantsOf } from './mutants.ts'

/**
 * equivalent.json of an exercise: changes that no check can find, because nothing that the task asks for differs. A star at
 * the end stands for whatever follows, such as all changes of a file in which learners are free.
 */
const Equivalents = z.array(z.strictObject({ mutant: z.string(), reason: z.string().min(10) }))
export const readEquivalents = (json: string | undefined) => Equivalents.parse(JSON.parse(json ?? '[]'))

export type Score = {
  /** Without those that are listed as equivalent. */
  total: number
  survivors: Mutant[]
  /** What is wrong with the list. */
  problems: string[]
}

/** Tries each change against the checks, in each of the exercise's languages. */
export async function scoreOf(
  realmsFor: RealmsFor,
  solved: SolvedExercise,
  equivalents: ReturnType<typeof readEquivalents>,
  choice?: Choice,
): Promise<Score> {
  const listed = equivalents.map(({ mutant }) => mutant)
  const isListed = (key: string) => listed.some((one) => isNamed(one, key))
  const [mutants, survivors, existing]: [Mutant[], Mutant[], string[]] = [[], [], []]
  for (const language of languagesOf(solved.exercise)) {
    const variant = solvedIn(solved, language)
    const tried = mutantsOf(variant.solution, variant.exercise, choice)
    for (const mutant of tried) if (await survives(realmsFor(language), variant, mutant)) survivors.push(mutant)
    mutants.push(...tried)
    existing.push(
      ...mutantsOf(variant.solution, variant.exercise, { most: Infinity, withMarkup: true }).map(({ key }) => key),
    )
  }
  const found = new Set(mutants.map(({ key }) => key).filter((key) => survivors.every((one) => one.key !== key)))
  return {
    total: mutants.filter(({ key }) => !isListed(key)).length,
    survivors: survivors.filter(({ key }) => !isListed(key)),
    problems: listed.flatMap((key) => {
      if (existing.every((one) => !isNamed(key, one)))
        return [`equivalent.json names a change that there isn’t: ${key}`]
      return found.has(key) ? [`equivalent.json names a change that a check finds: ${key}`] : []
    }),
  }
}

const isNamed = (listed: string, key: string) =>
  listed.endsWith('*') ? key.startsWith(listed.slice(0, -1)) : key === listed

/** A model solution takes far less; many changes make endless loops. */
const maxSeconds = 3

async function survives(realms: Realms, solved: SolvedExercise, { file }: Mutant): Promise<boolean> {
  const { exercise, solution } = solved
  const run = runnerOf(realms, solved)
  const files = solution.map((one) => (one.path === file.path ? file : one))
  const [first, ...others] = checksIn(exercise)
  // The first one alone: mostly it finds the change, and an endless loop costs only one time limit.
  for (const checks of [[first!], others]) {
    const { failure, results } = await run(files, checks, Math.min(exercise.seconds, maxSeconds))
    if (failure || results.some(({ outcome }) => outcome !== 'passed')) return false
  }
  return true
}
