import { parse, type Program as Tree } from 'acorn'
import type { ProgramFile } from '../program.ts'
import type { CheckCode } from './protocol.ts'

/** An error in the text of a file, found before it runs. */
export class FileError extends Error {
  readonly file: string
  readonly line: number | null

  constructor(message: string, file: string, line: number | null, name = 'SyntaxError') {
    super(message)
    this.name = name
    this.file = file
    this.line = line
  }
}

// Taken before learners' code can change them.
const encodeText = encodeURIComponent

/**
 * Makes an address out of each module, with the addresses of the modules it imports in place of their names. The same in
 * a worker and under Node: neither needs files.
 */
export function linkModules(files: readonly ProgramFile[], entry: string): string {
  const addresses = new Map<string, string>()
  const link = (path: string, parents: string[]): string => {
    const known = addresses.get(path)
    if (known) return known
    const file = files.find((one) => one.path === path)!
    const chain = [...parents, path]
    const text = withAddresses(file, (name, line) => {
      const target = resolve(path, name)
      if (!files.some((one) => one.path === target)) throw new FileError(unknownImport(name), path, line, 'Error')
      if (chain.includes(target))
        throw new FileError(
          `${target} and ${path} import each other. Move what both need to a third file.`,
          path,
          line,
          'Error',
        )
      return link(target, chain)
    })
    const address = addressOf(text, path)
    addresses.set(path, address)
    return address
  }
  return link(entry, [])
}

/** The name after sourceURL is what stack traces show. */
export const addressOf = (text: string, path: string) =>
  `data:text/javascript;charset=utf-8,${encodeText(`${text}\n//# sourceURL=${path}`)}`

export type CompileCheck = (source: string) => unknown

/** As a module of this realm. Code that it calls can read it in the address: where that matters, there is a better way. */
export const importCheck: CompileCheck = async (source) => {
  const address = addressOf(`export default ${source}`, 'check')
  return ((await import(/* @vite-ignore */ address)) as { default: unknown }).default
}

/** A check whose code can't be compiled fails when it is run. */
export async function compileChecks<Run extends (...values: never[]) => unknown>(
  checks: readonly CheckCode[],
  compile: CompileCheck,
): Promise<Run[]> {
  const failing = (error: unknown) => () => {
    throw error
  }
  return Promise.all(
    checks.map(async ({ run, call }) => {
      if (call !== undefined) return failing(new Error('A call has no code.')) as unknown as Run
      try {
        return (await compile(run)) as Run
      } catch (error) {
        return failing(error) as unknown as Run
      }
    }),
  )
}

const unknownImport = (name: string) =>
  name.startsWith('.')
    ? `There is no file ${name}.`
    : `“${name}” can’t be imported here. Only the files of this exercise can.`

function withAddresses(file: ProgramFile, addressFor: (name: string, line: number) => string): string {
  const { path } = file
  // Older browsers can't import JSON, so it becomes a module of JavaScript.
  const text = path.endsWith('.json') ? `export default ${file.text}` : file.text
  const tree = parseModule(text, path)
  let result = ''
  let end = 0
  for (const { source, attributesEnd } of importsIn(tree)) {
    const line = text.slice(0, source.start).split('\n').length
    result += text.slice(end, source.start) + JSON.stringify(addressFor(String(source.value), line))
    end = attributesEnd
  }
  return result + text.slice(end)
}

const importsIn = ({ body }: Tree) =>
  body.flatMap((statement) => {
    const isImport =
      statement.type === 'ImportDeclaration' ||
      statement.type === 'ExportAllDeclaration' ||
      statement.type === 'ExportNamedDeclaration'
    if (!isImport || !statement.source) return []
    const { source, attributes, end } = statement
    return [{ source, attributesEnd: attributes.length > 0 ? end : source.end }]
  })

export function parseModule(text: string, path: string): Tree {
  try {
    return parse(text, { ecmaVersion: 'latest', sourceType: 'module', allowHashBang: true })
  } catch (error) {
    const { message, loc } = error as SyntaxError & { loc?: { line: number } }
    throw new FileError(message.replace(/ \(\d+:\d+\)$/, ''), path, loc?.line ?? null)
  }
}

/** Empty for the name of a package. */
function resolve(from: string, name: string): string {
  if (!name.startsWith('./') && !name.startsWith('../')) return ''
  const parts = from.split('/').slice(0, -1)
  for (const part of name.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  }
  return parts.join('/')
}
