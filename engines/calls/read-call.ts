import type { Expression } from 'acorn'
import { literal } from '../literal.ts'
import type { Check, Language } from '../program.ts'
import { type Call, type CallResult, callResults, type Data } from './call.ts'
import { generatorNames } from './generate.ts'
import { shownCall } from './input.ts'

export const callFields = ['call', 'make', 'args', 'calls', 'result', 'digest', 'anyOrder']

const callable = new Set<Language>(['javascript', 'typescript', 'python'])

/** The fields of a check that calls a function (`call`) or methods of a new object (`make`), or what is wrong with them. */
export function readCall(
  fields: ReadonlyMap<string, Expression>,
  language: Language,
): Pick<Check, 'run' | 'call'> | string {
  if (!callable.has(language)) return 'Use call and make for JavaScript, TypeScript and Python.'
  if (['run', 'setup', 'types', 'python'].some((field) => fields.has(field)))
    return 'With call or make, use no run, setup, types or python.'
  const values = new Map<string, Data>()
  for (const field of callFields) {
    const node = fields.get(field)
    if (!node) continue
    try {
      values.set(field, plain(literal(node)))
    } catch (error) {
      return `Write ${field} out: ${error instanceof NotPlain ? error.message : 'texts, numbers, lists and objects'}.`
    }
  }
  const call = callOf(values)
  return typeof call === 'string' ? call : { run: shownCall(call, language), call }
}

function callOf(values: ReadonlyMap<string, Data>): Call | string {
  const [called, made] = [values.get('call'), values.get('make')]
  const name = called ?? made
  const [args = [], calls, result, digest, anyOrder] = callFields.slice(2).map((field) => values.get(field))
  if (typeof name !== 'string' || !/^[a-z]\w*$/i.test(name))
    return 'Write call or make as the name of a function or class.'
  if (called !== undefined && made !== undefined) return 'Use either call or make.'
  if (!Array.isArray(args)) return 'Write args as a list.'
  if ((calls === undefined) !== (made === undefined)) return 'make needs calls, and call has none.'
  if (Array.isArray(calls) && !calls.every(isCall)) return 'Write each of the calls as [name, …arguments].'
  if (result !== undefined && !(callResults as readonly Data[]).includes(result))
    return `result is one of ${callResults.join(', ')}.`
  if (digest !== undefined && digest !== true) return 'digest is true, or isn’t there.'
  if (anyOrder !== undefined && anyOrder !== true && anyOrder !== 'deep') return 'anyOrder is true or ‘deep’.'
  return {
    name,
    args,
    ...(calls !== undefined && { calls }),
    ...(result !== undefined && { result: result as CallResult }),
    ...(digest && { isDigest: true }),
    ...(anyOrder !== undefined && { anyOrder }),
  }
}

const isCall = (value: Data) => Array.isArray(value) && typeof value[0] === 'string'

class NotPlain extends Error {}

/** What every language has: no undefined, Map, Date and so on. */
export function plain(value: unknown): Data {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value
  if (typeof value === 'number' && Number.isFinite(value)) return value
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)
    throw new NotPlain('only texts, numbers, true, false, null, lists and objects')
  const { generate } = value as { generate?: string }
  if (generate !== undefined && !generatorNames.includes(generate))
    throw new NotPlain(`there is no generator “${JSON.stringify(generate)}”`)
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, plain(one)]))
}
