import { formatWithOptions, inspect } from 'node-inspect-extracted'
import type { PrintedLine } from './protocol.ts'

type Level = PrintedLine['level']

/** More than anybody reads or a check compares. A gigabyte of output must not use up time and memory. */
const maxLength = 1_000_000

/** A console that prints as Node does, so that a lesson's output is the same in every browser. */
export function createConsole(print: (line: PrintedLine) => void) {
  const counts = new Map<string, number>()
  let indent = ''
  let room = maxLength
  const write =
    (level: Level) =>
    (...values: unknown[]) => {
      if (room <= 0) return
      const text = formatWithOptions({ colors: false }, ...values)
      room -= text.length
      print({ level, text: indent === '' ? text : text.replaceAll(/^/gm, indent) })
    }
  const log = write('log')
  const error = write('error')
  const group = (...values: unknown[]) => {
    if (values.length > 0) log(...values)
    indent += '  '
  }
  return {
    log,
    info: log,
    debug: log,
    warn: write('warn'),
    error,
    trace: error,
    dir: (value: unknown) => log(inspect(value)),
    table: (value: unknown) => log(value),
    assert: (condition: unknown, ...values: unknown[]) => {
      if (!condition) error('Assertion failed', ...values)
    },
    count: (label = 'default') => {
      counts.set(label, (counts.get(label) ?? 0) + 1)
      log(`${label}: ${counts.get(label)}`)
    },
    group,
    groupCollapsed: group,
    groupEnd: () => {
      indent = indent.slice(2)
    },
    // Durations differ from run to run; samples that measure use performance.now().
    time: () => {},
    timeEnd: () => {},
    timeLog: () => {},
    clear: () => {},
  }
}
