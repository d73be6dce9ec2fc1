import type { CodeFile, Exercise } from '#contract/learning/practice.ts'

/** What is wrong with the path of a new file; null if nothing is. Its spelling is the contract's matter. */
export function pathProblem(path: string, others: readonly string[]): string | null {
  const lower = path.toLowerCase()
  // Some computers keep src/App.js and src/app.js in one file.
  if (others.some((other) => other.toLowerCase() === lower)) return 'There is a file with this name already'
  const parent = others.find((other) => lower.startsWith(`${other.toLowerCase()}/`))
  if (parent) return `${parent} is a file, so nothing can be in it`
  if (others.some((other) => other.toLowerCase().startsWith(`${lower}/`))) return 'There is a folder with this name'
  return null
}

/** Files of the starter stay: the checks need them. */
export const isOwnFile = ({ starter }: Pick<Exercise, 'starter'>, path: string): boolean =>
  starter.every((file) => file.path !== path)

export const renamed = (files: readonly CodeFile[], from: string, to: string): CodeFile[] =>
  files.map((file) => (file.path === from ? { path: to, text: file.text } : file))

export const without = (files: readonly CodeFile[], path: string): CodeFile[] =>
  files.filter((file) => file.path !== path)
