import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CodeFile, Exercise } from '#contract/learning/practice.ts'
import { programOf } from '#engines/program.ts'
import type { TypeProblem } from '#engines/types/problems.ts'
import { filesOf, isSameCode } from '../exercise/exercise.rules.ts'
import { checkTypesInPage } from './check-types.ts'

export type TypeErrors = {
  problems: readonly TypeProblem[]
  /** Progress while the compiler is loaded. */
  loading: { text: string; part: number } | null
  /** Checks the code as it is, also the starter. */
  check: (files: readonly CodeFile[]) => void
}

const pauseMs = 600
const none: readonly TypeProblem[] = []

/**
 * The type errors of TypeScript code: after each pause in typing, and when it is checked. A starter has gaps on purpose,
 * so that nobody sees its errors before they have changed or checked it; and nobody loads the compiler before.
 */
export function useTypeErrors(exercise: Exercise, files: readonly CodeFile[], isEdited: boolean): TypeErrors {
  const [checked, setChecked] = useState<{ files: readonly CodeFile[]; problems: readonly TypeProblem[] } | null>(null)
  const [loading, setLoading] = useState<TypeErrors['loading']>(null)
  const newest = useRef(0)
  const isTyped = exercise.language === 'typescript'
  const isUntouched = isTyped && isSameCode(files, filesOf(exercise, null))

  const check = async (code: readonly CodeFile[]) => {
    if (!isTyped) return
    const turn = (newest.current += 1)
    const isWanted = () => turn === newest.current
    const onLoading = (text: string, part: number) => isWanted() && setLoading({ text, part })
    const result = await checkTypesInPage({ onLoading, isWanted })(programOf(exercise, code), [''])
    if (!isWanted()) return
    setLoading(null)
    // Where the compiler can't be loaded, checks on types say so.
    setChecked('failure' in result ? null : { files: code, problems: result.problems[0]! })
  }
  const checkLater = useEffectEvent(check)
  useEffect(() => {
    if (!isEdited || isUntouched) return
    const timer = setTimeout(() => void checkLater(files), pauseMs)
    return () => clearTimeout(timer)
  }, [files, isEdited, isUntouched])
  useEffect(() => () => void (newest.current += 1), [])

  const isShown = checked !== null && (!isUntouched || isSameCode(checked.files, files))
  return { problems: isShown ? checked.problems : none, loading, check: (code) => void check(code) }
}
