import type { Language, ProgramFile } from './program.ts'

/** An exercise in one more language, with the same checks. */
export type Variant = { language: Language; entry: string }

type Several = Variant & {
  also: readonly Variant[]
  starter: readonly ProgramFile[]
  readOnly: readonly string[]
}

const endings: Partial<Record<Language, RegExp>> = {
  javascript: /\.[cm]?js$/,
  typescript: /\.[cm]?ts$/,
  python: /\.py$/,
}

/** Code belongs to one language; data and notes to all. */
function belongsTo(path: string, language: Language): boolean {
  const isCode = Object.values(endings).some((ending) => ending.test(path))
  return !isCode || endings[language]!.test(path)
}

export const languagesOf = ({ language, also }: Pick<Several, 'language' | 'also'>): Language[] => [
  language,
  ...also.map((variant) => variant.language),
]

/** The exercise as somebody meets it who has chosen this language, or in its own if it doesn't offer that one. */
export function variantOf<Exercise extends Several>(exercise: Exercise, language: Language): Exercise {
  if (exercise.also.length === 0) return exercise
  const chosen = exercise.also.find((one) => one.language === language) ?? exercise
  const isOwn = (path: string) => belongsTo(path, chosen.language)
  return {
    ...exercise,
    language: chosen.language,
    entry: chosen.entry,
    starter: exercise.starter.filter(({ path }) => isOwn(path)),
    readOnly: exercise.readOnly.filter(isOwn),
  }
}

type WithVariants = Pick<Several, 'language' | 'entry' | 'also'>

/** The language of somebody's files. An attempt is written in one; of code in several, the one they used last is first. */
export function languageOfFiles(exercise: WithVariants, files: readonly { path: string }[]): Language {
  const all: Variant[] = [exercise, ...exercise.also]
  const found = files.map(({ path }) => all.find(({ entry }) => entry === path)).find((one) => one !== undefined)
  return found?.language ?? exercise.language
}
