import type { Check, Language } from '../program.ts'
import type { CheckCode } from '../realm/protocol.ts'
import { type Call, type CallInput, type Data, spelt } from './call.ts'
import { describeGenerated, resolve } from './generate.ts'

type Prepared = Pick<Check, 'run' | 'setup' | 'call' | 'steps'>

/** What the realm needs of a check: its code, or the call with all its data. What is expected stays here. */
export function codeOf({ run, setup, call, steps }: Prepared, language: Language): CheckCode {
  if (steps) return { run, setup, steps: JSON.stringify(steps) }
  return call ? { run, setup, call: JSON.stringify(inputOf(call, language)) } : { run, setup }
}

export function inputOf({ name, args, calls, result, isDigest = false }: Call, language: Language): CallInput {
  const given = resolve(args)
  const steps = calls === undefined ? null : (resolve(calls) as [string, ...Data[]][])
  if (!Array.isArray(given)) throw new Error('Write args as a list.')
  let hasNodes = false
  const marked = (value: Data): unknown => {
    if (Array.isArray(value)) return value.map(marked)
    if (typeof value !== 'object' || value === null) return value
    const kind = nodeKind(value)
    if (!kind) return value
    hasNodes = true
    return { '#': kind, values: value[kind], loop: value['loop'] ?? -1 }
  }
  return {
    name: spelt(name, language),
    args: given.map(marked),
    calls: steps?.map(([method, ...rest]) => [spelt(method, language), ...rest.map(marked)]) ?? null,
    result: result ?? null,
    isDigest,
    hasNodes,
  }
}

type Fields = { [key: string]: Data }

/** `{ list: […] }` and `{ tree: […] }` are linked nodes; other objects are what they are. */
function nodeKind(value: Fields): 'list' | 'tree' | null {
  const keys = Object.keys(value).filter((key) => key !== 'loop')
  const [kind] = keys
  return keys.length === 1 && (kind === 'list' || kind === 'tree') && isList(value[kind]!) ? kind : null
}

const isList = (value: Data) =>
  Array.isArray(value) || (typeof value === 'object' && value !== null && 'generate' in value)

/** The call as a learner would write it. */
export function shownCall({ name, args, calls }: Call, language: Language): string {
  const list = (values: Data) =>
    Array.isArray(values) ? values.map((value) => shown(value, language)).join(', ') : shown(values, language)
  const first = `${spelt(name, language)}(${list(args)})`
  if (calls === undefined) return first
  const variable = name.replace(/^./, (letter) => letter.toLowerCase())
  const object = spelt(variable, language)
  const made = language === 'python' ? `${object} = ${first}` : `const ${object} = new ${first}`
  if (!Array.isArray(calls)) return `${made}\n… ${shown(calls, language)}`
  const lines = calls.map((call) => {
    if (!Array.isArray(call)) return `… ${shown(call, language)}`
    return `${object}.${spelt(call[0] as string, language)}(${list(call.slice(1))})`
  })
  return [made, ...lines].join('\n')
}

function shown(value: Data, language: Language): string {
  if (Array.isArray(value)) return `[${value.map((one) => shown(one, language)).join(', ')}]`
  if (language === 'python' && (value === null || typeof value === 'boolean'))
    return value === null ? 'None' : value ? 'True' : 'False'
  if (typeof value === 'string') return quoted(value)
  if (typeof value !== 'object' || value === null) return String(value)
  if ('generate' in value) return `‹${describeGenerated(value)}›`
  const kind = nodeKind(value)
  if (kind) return `${kind} ${shown(value[kind]!, language)}`
  const key = (name: string) => (language === 'python' || !/^[a-z_$][\w$]*$/i.test(name) ? quoted(name) : name)
  const fields = Object.entries(value).map(([name, one]) => `${key(name)}: ${shown(one, language)}`)
  return fields.length === 0 ? '{}' : language === 'python' ? `{${fields.join(', ')}}` : `{ ${fields.join(', ')} }`
}

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`

/** The same text for values that differ only in an order that doesn't matter. */
export function comparable(value: string, anyOrder: Call['anyOrder']): string {
  if (!anyOrder) return value
  try {
    return JSON.stringify(ordered(JSON.parse(value), anyOrder === 'deep'))
  } catch {
    return value
  }
}

function ordered(value: unknown, isDeep: boolean): unknown {
  if (!Array.isArray(value)) return value
  const inner = isDeep ? value.map((one) => ordered(one, true)) : value
  return inner
    .map((one) => [JSON.stringify(one), one] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([, one]) => one)
}
