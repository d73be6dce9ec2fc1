import { type Command, forEachChild, parse, type SyntaxNode, type Word, type WordPart } from 'unbash'
import { lineAt, refuse } from './texts.ts'

export type ShellCommand = {
  name: string
  args: string[]
  line: number
  /** The line of code as it is written. */
  text: string
  /** Variables and command substitutions that the shell would split at spaces. */
  unquoted: string[]
  /** Names of the commands in the same pipe, this one included. */
  pipe: string[]
}

export type Script = {
  shebang: string
  /** What `set` turns on: e, u, pipefail … */
  options: string[]
  commands: ShellCommand[]
  /** Variables that are assigned, with the text of their value. */
  variables: Record<string, string>
  functions: string[]
}

const plainErrors: [RegExp, string][] = [
  [/unterminated (double|single) quote/, 'A quote that opens here is never closed.'],
  [
    /expected '(\w+)' to close '(\w+)'/,
    'Something that opens here is never closed: if needs fi, do needs done, case needs esac.',
  ],
]

export function readShell(path: string, text: string): Script {
  const tree = parse(text)
  const [error] = tree.errors ?? []
  if (error) {
    const plain = plainErrors.find(([pattern]) => pattern.test(error.message))?.[1] ?? 'The shell can’t read this.'
    refuse(path, lineAt(text, error.pos), `${plain} (${error.message})`)
  }
  const script: Script = { shebang: tree.shebang ?? '', options: [], commands: [], variables: {}, functions: [] }
  visit(tree, [], script, text)
  const on = script.commands.filter(({ name }) => name === 'set').flatMap(({ args }) => optionsIn(args))
  return { ...script, options: [...new Set(on)].toSorted() }
}

function visit(node: SyntaxNode, pipe: string[], script: Script, text: string) {
  if (node.type === 'Function') script.functions.push(node.name.value)
  if (node.type === 'Assignment' && node.value.type === 'Word') script.variables[node.name] = node.value.value
  if (node.type === 'Command' && node.name) script.commands.push(commandOf(node, pipe, text))
  const inner =
    node.type === 'Pipeline'
      ? node.commands.map((one) => (one.type === 'Command' ? (one.name?.value ?? '') : one.type.toLowerCase()))
      : node.type === 'Command'
        ? pipe
        : []
  forEachChild(node, (child) => visit(child, child.type === 'Command' ? inner : [], script, text))
}

function commandOf(node: Command, pipe: string[], text: string): ShellCommand {
  const words = node.args.flatMap((arg) => (arg.type === 'Word' ? [arg] : arg.value.type === 'Word' ? [arg.value] : []))
  return {
    name: node.name!.value,
    args: node.args.map((arg) => (arg.type === 'Word' ? arg.value : arg.text)),
    line: lineAt(text, node.pos),
    text: text.slice(node.pos, node.end),
    unquoted: words
      .filter((word) => !node.args.some((arg) => arg.type === 'Assignment' && arg.value === word))
      .flatMap(unquotedIn),
    pipe: pipe.length > 0 ? pipe : [node.name!.value],
  }
}

const isSplit = ({ type, text }: WordPart) =>
  type === 'CommandExpansion' ||
  ((type === 'SimpleExpansion' || type === 'ParameterExpansion') && !/^\$[?#$!]$|^\$\{#/.test(text))

const unquotedIn = ({ parts }: Word): string[] => (parts ?? []).filter(isSplit).map((part) => part.text)

function optionsIn(args: readonly string[]): string[] {
  const on: string[] = []
  for (const [index, arg] of args.entries()) {
    if (!arg.startsWith('-')) continue
    for (const letter of arg.slice(1)) on.push(letter === 'o' ? (args[index + 1] ?? '') : letter)
  }
  return on
}
