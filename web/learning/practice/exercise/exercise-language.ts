import { useState } from 'react'
import type { CodeFile, Exercise } from '#contract/learning/practice.ts'
import type { Language } from '#engines/program.ts'
import { languageOfFiles, languagesOf, variantOf } from '#engines/variants.ts'
import { readStored, writeStored } from '#web/kit/device/browser-storage.ts'

/** The exercise in one of its languages: the files, and how its checks call them. */
export function inLanguage(exercise: Exercise, language: Language): Exercise {
  const variant = variantOf(exercise, language)
  const own = exercise.also.find((one) => one.language === variant.language)
  return own ? { ...variant, checks: own.checks } : variant
}

/** What was written in this language. Files that no language of the exercise has stay with it. */
export function codeIn(exercise: Exercise, language: Language, code: readonly CodeFile[] | null): CodeFile[] | null {
  if (!code || exercise.also.length === 0) return code ? [...code] : null
  const own = inLanguage(exercise, language).starter
  const isOther = ({ path }: CodeFile) =>
    exercise.starter.some((file) => file.path === path) && !own.some((file) => file.path === path)
  const found = code.filter((file) => !isOther(file))
  return found.length > 0 ? found : null
}

/** What was written in this language now, beside what was written in the others before. */
export function withCodeIn(
  exercise: Exercise,
  language: Language,
  before: readonly CodeFile[] | null,
  code: readonly CodeFile[] | null,
): CodeFile[] | null {
  const own = codeIn(exercise, language, before) ?? []
  const others = (before ?? []).filter((file) => !own.includes(file))
  const all = [...(code ?? []), ...others]
  return all.length > 0 ? all : null
}

const key = 'practice-language'

export function preferredLanguage(): Language | null {
  const { language } = (readStored(key, 'browser') ?? {}) as { language?: Language }
  return language ?? null
}

export const preferLanguage = (language: Language) => writeStored(key, { language }, 'browser')

/** Somebody continues in the language of their code; otherwise the one they chose last, here or elsewhere, comes first. */
export function useExerciseLanguage(exercise: Exercise, code: readonly CodeFile[] | null) {
  const [chosen, setChosen] = useState<Language | null>(null)
  const [preferred] = useState(preferredLanguage)
  const offered = languagesOf(exercise)
  const byCode = code && languageOfFiles(exercise, code)
  const [first] = useState(byCode ?? (preferred && offered.includes(preferred) ? preferred : exercise.language))
  return {
    language: chosen ?? first,
    offered,
    choose: (language: Language) => {
      setChosen(language)
      preferLanguage(language)
    },
  }
}
