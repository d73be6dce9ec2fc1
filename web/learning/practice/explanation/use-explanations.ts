import { useEffect, useMemo, useState } from 'react'
import type { Explanation, FailedCheck } from '#engines/explain/mishap.ts'
import type { Program } from '#engines/program.ts'
import type { Failure } from '#engines/realm/protocol.ts'

type Explanations = typeof import('./explanations.ts')

let loaded: Explanations | null = null

export const loadExplanations = async (): Promise<Explanations> => (loaded ??= await import('./explanations.ts'))

/** Null until they are loaded: then the message of the engine is all there is. */
export function useExplanations(isUsed = true): Explanations | null {
  const [explanations, setExplanations] = useState(loaded)
  useEffect(() => {
    if (!isUsed || explanations) return
    let isCurrent = true
    loadExplanations()
      .then((found) => isCurrent && setExplanations(found))
      .catch(() => {})
    return () => void (isCurrent = false)
  }, [isUsed, explanations])
  return explanations
}

export type Happened = {
  /** What was run; null where the code isn't known. */
  program: Program | null | undefined
  failure: Failure | null
  check?: FailedCheck | null
}

/** Null: we can't say it better than the engine. */
export function useExplanation({ program, failure, check }: Happened): Explanation | null {
  const explanations = useExplanations(Boolean(program && (failure || check)))
  const { run, expected = null, actual = null } = check ?? {}
  // The page renders with every key that is pressed.
  return useMemo(() => {
    if (!program || !explanations || (!failure && run === undefined)) return null
    return explanations.explain({
      ...program,
      failure,
      check: run === undefined ? null : { run, expected, actual },
    })
  }, [explanations, program, failure, run, expected, actual])
}
