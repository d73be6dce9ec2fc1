import { readFileSync } from 'node:fs'
import type { Language, ProgramFile } from '../program.ts'

/** Files that exercises share, by the name that exercise.json gives them. */
export const kitNames = ['network'] as const
export type KitName = (typeof kitNames)[number]

/** A part of the kit as files of a starter. JavaScript runs as it is; TypeScript reads the types beside it. */
export function kitFiles(name: KitName, language: Language): ProgramFile[] {
  const paths = language === 'typescript' ? [`${name}.js`, `${name}.d.ts`] : [`${name}.js`]
  return paths.map((path) => ({ path, text: readFileSync(new URL(path, import.meta.url), 'utf8') }))
}
