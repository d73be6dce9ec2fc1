import { createHash } from 'node:crypto'
import type { ProgramFile } from '#engines/program.ts'
import { type Edit, scriptEdits } from './script-mutants.ts'
import { textEdits } from './text-mutants.ts'

/** A model solution with one change. */
export type Mutant = {
  /** The file, its line before and after: the same as long as the line is. */
  key: string
  line: number
  file: ProgramFile
}

const scripts = new Set(['js', 'mjs', 'ts', 'tsx', 'jsx'])
/** Of one exercise. */
const maxMutants = 25

/** Which changes: by default a sample of those of code. */
export type Choice = { most?: number; withMarkup?: boolean }

/**
 * The changes to try: those of lines that learners write, because the starter's are given. Of many, a sample that stays
 * the same as long as the solution does.
 */
export function mutantsOf(
  solution: readonly ProgramFile[],
  { starter, readOnly }: { starter: readonly ProgramFile[]; readOnly: readonly string[] },
  { most = maxMutants, withMarkup = false }: Choice = {},
): Mutant[] {
  const written = solution.filter(({ path }) => !readOnly.includes(path) && starter.some((file) => file.path === path))
  const found = written.flatMap((file) => {
    const given = new Set(
      starter
        .find(({ path }) => path === file.path)!
        .text.split('\n')
        .map((line) => line.trim()),
    )
    return mutantsIn(file, withMarkup).filter(({ line }) => !given.has(file.text.split('\n')[line - 1]!.trim()))
  })
  const mutants = [...new Map(found.map((mutant) => [mutant.key, mutant])).values()]
  const seed = JSON.stringify(written)
  const order = (mutant: Mutant) => createHash('sha256').update(`${seed}\0${mutant.key}`).digest('hex')
  return mutants
    .map((mutant) => ({ mutant, order: order(mutant) }))
    .toSorted((one, other) => (one.order < other.order ? -1 : 1))
    .slice(0, most)
    .map(({ mutant }) => mutant)
    .toSorted((one, other) => one.file.path.localeCompare(other.file.path) || one.line - other.line)
}

function mutantsIn({ path, text }: ProgramFile, withMarkup: boolean): Mutant[] {
  const ending = path.split('.').at(-1)!
  const edits = scripts.has(ending) ? scriptEdits(text) : textEdits(ending, text, withMarkup)
  return edits.flatMap((edit) => {
    const changed = apply(text, edit)
    if (changed === text) return []
    const line = text.slice(0, edit.start).split('\n').length
    return { key: `${path}: ${linesAt(text, edit)} → ${lineAfter(text, edit)}`, line, file: { path, text: changed } }
  })
}

const apply = (text: string, { start, end, to }: Edit) => text.slice(0, start) + to + text.slice(end)

const lineStart = (text: string, at: number) => text.lastIndexOf('\n', at - 1) + 1
const lineEnd = (text: string, at: number) => (text.indexOf('\n', at) + 1 || text.length + 1) - 1
const short = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

const linesAt = (text: string, { start, end }: Edit) => short(text.slice(lineStart(text, start), lineEnd(text, end)))
const lineAfter = (text: string, { start, end, to }: Edit) =>
  short(text.slice(lineStart(text, start), start) + to + text.slice(end, lineEnd(text, end))) || 'nothing'
