import type { Data } from './call.ts'

type Fields = { [key: string]: Data }

/** More would take longer to send than to solve. */
const maxCount = 1_000_000

/** Numbers from 0 to 1, the same ones for the same seed everywhere (mulberry32). */
function random(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

type Given = ReturnType<typeof givenBy>

/** What a generator is given, and chances that depend on its seed only. */
function givenBy(fields: Fields) {
  const needs = (name: string, kind: string) => new Error(`${fields['generate'] as string} needs ${name}, ${kind}.`)
  const number = (name: string, fallback?: number): number => {
    const value = fields[name] ?? fallback
    if (typeof value !== 'number') throw needs(name, 'a number')
    return value
  }
  const next = random(number('seed', 1))
  const between = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1))
  return {
    fields,
    number,
    between,
    text: (name: string): string => {
      const value = fields[name]
      if (typeof value !== 'string' || value === '') throw needs(name, 'a text')
      return value
    },
    list: (name: string): Data[] => {
      const value = resolve(fields[name] ?? null)
      if (!Array.isArray(value)) throw needs(name, 'a list')
      return value
    },
    count: (name = 'count'): number => {
      const count = number(name)
      if (!Number.isInteger(count) || count < 0 || count > maxCount)
        throw new Error(`Generate at most ${maxCount} values.`)
      return count
    },
    times: <Value>(count: number, make: (index: number) => Value): Value[] =>
      Array.from({ length: count }, (_, index) => make(index)),
    pick: <Value>(values: ArrayLike<Value>): Value => values[between(0, values.length - 1)]!,
    shuffled: <Value>(values: Value[]): Value[] => {
      for (let index = values.length - 1; index > 0; index -= 1) {
        const other = between(0, index)
        ;[values[index], values[other]] = [values[other]!, values[index]!]
      }
      return values
    },
  }
}

const wordOf = (given: Given, letters: readonly string[], length: number) =>
  given.times(length, () => given.pick(letters)).join('')

/** By the name after `generate`. docs/lessons.md lists them for authors. */
const generators: Record<string, (given: Given) => Data> = {
  integers: (given) => {
    const [from, to] = [given.number('from'), given.number('to')]
    const count = given.count()
    if (given.fields['distinct'] !== true) return given.times(count, () => given.between(from, to))
    if (to - from + 1 < count) throw new Error('There aren’t so many distinct integers.')
    const found = new Set<number>()
    while (found.size < count) found.add(given.between(from, to))
    return [...found]
  },
  range: (given) => {
    const [start, step] = [given.number('start', 0), given.number('step', 1)]
    return given.times(given.count(), (index) => start + index * step)
  },
  permutation: (given) => {
    const start = given.number('start', 0)
    return given.shuffled(given.times(given.count(), (index) => start + index))
  },
  repeat: (given) => {
    const value = resolve(given.fields['value'] ?? null)
    return given.times(given.count(), () => value)
  },
  cycle: (given) => {
    const values = given.list('values')
    return given.times(given.count(), (index) => values[index % values.length]!)
  },
  text: (given) => wordOf(given, Array.from(given.text('letters')), given.count()),
  repeatText: (given) => {
    const text = given.text('text')
    if (text.length * given.count() > maxCount) throw new Error(`Generate at most ${maxCount} characters.`)
    return text.repeat(given.count())
  },
  words: (given) => {
    const letters = Array.from(given.text('letters'))
    const [from, to] = [given.number('from'), given.number('to')]
    return given.times(given.count(), () => wordOf(given, letters, given.between(from, to)))
  },
  pairs: (given) => {
    const [from, to] = [given.number('from'), given.number('to')]
    return given.times(given.count(), () => [given.between(from, to), given.between(from, to)])
  },
  intervals: (given) => {
    const [from, to, longest] = [given.number('from'), given.number('to'), given.number('longest')]
    return given.times(given.count(), () => {
      const start = given.between(from, to)
      return [start, start + given.between(1, longest)]
    })
  },
  edges: (given) => {
    const nodes = given.count('nodes')
    const weights = given.fields['weights'] as [number, number] | undefined
    return given.times(given.count(), () => {
      const from = given.between(0, nodes - 1)
      const to = (from + given.between(1, nodes - 1)) % nodes
      return weights ? [from, to, given.between(...weights)] : [from, to]
    })
  },
  /** Connects all nodes: each one with an earlier one. */
  treeEdges: (given) => {
    const weights = given.fields['weights'] as [number, number] | undefined
    return given.times(Math.max(given.count('nodes') - 1, 0), (index) => {
      const parent = given.between(0, index)
      return weights ? [parent, index + 1, given.between(...weights)] : [parent, index + 1]
    })
  },
  grid: (given) => {
    const values = given.list('values')
    const [rows, columns] = [given.count('rows'), given.count('columns')]
    if (rows * columns > maxCount) throw new Error(`Generate at most ${maxCount} values.`)
    return given.times(rows, () => given.times(columns, () => given.pick(values)))
  },
  sorted: (given) => given.list('of').toSorted((a, b) => (a! < b! ? -1 : a! > b! ? 1 : 0)),
  reversed: (given) => given.list('of').toReversed(),
  concat: (given) => {
    const parts = given.list('of')
    return parts.every((part) => typeof part === 'string') ? parts.join('') : parts.flat(1)
  },
  zip: (given) => {
    const parts = given.list('of') as Data[][]
    return given.times(Math.min(...parts.map(({ length }) => length)), (index) => parts.map((part) => part[index]!))
  },
}

export const generatorNames = Object.keys(generators)

const isFields = (value: Data): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The values themselves, with everything that is generated in its place. */
export function resolve(value: Data): Data {
  if (Array.isArray(value)) return value.map(resolve)
  if (!isFields(value)) return value
  const name = value['generate']
  if (typeof name !== 'string')
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, resolve(one)]))
  const generator = generators[name]
  if (!generator) throw new Error(`There is no generator “${name}”. Use ${generatorNames.join(', ')}.`)
  return generator(givenBy(value))
}

/** For people: “200000 integers from 1 to 9”. */
export function describeGenerated(fields: Fields): string {
  const { of: parts, value } = fields
  const { generate = '', count, from, to, nodes, rows, columns } = fields as Record<string, string | number>
  if (parts !== undefined) {
    const inner = (Array.isArray(parts) ? parts : [parts]).map((part) =>
      isFields(part) && 'generate' in part ? describeGenerated(part) : JSON.stringify(part),
    )
    return `${generate}: ${inner.join(' and ')}`
  }
  const size = count ?? (rows === undefined ? `${nodes} nodes` : `${rows} × ${columns}`)
  const span = from === undefined ? '' : ` from ${from} to ${to}`
  const kind = generate === 'repeat' ? `times ${JSON.stringify(value)}` : (wording[generate] ?? generate)
  return `${size} ${kind}${span}`
}

const wording: Record<string, string> = {
  range: 'numbers in a row',
  permutation: 'numbers in random order',
  cycle: 'values that repeat',
  text: 'random letters',
  repeatText: 'repeats of a text',
  treeEdges: 'joined by edges',
}
