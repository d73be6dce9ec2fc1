/** Whether a policy of AWS allows a call, as IAM decides it: an explicit deny wins, and without an allow it is denied. */
export type Decision = 'allowed' | 'explicitly denied' | 'not allowed'

export type Call = {
  action: string
  resource?: string
  /** For trust and bucket policies: an ARN, a service such as ec2.amazonaws.com, or an account. */
  principal?: string
  /** Values of condition keys, such as { 'aws:MultiFactorAuthPresent': 'true' }. */
  context?: Record<string, string | number | boolean>
}

type Statement = Record<string, unknown>

export function decide(policies: unknown, call: Call): Decision {
  const statements = listOf(policies).flatMap((policy) => listOf((policy as { Statement?: unknown } | null)?.Statement))
  const fitting = (statements as Statement[]).filter((statement) => fits(statement, call))
  if (fitting.some(({ Effect }) => Effect === 'Deny')) return 'explicitly denied'
  return fitting.some(({ Effect }) => Effect === 'Allow') ? 'allowed' : 'not allowed'
}

function fits(statement: Statement, { action, resource = '*', principal, context = {} }: Call): boolean {
  const parts: [name: string, actual: string, ignoresCase: boolean][] = [
    ['Action', action, true],
    ['Resource', resource, false],
  ]
  for (const [name, actual, ignoresCase] of parts) {
    const [own, not] = [statement[name], statement[`Not${name}`]]
    // Trust policies have no Resource: they belong to one role.
    if (own === undefined && not === undefined && name === 'Action') return false
    if (own !== undefined && !listOf(own).some((one) => like(String(one), actual, ignoresCase, context))) return false
    if (not !== undefined && listOf(not).some((one) => like(String(one), actual, ignoresCase, context))) return false
  }
  if (principal !== undefined && !fitsPrincipal(statement.Principal, principal)) return false
  return fitsConditions(statement.Condition, context)
}

function fitsPrincipal(expected: unknown, actual: string): boolean {
  if (expected === undefined) return true
  if (typeof expected === 'string') return expected === '*' || expected === actual
  return Object.values(expected as Record<string, unknown>)
    .flatMap(listOf)
    .some(
      (one) => one === '*' || one === actual || (/^\d{12}$/.test(String(one)) && actual.includes(`:${String(one)}:`)),
    )
}

type Context = NonNullable<Call['context']>
type Compare = (expected: string, actual: string, context: Context) => boolean

const operators: Record<string, Compare> = {
  StringEquals: (a, b, context) => withValues(a, context) === b,
  StringEqualsIgnoreCase: (a, b) => a.toLowerCase() === b.toLowerCase(),
  StringLike: (a, b, context) => like(a, b, false, context),
  ArnEquals: (a, b, context) => like(a, b, false, context),
  ArnLike: (a, b, context) => like(a, b, false, context),
  Bool: (a, b) => a.toLowerCase() === b.toLowerCase(),
  NumericEquals: (a, b) => Number(b) === Number(a),
  NumericLessThan: (a, b) => Number(b) < Number(a),
  NumericLessThanEquals: (a, b) => Number(b) <= Number(a),
  NumericGreaterThan: (a, b) => Number(b) > Number(a),
  NumericGreaterThanEquals: (a, b) => Number(b) >= Number(a),
  DateLessThan: (a, b) => Date.parse(b) < Date.parse(a),
  DateGreaterThan: (a, b) => Date.parse(b) > Date.parse(a),
  IpAddress: (a, b) => contains(a, b),
}

/** All operators and keys must hold; of several values of one key, one is enough. */
function fitsConditions(conditions: unknown, context: Context): boolean {
  return Object.entries((conditions ?? {}) as Record<string, Record<string, unknown>>).every(([operator, keys]) =>
    Object.entries(keys).every(([key, expected]) => {
      const found = Object.keys(context).find((one) => one.toLowerCase() === key.toLowerCase())
      const actual = found === undefined ? undefined : String(context[found])
      if (operator === 'Null') return (actual === undefined) === (String(listOf(expected)[0]) === 'true')
      const isOptional = operator.endsWith('IfExists')
      const plain = operator.replace(/IfExists$/, '').replace(/^(ForAnyValue|ForAllValues):/, '')
      const isNegated = /^(String|Arn|Numeric|Date)Not|^NotIpAddress$/.test(plain)
      const compare = operators[plain.replace(/^(String|Arn|Numeric|Date)Not/, '$1').replace(/^NotIp/, 'Ip')]
      if (!compare) throw new Error(`“${operator}” isn’t an operator that this check knows. Is it spelled right?`)
      // A key that the call doesn't have: only negated operators and IfExists hold.
      if (actual === undefined) return isOptional || isNegated
      const holds = listOf(expected).some((one) => compare(String(one), actual, context))
      return isNegated ? !holds : holds
    }),
  )
}

const listOf = (value: unknown): unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value]

const withValues = (text: string, context: Context) =>
  text.replaceAll(/\$\{([\w:/.-]+)\}/g, (whole, key: string) => String(context[key] ?? whole))

/** `*` for any text, `?` for one character. */
export function like(pattern: string, actual: string, ignoresCase = false, context: Context = {}): boolean {
  const source = withValues(pattern, context)
    .replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('*', '.*')
    .replaceAll('?', '.')
  return new RegExp(`^${source}$`, ignoresCase ? 'is' : 's').test(actual)
}

type Range = { first: number; last: number; bits: number }

/** Addresses of a network, such as 10.0.1.0/24; one address is a network of its own. */
export function rangeOf(text: string): Range {
  const [, address = '', mask = '32'] = /^(\d+\.\d+\.\d+\.\d+)(?:\/(\d+))?$/.exec(text.trim()) ?? []
  const parts = address.split('.').map(Number)
  const bits = Number(mask)
  if (parts.length !== 4 || parts.some((part) => part > 255) || bits > 32)
    throw new Error(`“${text}” isn’t a network such as 10.0.1.0/24.`)
  const number = parts.reduce((sum, part) => sum * 256 + part, 0)
  const size = 2 ** (32 - bits)
  const first = Math.floor(number / size) * size
  return { first, last: first + size - 1, bits }
}

export function contains(network: string, other: string): boolean {
  const [outer, inner] = [rangeOf(network), rangeOf(other)]
  return outer.first <= inner.first && inner.last <= outer.last
}

export function overlap(one: string, other: string): boolean {
  const [a, b] = [rangeOf(one), rangeOf(other)]
  return a.first <= b.last && b.first <= a.last
}

export const addressCount = (network: string): number => 2 ** (32 - rangeOf(network).bits)
