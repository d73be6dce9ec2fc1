import { code, type Explanation, type Mishap, type Rule } from '../mishap.ts'
import { nearest } from '../nearest.ts'
import type { FunctionCode } from './code.ts'
import { conditionWith, unawaited } from './errors.ts'
import { argumentsIn, checkedNames, codeOf } from './source.ts'

/** The functions that the check calls, as far as they are in the entry file. */
const calledFunctions = (mishap: Mishap): FunctionCode[] => {
  const { functions } = codeOf(mishap, mishap.entry)
  const names = checkedNames(mishap.check!.run)
  return functions.filter(({ name }) => names.includes(name))
}

const place = (mishap: Mishap, line: number) => ({ place: { file: mishap.entry, line } })

/** Statements of the function itself, not of functions in it. */
function hasOwn({ body, hasBraces }: FunctionCode, word: string): boolean {
  if (!hasBraces) return word === 'return'
  return body.some(({ text }) => text === word)
}

const missingReturn: Rule = (mishap) => {
  const { actual } = mishap.check!
  if (actual === null || !/\bundefined\b/.test(actual)) return null
  const found = calledFunctions(mishap).find(
    (one) => !hasOwn(one, 'return') && !hasOwn(one, 'throw') && one.body.length > 2,
  )
  if (!found) return null
  const { name, line, body, isArrow } = found
  if (body.some(({ text }, at) => text === 'console' && body[at + 2]?.text === 'log')) {
    return {
      message: `${code(name)} prints its result with ${code('console.log')} but doesn’t return it. Write ${code('return')} instead.`,
      meaning:
        '`console.log` shows a value to people. `return` gives it back to the code that called the function. The check looks at what comes back.',
      ...place(mishap, line),
    }
  }
  if (isArrow) {
    return {
      message: `${code(name)} has braces but no ${code('return')}, so it gives back ${code('undefined')}. Add ${code('return')}, or remove the braces.`,
      meaning:
        'An arrow function without braces returns its expression: `(a) => a * 2`. With braces it needs `return`: `(a) => { return a * 2 }`.',
      ...place(mishap, line),
    }
  }
  return {
    message: `${code(name)} has no ${code('return')}, so it gives back ${code('undefined')}.`,
    meaning:
      'A function hands back only what stands after `return`. Without it, the caller gets `undefined`, whatever was calculated inside.',
    ...place(mishap, line),
  }
}

const returnInCallback: Rule = (mishap) => {
  const { actual } = mishap.check!
  if (actual === null || !/\bundefined\b/.test(actual)) return null
  const found = calledFunctions(mishap).find(({ body }) => {
    const each = body.findIndex(({ text }) => text === 'forEach')
    return (
      each >= 0 &&
      body.findLastIndex(({ text }) => text === 'return') > each &&
      body.findIndex(({ text }) => text === 'return') > each
    )
  })
  if (!found) return null
  return {
    message: `The ${code('return')} inside ${code('forEach')} doesn’t leave ${code(found.name)}. Use a ${code('for … of')} loop, ${code('find')} or ${code('map')}.`,
    meaning:
      '`forEach` calls a small function for every element, and `return` only leaves that small function. What it returns is thrown away.',
    ...place(mishap, found.line),
  }
}

const promised: Rule = (mishap) => {
  const { actual, expected } = mishap.check!
  if (actual === null) return null
  const asText = actual.includes('[object Promise]')
  // A promise has no properties of its own, so it looks like an empty object.
  const asObject = /\{\}/.test(actual) && !/\{\}/.test(expected ?? '')
  if (!asText && !asObject) return null
  const { functions, tokens } = codeOf(mishap, mishap.entry)
  const waiting = functions.filter((one) => one.isAsync)
  const unawaitedCall = tokens.find(
    ({ text }, at) =>
      waiting.some(({ name }) => name === text) &&
      tokens[at + 1]?.text === '(' &&
      !/^(await|function|return|export)$/.test(tokens[at - 1]?.text ?? ''),
  )
  const direct = calledFunctions(mishap).find((one) => one.isAsync)
  if (direct && asObject && !unawaitedCall) {
    return {
      message: `${code(direct.name)} returns a promise instead of its value. Remove ${code('async')} if it doesn’t wait for anything.`,
      meaning:
        'A function marked `async` always returns a promise: the value comes later. The check calls it without waiting, because it can be done at once.',
      ...place(mishap, direct.line),
    }
  }
  if (!unawaitedCall) return null
  return {
    message: `${code(`${unawaitedCall.text}()`)} on line ${unawaitedCall.line} gives a promise, not the value. Write ${code('await')} before it.`,
    meaning:
      'An async function returns a promise at once; its value comes later. `await` waits for it, inside a function marked `async`.',
    ...place(mishap, unawaitedCall.line),
  }
}

const wrongCount: Rule = (mishap) => {
  for (const { name, parameters, line, body } of calledFunctions(mishap)) {
    const given = argumentsIn(mishap.check!.run, name)
    if (!given || !parameters || given.length <= parameters.length || body.some(({ text }) => text === 'arguments'))
      continue
    const takes =
      parameters.length === 0 ? 'no parameters' : parameters.length === 1 ? 'only 1' : `only ${parameters.length}`
    return {
      message: `We call ${code(name)} with ${given.length} ${given.length === 1 ? 'value' : 'values'}; your function takes ${takes}. Add the missing parameter.`,
      meaning:
        'The values in a call arrive in the parameters of the function, in the same order. A value without a parameter is lost.',
      ...place(mishap, line),
    }
  }
  return null
}

const compared: Rule = (mishap) => {
  const { tokens } = codeOf(mishap, mishap.entry)
  const at = tokens.findIndex(
    ({ text }, index) =>
      /^[!=]==?$/.test(text) &&
      /^[[{]$/.test(tokens[index + 1]?.text ?? '') &&
      /^[\]}]$/.test(tokens[index + 2]?.text ?? ''),
  )
  if (at < 0) return null
  const { line, text } = tokens[at]!
  const isList = tokens[at + 1]!.text === '['
  return {
    message: `Line ${line} compares with a new empty ${isList ? 'list' : 'object'}, and ${code(text)} is never true for two different ones. Check ${code(isList ? 'items.length === 0' : 'Object.keys(item).length === 0')} instead.`,
    meaning:
      'For lists and objects, `===` asks whether both are the same one, not whether they have the same content. A list that you have just written is always another one.',
    ...place(mishap, line),
  }
}

const emptyStatement: Rule = (mishap) => {
  const { tokens } = codeOf(mishap, mishap.entry)
  for (const [index, { text, line }] of tokens.entries()) {
    if (!/^(if|for|while)$/.test(text) || tokens[index + 1]?.text !== '(') continue
    let depth = 0
    let at = index + 1
    for (; at < tokens.length; at += 1) {
      if (tokens[at]!.text === '(') depth += 1
      if (tokens[at]!.text === ')') depth -= 1
      if (depth === 0) break
    }
    // do { … } while (a);
    if (tokens[at + 1]?.text !== ';' || (text === 'while' && tokens[index - 1]?.text === '}')) continue
    return {
      message: `The ${code(';')} after ${code(`${text} (…)`)} on line ${line} ends the statement, so the block below it always runs${text === 'if' ? '' : ' once'}. Remove the ${code(';')}.`,
      meaning:
        'A semicolon ends a statement. Directly after the condition it makes an `if` or a loop with nothing in it, and the block below no longer belongs to it.',
      ...place(mishap, line),
    }
  }
  return null
}

const properties = [
  'length',
  'push',
  'indexOf',
  'includes',
  'toUpperCase',
  'toLowerCase',
  'textContent',
  'innerHTML',
  'addEventListener',
  'forEach',
]

export const misspeltProperty: Rule = (mishap) => {
  const { tokens } = codeOf(mishap, mishap.entry)
  const all = tokens.filter(({ kind }) => kind === 'name').map(({ text }) => text)
  // Those of the objects that the check passes in: { price: 56, kilos: 25 }.
  const given = [...mishap.check!.run.matchAll(/[{,]\s*([\w$]+):/g)].map(([, name]) => name!)
  const known = [...properties, ...given]
  const found = tokens.find(
    ({ text, kind }, at) =>
      kind === 'name' &&
      tokens[at - 1]?.text === '.' &&
      (text.length > 4 || nearest(text, given) !== null) &&
      !known.includes(text) &&
      nearest(text, known) &&
      all.filter((one) => one === text).length === 1,
  )
  if (!found) return null
  return {
    message: `Line ${found.line} reads ${code(`.${found.text}`)}. Did you mean ${code(`.${nearest(found.text, known)}`)}?`,
    meaning:
      'Reading a property that doesn’t exist is no error in JavaScript: it gives `undefined`, and the calculation goes wrong later.',
    ...place(mishap, found.line),
  }
}

const pastTheEnd: Rule = (mishap) => {
  const { tokens } = codeOf(mishap, mishap.entry)
  const text = mishap.check!.actual ?? ''
  if (!/undefined|NaN/.test(text)) return null
  const last = tokens.findIndex(
    ({ text: one }, at) =>
      one === 'length' && tokens[at + 1]?.text === ']' && tokens[at - 1]?.text === '.' && tokens[at - 3]?.text === '[',
  )
  if (last >= 0) {
    const list = tokens[last - 2]!.text
    return {
      message: `Line ${tokens[last]!.line} reads ${code(`${list}[${list}.length]`)}, one after the last element. The last one is ${code(`${list}[${list}.length - 1]`)} or ${code(`${list}.at(-1)`)}.`,
      meaning: 'The first element has the number 0, so the last one has the number `length - 1`.',
      ...place(mishap, tokens[last]!.line),
    }
  }
  const loop = tokens.findIndex(
    ({ text: one }, at) => one === '<=' && tokens[at + 3]?.text === 'length' && tokens[at + 4]?.text !== '-',
  )
  if (loop < 0) return null
  return {
    message: `The loop on line ${tokens[loop]!.line} goes one step too far. Write ${code('<')} instead of ${code('<=')}.`,
    meaning: 'A list of 3 has the elements 0, 1 and 2. With `<=` the loop also reads element 3, which is `undefined`.',
    ...place(mishap, tokens[loop]!.line),
  }
}

const notNumber: Rule = (mishap) => {
  const { actual, expected } = mishap.check!
  if (!/\bNaN\b/.test(actual ?? '') || /\bNaN\b/.test(expected ?? '')) return null
  return {
    message: `Your code calculates with something that isn’t a number, so the result is ${code('NaN')}. Check that every part is there, and turn texts into numbers with ${code('Number(…)')}.`,
    meaning:
      '`NaN` means “not a number”. It comes from calculating with `undefined`, or from a text such as `12 kg` or `1,200` that isn’t a number. Everything calculated with `NaN` is `NaN` again.',
  }
}

const joined: Rule = (mishap) => {
  const { actual, expected } = mishap.check!
  if (!expected || !actual || !/^-?[\d.]+$/.test(expected) || !/^'-?[\d.]+'$/.test(actual)) return null
  return {
    message: `Your code joins texts instead of adding numbers: the result is ${code(actual)}. Turn the texts into numbers with ${code('Number(…)')} first.`,
    meaning:
      'With texts, `+` puts one after the other: `"10" + 20` is `"1020"`. What people type and what comes from a file or a page is text until you convert it.',
  }
}

const asyncVariable: Rule = (mishap) => {
  if (!/undefined|NaN/.test(mishap.check!.actual ?? '')) return null
  const { tokens } = codeOf(mishap, mishap.entry)
  for (const [index, { text }] of tokens.entries()) {
    if (text !== '=' || tokens[index - 1]?.kind !== 'name') continue
    const found: Explanation | null = unawaited({ ...mishap, failure: null }, tokens[index - 1]!.text)
    if (found) return found
  }
  return null
}

const condition: Rule = (mishap) => conditionWith(mishap, null, mishap.entry)

export const valueRules: Rule[] = [
  condition,
  emptyStatement,
  missingReturn,
  returnInCallback,
  promised,
  asyncVariable,
  compared,
  misspeltProperty,
  pastTheEnd,
  joined,
  wrongCount,
  notNumber,
].map(
  (rule): Rule =>
    (mishap) =>
      mishap.check?.actual && !mishap.failure ? rule(mishap) : null,
)
