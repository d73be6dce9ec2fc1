import type { ProgramFile } from '../program.ts'
import { FileError } from '../realm/modules.ts'

/** The files of the learner, by path. */
export type Files = readonly ProgramFile[]

/** Stops with the file and the line, in plain words. */
export function refuse(path: string, line: number | null, message: string): never {
  throw new FileError(message, path, line)
}

export function textOf(files: Files, path: string): string {
  const file = files.find((one) => one.path === path)
  if (!file) refuse(path, null, `There is no file ${path}.`)
  return file.text
}

export const lineAt = (text: string, position: number): number => text.slice(0, position).split('\n').length

export function readJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch (error) {
    const at = jsonErrorAt(text)
    if (text.trim() === '') refuse(path, 1, 'The file is empty. JSON needs a value, such as {}.')
    const near = text.slice(at).trimStart().slice(0, 12).split('\n')[0] ?? ''
    const where =
      near === '' ? 'The text ends too early: is a bracket still open?' : `It can’t be read from “${near}” on.`
    refuse(path, lineAt(text, at), `This isn’t valid JSON. ${where} ${jsonHint(text, at, error)}`.trim())
  }
}

/** Engines name the place in different ways, so it is searched: where the longest beginning that can go on ends. */
function jsonErrorAt(text: string): number {
  const pattern = /\s+|[{}[\],:]|"(?:[^"\\\n]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y
  const open: string[] = []
  let expected: 'value' | 'key' | 'colon' | 'after' = 'value'
  let first = true
  while (pattern.lastIndex < text.length) {
    const start = pattern.lastIndex
    const [token] = pattern.exec(text) ?? []
    if (token === undefined) return start
    if (token.trim() === '') continue
    if (expected === 'colon') {
      if (token !== ':') return start
      expected = 'value'
    } else if (expected === 'after') {
      if (token === ',') {
        if (open.length === 0) return start
        expected = open.at(-1) === '{' ? 'key' : 'value'
        first = false
      } else if (token === (open.at(-1) === '{' ? '}' : ']') && open.length > 0) open.pop()
      else return start
    } else if (expected === 'key') {
      if (token === '}' && first) {
        open.pop()
        expected = 'after'
      } else if (token.startsWith('"')) expected = 'colon'
      else return start
    } else if (token === '{' || token === '[') {
      open.push(token)
      expected = token === '{' ? 'key' : 'value'
      first = true
    } else if (token === ']' && open.at(-1) === '[' && first) {
      open.pop()
      expected = 'after'
    } else if (/^[\]},:]$/.test(token)) return start
    else expected = 'after'
  }
  return text.length
}

function jsonHint(text: string, at: number, error: unknown): string {
  const before = text.slice(0, at).trimEnd().at(-1) ?? ''
  const next = text.slice(at).trimStart().at(0) ?? ''
  if (/[}\]]/.test(next) && before === ',') return 'A comma before a closing bracket isn’t allowed.'
  if (next === "'") return 'Texts need double quotes.'
  if (next === '/' || next === '#') return 'JSON has no comments.'
  if (next === '"' && /["\d}\]el]/.test(before)) return 'Is a comma missing before it?'
  return error instanceof Error && next !== '' ? 'Look at the commas and quotes around it.' : ''
}

export function readJsonLines(path: string, text: string): unknown[] {
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return []
    try {
      return [JSON.parse(line) as unknown]
    } catch {
      return refuse(path, index + 1, 'This line isn’t valid JSON.')
    }
  })
}

/** Simple tables: a header, commas, no quotes around values with commas. */
export function readCsv(text: string): Record<string, string>[] {
  const [header = '', ...rows] = text.split('\n').filter((line) => line.trim() !== '')
  const names = header.split(',').map((name) => name.trim())
  return rows.map((row) => {
    const values = row.split(',')
    return Object.fromEntries(names.map((name, index) => [name, (values[index] ?? '').trim()]))
  })
}
