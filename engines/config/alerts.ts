import { evaluate } from './promql.ts'
import { keyOf, type Labels, readSeries, secondsOf, type Series, without } from './series.ts'

export type Situation = {
  /** How often values come, and rules are evaluated: 1m if it isn't given. */
  every?: string
  /** By the name of the series, such as { 'up{job="shop"}': '1x5 0x10' }. */
  series: Record<string, string>
  /** How long to watch; without it, as long as the longest series. */
  until?: string
}

type Rule = { alert?: string; record?: string; expr?: unknown; for?: string; keep_firing_for?: string; labels?: Labels }
type Group = { name?: string; rules?: Rule[] }

export function seriesOf({ every = '1m', series }: Situation): Series[] {
  return Object.entries(series).map(([name, values]) => readSeries(name, values, secondsOf(every)))
}

/** The rules of a file in order, with recording and alerting ones. */
export function rulesOf(file: unknown): Rule[] {
  const { groups } = (file ?? {}) as { groups?: Group[] }
  if (!Array.isArray(groups)) throw new Error('A file of rules begins with “groups:”, a list.')
  return groups.flatMap(({ rules }) => rules ?? [])
}

/**
 * Evaluates a file of rules over time. For each alert that fires: from when to when, such as { SiteDown: ['7m to 12m'] }.
 * An alert that still fires at the end ends with "end".
 */
export function firing(file: unknown, situation: Situation): Record<string, string[]> {
  const step = secondsOf(situation.every ?? '1m')
  const known = seriesOf(situation)
  const end = situation.until
    ? secondsOf(situation.until)
    : Math.max(0, ...known.flatMap(({ points }) => points.at(-1)?.at ?? 0))
  const pending = new Map<string, number>()
  const open = new Map<string, number>()
  const found: Record<string, string[]> = {}
  const rules = rulesOf(file)
  for (let at = 0; at <= end; at += step) {
    for (const rule of rules) {
      const value = evaluate(textIn(rule.expr), known, at)
      const samples = value.kind === 'vector' ? value.samples : [{ labels: {}, value: value.value }]
      if (rule.record) {
        for (const sample of samples)
          record(
            known,
            { ...without(sample.labels, ['__name__']), ...rule.labels, __name__: rule.record },
            at,
            sample.value,
          )
        continue
      }
      const name = rule.alert ?? ''
      const active = new Set(samples.map(({ labels }) => `${name} ${keyOf(without(labels, ['__name__']))}`))
      for (const key of active) {
        if (!pending.has(key)) pending.set(key, at)
        if (at - pending.get(key)! >= secondsOf(rule.for ?? '0')) open.set(key, open.get(key) ?? at)
      }
      for (const key of [...pending.keys()].filter((one) => one.startsWith(`${name} `) && !active.has(one))) {
        pending.delete(key)
        const since = open.get(key)
        open.delete(key)
        if (since !== undefined) (found[name] ??= []).push(`${shown(since)} to ${shown(at)}`)
      }
    }
  }
  for (const [key, since] of open) {
    const name = key.slice(0, key.indexOf(' '))
    ;(found[name] ??= []).push(`${shown(since)} to end`)
  }
  return found
}

function record(known: Series[], labels: Labels, at: number, value: number) {
  const same = known.find((one) => keyOf(one.labels) === keyOf(labels))
  if (same) same.points.push({ at, value })
  else known.push({ labels, points: [{ at, value }] })
}

const shown = (seconds: number) => (seconds % 60 === 0 ? `${seconds / 60}m` : `${seconds}s`)

/** An expression may be a number in YAML. */
const textIn = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
