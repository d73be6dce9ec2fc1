// Imitates how AWS decides about a call: deny beats allow, and what nobody allows is denied. It contacts nothing.
//   node iam-sim.mjs POLICY.json ACTION RESOURCE [KEY=VALUE ...]     one call, for example aws:MultiFactorAuthPresent=true
//   node iam-sim.mjs POLICY.json --replay CALLS.jsonl [WHO]          all recorded calls (of one identity), and what the policy allows for nothing
// Covers identity policies with Action, Resource (wildcards * and ?) and the conditions StringEquals, StringLike, Bool and NumericLessThan.
// Real AWS also looks at bucket policies, permission boundaries and organisation rules: test there too.
import { readFileSync } from 'node:fs'

const list = (value) => (value === undefined ? [] : Array.isArray(value) ? value : [value])
const toPattern = (text, flags) => new RegExp(`^${text.replace(/[.+^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*').replaceAll('?', '.')}$`, flags)
const matchesAny = (patterns, text, flags) => list(patterns).some((pattern) => toPattern(pattern, flags).test(text))

const operators = {
  StringEquals: (wanted, got) => list(wanted).includes(got),
  StringLike: (wanted, got) => got !== undefined && matchesAny(wanted, got),
  Bool: (wanted, got) => got !== undefined && list(wanted).map(String).includes(String(got)),
  NumericLessThan: (wanted, got) => got !== undefined && list(wanted).some((limit) => Number(got) < Number(limit)),
}

function holds(condition = {}, context) {
  return Object.entries(condition).every(([operator, keys]) => {
    if (!operators[operator]) throw new Error(`This imitation doesn't know the condition ${operator}.`)
    return Object.entries(keys).every(([key, wanted]) => operators[operator](wanted, context[key]))
  })
}

export function decide(policy, { action, resource, context = {} }) {
  const matching = list(policy.Statement).filter((statement) =>
    (statement.Action ? matchesAny(statement.Action, action, 'i') : !matchesAny(statement.NotAction, action, 'i')) &&
    matchesAny(statement.Resource ?? '*', resource) && holds(statement.Condition, context))
  const denial = matching.find(({ Effect }) => Effect === 'Deny')
  if (denial) return { isAllowed: false, reason: `denied by ${denial.Sid ?? 'a statement without Sid'}` }
  const grant = matching.find(({ Effect }) => Effect === 'Allow')
  return grant ? { isAllowed: true, reason: `allowed by ${grant.Sid ?? 'a statement without Sid'}`, statement: grant } : { isAllowed: false, reason: 'denied: no statement allows it' }
}

if (import.meta.main ?? process.argv[1].endsWith('iam-sim.mjs')) {
  const [file, first, second, ...rest] = process.argv.slice(2)
  if (!second) { console.error('Usage: node iam-sim.mjs POLICY.json ACTION RESOURCE [KEY=VALUE ...] | POLICY.json --replay CALLS.jsonl [WHO]'); process.exit(2) }
  const policy = JSON.parse(readFileSync(file, 'utf8'))
  if (first === '--replay') replay(policy, second, rest[0])
  else {
    const context = Object.fromEntries(rest.map((pair) => pair.split(/=(.*)/s).slice(0, 2)))
    const { isAllowed, reason } = decide(policy, { action: first, resource: second, context })
    console.log(`${isAllowed ? 'ALLOWED' : 'DENIED '}  ${first} on ${second}: ${reason}`)
    process.exit(isAllowed ? 0 : 1)
  }
}

function replay(policy, file, who) {
  const calls = readFileSync(file, 'utf8').split('\n').filter(Boolean).map((line) => JSON.parse(line)).filter((call) => !who || call.who === who)
  const denied = new Map(), used = new Set()
  for (const call of calls) {
    const { isAllowed, statement } = decide(policy, call)
    if (isAllowed) for (const action of list(statement.Action)) if (toPattern(action, 'i').test(call.action)) used.add(`${statement.Sid}: ${action}`)
    if (!isAllowed) denied.set(`${call.action} on ${call.resource.replace(/[0-9a-f]{8,}|\d{4}-\d\d-\d\d/g, '…')}`, (denied.get(`${call.action} on ${call.resource.replace(/[0-9a-f]{8,}|\d{4}-\d\d-\d\d/g, '…')}`) ?? 0) + 1)
  }
  console.log(`${calls.length} calls${who ? ` of ${who}` : ''}`)
  for (const [call, count] of denied) console.log(`DENIED ${String(count).padStart(5)} × ${call}`)
  for (const { Sid, Effect, Action } of list(policy.Statement)) if (Effect === 'Allow') for (const action of list(Action)) {
    if (action.includes('*')) console.log(`WIDE   ${Sid}: ${action}`)
    if (!used.has(`${Sid}: ${action}`)) console.log(`UNUSED ${Sid}: ${action}`)
  }
  if (denied.size === 0) console.log('Every recorded call is allowed.')
}
