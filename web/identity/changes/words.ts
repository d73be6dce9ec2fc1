import { type Fields, isFields, isSwitch, labelOf, written } from './values.ts'

/** One change as a sentence. A long text is only named in it, and shown before and after on request. */
export type WordedChange = { text: string; long?: { before: string | null; after: string | null } }

type Changed = { label: string; key: string; before: unknown; after: unknown }

/** What changed from one value of any shape to the next, in words. `label` names a value that has no fields. */
export const changesInWords = (before: unknown, after: unknown, label = 'Value'): WordedChange[] =>
  isFields(before) || isFields(after)
    ? fieldsInWords({ before, after, label: '', key: '' })
    : inWords({ before: before ?? undefined, after: after ?? undefined, label, key: '' })

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function inWords(change: Changed): WordedChange[] {
  const { before, after, label } = change
  if (isSame(before, after)) return []
  if (isSecret(before) || isSecret(after)) return [{ text: `${label} ${secretVerb(before, after)}` }]
  if (isFields(before) || isFields(after)) return fieldsInWords(change)
  if (Array.isArray(before) || Array.isArray(after)) return listInWords(change)
  return [isLong(before) || isLong(after) ? longInWords(change) : { text: valueInWords(change) }]
}

const isSecret = (value: unknown) => isFields(value) && 'savedAt' in value && Object.keys(value).length === 1

function secretVerb(before: unknown, after: unknown): string {
  if (!isSecret(after)) return 'removed'
  return isSecret(before) ? 'changed' : 'saved'
}

function fieldsInWords({ before, after, label }: Changed): WordedChange[] {
  const [was, became] = [isFields(before) ? before : {}, isFields(after) ? after : {}]
  return [...new Set([...Object.keys(was), ...Object.keys(became)])]
    .filter((key) => key !== 'id')
    .flatMap((key) => inWords({ label: below(label, labelOf(key)), key, before: was[key], after: became[key] }))
}

/** 'Grievance officer: email'; an acronym keeps its capitals. */
const below = (parent: string, label: string) =>
  parent === ''
    ? label
    : `${parent}: ${/^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)}`

function valueInWords({ label, key, before, after }: Changed): string {
  if (before === undefined) return `${label}: ${written(after, key)}`
  if (after === undefined) return `${label} was ${written(before, key)}`
  if (typeof before === 'boolean' && typeof after === 'boolean' && isSwitch(key))
    return `${label} turned ${after ? 'on' : 'off'}`
  return `${label} changed from ${written(before, key)} to ${written(after, key)}`
}

const longest = 100
const isLong = (value: unknown): value is string =>
  typeof value === 'string' && (value.length > longest || value.includes('\n'))

function longInWords({ label, before, after }: Changed): WordedChange {
  const [was, became] = [longText(before), longText(after)]
  return { text: `${label} ${longVerb(was, became)}`, long: { before: was, after: became } }
}

const longText = (value: unknown) => (value === undefined || value === null || value === '' ? null : written(value))

function longVerb(was: string | null, became: string | null): string {
  if (became === null) return 'removed'
  return was === null ? 'added' : 'changed'
}

function listInWords({ label, key, before, after }: Changed): WordedChange[] {
  const [was, became] = [toList(before), toList(after)]
  if (before === undefined) return [{ text: `${label}: ${written(became, key)}` }]
  const names = { was: was.map(nameOf), became: became.map(nameOf) }
  const kept = became.flatMap((item, index) => {
    const earlier = was[names.was.indexOf(names.became[index]!)]
    return isFields(item) && isFields(earlier) ? itemInWords(label, earlier, item) : []
  })
  const removed = was.filter((_, index) => !names.became.includes(names.was[index]!))
  const added = became.filter((_, index) => !names.was.includes(names.became[index]!))
  const moved = [
    { verb: 'removed', items: removed },
    { verb: 'added', items: added },
  ].flatMap(({ verb, items }) => (items.length > 0 ? [{ text: `${label}: ${verb} ${written(items, key)}` }] : []))
  const changes = [...kept, ...moved]
  return changes.length > 0 ? changes : [{ text: `${label} put in another order` }]
}

const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** What tells an item of a list from the others, before and after. */
function nameOf(item: unknown): string {
  if (!isFields(item)) return JSON.stringify(item)
  const { id, days, rupees, url, name, label } = item
  const byTerm = typeof rupees === 'number' ? days : undefined
  return JSON.stringify(id ?? byTerm ?? url ?? name ?? label ?? item)
}

function itemInWords(label: string, before: Fields, after: Fields): WordedChange[] {
  const { rupees, days } = after
  if (typeof rupees !== 'number' || typeof days !== 'number')
    return fieldsInWords({
      before,
      after,
      label: `${label}, ${written(after['label'] ?? after['name'])}`,
      key: '',
    })
  const plan = `Plan of ${days} days`
  const price = inWords({ label: `${plan}: price`, key: 'rupees', before: before['rupees'], after: rupees })
  if (Boolean(before['isJoining']) === Boolean(after['isJoining'])) return price
  return [...price, { text: `${plan} is ${after['isJoining'] ? 'now' : 'no longer'} the one for joining` }]
}
