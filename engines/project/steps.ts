import type { Data } from '../calls/call.ts'

/** What a check of a project does, one step after the other: requests, clicks, queries, calls, the learner's own tests. */
export type Step = { [field: string]: Data }

/** The first field says what the step does; the others that it may have. */
const fieldsOf: Record<string, readonly string[]> = {
  request: ['body', 'headers', 'as', 'pick'],
  query: ['values', 'as', 'pick'],
  call: ['args', 'as', 'pick'],
  open: [],
  click: [],
  type: ['into'],
  choose: ['in'],
  press: ['in'],
  submit: [],
  read: ['as'],
  readAll: ['as'],
  value: ['as'],
  count: ['as'],
  attribute: ['of', 'as'],
  answer: ['status', 'body'],
  requests: ['pick'],
  wait: [],
  reload: [],
  restart: [],
  tests: ['pick'],
  bugs: [],
}

/** Several steps take longer than a check may. */
const maxSteps = 40
const maxWaitMs = 2000

const isText = (value: Data | undefined): value is string => typeof value === 'string' && value !== ''
const isFields = (value: Data | undefined): value is Step =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Steps are checked before they get anywhere: what should be a text is one. */
export const textOf = (value: Data | undefined): string =>
  typeof value === 'string' ? value : JSON.stringify(value ?? '')

export const actionOf = (step: Step): string => Object.keys(step).find((field) => field in fieldsOf) ?? ''

/** What is wrong with the steps of a check; null if nothing is. */
export function stepsProblem(steps: Data): string | null {
  if (!Array.isArray(steps) || steps.length === 0) return 'Write steps as a list.'
  if (steps.length > maxSteps) return `Write at most ${maxSteps} steps.`
  for (const [index, step] of steps.entries()) {
    const problem = isFields(step) ? stepProblem(step) : 'Write it as { request: … }, { click: … } and so on.'
    if (problem) return `Step ${index + 1}: ${problem}`
  }
  return null
}

function stepProblem(step: Step): string | null {
  const action = actionOf(step)
  if (action === '') return `Use one of ${Object.keys(fieldsOf).join(', ')}.`
  const other = Object.keys(step).find((field) => field !== action && !fieldsOf[action]!.includes(field))
  if (other) return `${action} has no ${other}.`
  return valueProblem(action, step)
}

const methods = /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS) \/\S*$/

function valueProblem(action: string, step: Step): string | null {
  const value = step[action]
  switch (action) {
    case 'request':
    case 'answer':
      return isText(value) && methods.test(value) ? null : `Write ${action} as a method and a path: 'GET /orders'.`
    case 'query':
    case 'press':
    case 'tests':
      return isText(value) ? null : `Write ${action} as a text.`
    case 'open':
      return typeof value === 'string' ? null : 'Write open as a text.'
    case 'type':
    case 'choose': {
      if (typeof value !== 'string') return `Write ${action} as a text.`
      return targetProblem(step[action === 'type' ? 'into' : 'in'])
    }
    case 'attribute':
      return isText(value) ? targetProblem(step['of']) : 'Write attribute as its name.'
    case 'call':
      return isText(value) && /^\S+\.\w+ [A-Za-z_$][\w$]*$/.test(value)
        ? null
        : "Write call as a file and what it exports: 'src/money.js formatRupees'."
    case 'wait':
      return typeof value === 'number' && value > 0 && value <= maxWaitMs ? null : `wait is 1 to ${maxWaitMs} ms.`
    case 'requests':
    case 'reload':
    case 'restart':
    case 'bugs':
      return value === true ? null : `${action} is true.`
    default:
      return targetProblem(value)
  }
}

/** A CSS selector, or what people see: `{ role: 'button', name: 'Add' }`, `{ label: 'Amount' }`, `{ text: 'Sold out' }`. */
function targetProblem(target: Data | undefined): string | null {
  if (isText(target)) return null
  if (!isFields(target) || !(isText(target['role']) || isText(target['label']) || isText(target['text'])))
    return "Write the element as a selector, { role: 'button', name: 'Add' }, { label: 'Amount' } or { text: 'Sold out' }."
  const other = Object.keys(target).find((field) => !['role', 'name', 'label', 'text', 'at'].includes(field))
  return other ? `An element has no ${other}.` : null
}

const targetText = (target: Data | undefined): string => {
  if (!isFields(target)) return textOf(target)
  const { role, name, label, text, at } = target
  const place = typeof at === 'number' ? ` number ${at + 1}` : ''
  if (isText(role)) return `${role}${isText(name) ? ` “${name}”` : ''}${place}`
  return `“${textOf(label ?? text)}”${place}`
}

const json = (value: Data | undefined) => (value === undefined ? '' : ` ${JSON.stringify(value)}`)

/** A step as a person would say it. */
export function shownStep(step: Step): string {
  const action = actionOf(step)
  const value = step[action]
  switch (action) {
    case 'request':
      return `${textOf(value)}${json(step['headers'])}${json(step['body'])}`
    case 'query':
      return `${textOf(value)}${json(step['values'])}`
    case 'call': {
      const [file = '', name = ''] = textOf(value).split(' ')
      const args = Array.isArray(step['args']) ? step['args'].map((one) => JSON.stringify(one)).join(', ') : ''
      return `${name}(${args}) of ${file}`
    }
    case 'open':
      return `open ${value === '' ? 'the page' : textOf(value)}`
    case 'type':
      return `type “${textOf(value)}” into ${targetText(step['into'])}`
    case 'choose':
      return `choose “${textOf(value)}” in ${targetText(step['in'])}`
    case 'press':
      return `press ${textOf(value)}${step['in'] === undefined ? '' : ` in ${targetText(step['in'])}`}`
    case 'attribute':
      return `${textOf(value)} of ${targetText(step['of'])}`
    case 'answer':
      return `the server answers ${textOf(value)} with ${textOf(step['status'] ?? 200)}${json(step['body'])}`
    case 'requests':
      return 'what the page requested'
    case 'wait':
      return `wait ${textOf(value)} ms`
    case 'reload':
      return 'reload the page'
    case 'restart':
      return 'restart the app'
    case 'tests':
      return `your tests in ${textOf(value)}`
    case 'bugs':
      return 'your tests, on a solution without and with mistakes'
    default:
      return `${action} ${targetText(value)}`
  }
}

export const shownSteps = (steps: readonly Step[]): string => steps.map(shownStep).join('\n')

export const runsBugs = (steps: readonly Step[]): boolean => steps.some((step) => actionOf(step) === 'bugs')
