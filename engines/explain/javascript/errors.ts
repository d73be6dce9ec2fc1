import { code, type Explanation, failedFile, messageRule, type Mishap, type Rule } from '../mishap.ts'
import { nearest } from '../nearest.ts'
import { globals, keywords, namesIn } from './code.ts'
import { messages } from './error-messages.ts'
import { codeOf, scriptOf, tokensOnLine } from './source.ts'

const otherLanguages: Record<string, string> = {
  print: 'console.log()',
  len: '.length',
  True: 'true',
  False: 'false',
  None: 'null',
  nil: 'null',
  str: 'String()',
  int: 'Number()',
  range: 'a for loop',
  echo: 'console.log()',
  printf: 'console.log()',
}

/** Chromium and Firefox, then Safari. */
const unknownName: Rule = (mishap) => {
  const { message = '', line = null } = mishap.failure ?? {}
  const [, one, other] = /^(?:([\p{L}\w$]+) is not defined|Can't find variable: ([\p{L}\w$]+))$/u.exec(message) ?? []
  const name = one ?? other
  if (!name || mishap.failure!.file === null) return null
  const { tokens } = codeOf(mishap)
  const names = namesIn(tokens)
  names.delete(name)
  const where = line ? `Line ${line} uses ${code(name)}, and` : `Your code uses ${code(name)}, and`
  const known = [...globals, ...names]
  const sameLetters = known.find((known) => known.toLowerCase() === name.toLowerCase())
  if (sameLetters) {
    return {
      message: `Write ${code(sameLetters)} instead of ${code(name)}: capital and small letters are different.`,
      meaning:
        'JavaScript distinguishes capitals: `Console` and `console` are two different names, and only the second one exists.',
    }
  }
  const keyword = nearest(name, keywords)
  if (keyword && !nearest(name, known)) {
    return {
      message: `Line ${line} has ${code(name)}. Did you mean ${code(keyword)}?`,
      meaning: `${code(keyword)} is a keyword: a word that JavaScript itself knows, which has to be spelt exactly.`,
    }
  }
  if (otherLanguages[name]) {
    return {
      message: `${code(name)} isn’t JavaScript. Here it’s ${code(otherLanguages[name])}.`,
      meaning: `Other languages have ${code(name)}; in JavaScript the same is written differently.`,
    }
  }
  const isDeclared = tokens.some(
    ({ text }, index) => text === name && /^(const|let|class|function)$/.test(tokens[index - 1]?.text ?? ''),
  )
  if (isDeclared) {
    return {
      message: `${where} it only exists inside another block. Declare it before the curly brackets in which you use it.`,
      meaning:
        'A variable lives between the curly brackets `{ }` in which it’s declared. Outside them, or in another function, nobody knows it.',
    }
  }
  const meant = nearest(name, known)
  if (meant) {
    return {
      message: `${where} there is no such name. Did you mean ${code(meant)}?`,
      meaning: 'JavaScript finds a variable only under exactly the name with which it was declared.',
    }
  }
  const before = tokens.find(({ text, line: at }) => text === name && at === line)
  const isCalled = before && tokens[tokens.indexOf(before) + 1]?.text === '('
  return {
    message: isCalled
      ? `${where} no function has that name. Write it, import it, or check the name.`
      : `${where} nothing has that name. Check its spelling, make it first with ${code('const')}, or put quotes around it if it’s a text: ${code(`'${name}'`)}.`,
    meaning: 'A word without quotes is a name of a variable or a function. Texts are in quotes.',
  }
}

/** What stands before `.name` or `[…]` on the line that failed. */
function readExpression(mishap: Mishap, property: string): string | null {
  const tokens = tokensOnLine(mishap)
  const source = scriptOf(mishap, failedFile(mishap))
  for (const [index, token] of tokens.entries()) {
    const isDot = (token.text === '.' || token.text === '?.') && tokens[index + 1]?.text === property
    const isIndex =
      token.text === '[' && index > 0 && (tokens[index - 1]!.kind === 'name' || tokens[index - 1]!.text === ']')
    if (!isDot && !(isIndex && /^\d+$/.test(property))) continue
    let start = index - 1
    let depth = 0
    while (start >= 0) {
      const { text, kind } = tokens[start]!
      if (text === ')' || text === ']') depth += 1
      else if (text === '(' || text === '[') depth -= 1
      if (depth < 0 || (depth === 0 && kind !== 'name' && !/^[.?)\]([]+$/.test(text))) break
      if (depth === 0 && kind === 'name' && tokens[start - 1]?.kind === 'name') {
        start -= 1
        break
      }
      start -= 1
    }
    const first = tokens[start + 1]
    if (first && first.start < token.start) return source.slice(first.start, token.start)
  }
  return null
}

const readFromNothing: Rule = (mishap) => {
  const { message = '', line = null, file = null } = mishap.failure ?? {}
  const [, nothing, property] =
    /^Cannot (?:read|set) properties of (undefined|null) \((?:reading|setting) '(.*)'\)$/.exec(message) ?? []
  const [, other, kind] = /evaluating '([^']+)'|^([\w.$[\]]+) is (?:undefined|null)$/.exec(message) ?? []
  if ((!nothing && !other && !kind) || file === null) return null
  const value = nothing ?? (message.includes('null') ? 'null' : 'undefined')
  const expression =
    property === undefined ? (other ?? kind)!.replace(/\.[\w$]+$/, '') : readExpression(mishap, property)
  const loop = tooFar(mishap, expression ?? '')
  if (loop) return loop
  const [, selector] = /querySelector\(\s*['"`]([^'"`]+)/.exec(expression ?? '') ?? []
  if (value === 'null' && selector) return noElement(selector)
  const variable = value === 'null' && expression ? elementVariable(mishap, expression) : null
  if (variable) return noElement(variable)
  const what = expression ? code(expression) : 'the value before it'
  return {
    message: `On line ${line}, ${what} is ${code(value)}, so it has no ${property === undefined ? 'properties' : code(property)}. Find out why it’s empty: print it with ${code('console.log')} one line above.`,
    meaning: `${code('undefined')} and ${code('null')} mean “nothing here”: a function without ${code('return')}, a list position that doesn’t exist, a misspelt property, or an element that isn’t in the page. Nothing has no properties, so reading one fails.`,
  }
}

function noElement(selector: string): Explanation {
  return {
    message: `Your script looks for ${code(selector)}, and no element of the page fits. Check the spelling, and that the script runs after the element.`,
    meaning:
      '`querySelector` returns `null` if no element fits. `#name` looks for an `id`, `.name` for a `class`, and a word alone for a tag. A script at the top runs before the elements below it exist, unless it has `type="module"` or `defer`.',
  }
}

/** The selector of a variable: const button = document.querySelector('#add'). */
function elementVariable(mishap: Mishap, name: string): string | null {
  const pattern = new RegExp(
    `\\b${name.replaceAll(/[^\w]/g, '\\$&')}\\s*=\\s*document\\.(querySelector|getElementById)\\(\\s*['"\`]([^'"\`]+)`,
  )
  const [, method, selector] = pattern.exec(scriptOf(mishap, failedFile(mishap))) ?? []
  return selector ? (method === 'getElementById' ? `#${selector}` : selector) : null
}

/** A loop that runs up to and including the length, or down from it. */
function tooFar(mishap: Mishap, expression: string): Explanation | null {
  const [, list, index] = /^([\w.$]+)\[(\w+)(?: [-+] \d)?\]$/.exec(expression) ?? []
  if (!list || !index) return null
  const lines = scriptOf(mishap, failedFile(mishap)).split('\n')
  const at = lines.findIndex((text) => new RegExp(`\\b${index}\\s*<=\\s*[\\w.$]+\\.length\\b(?!\\s*-)`).test(text))
  if (at < 0) return null
  return {
    message: `The loop on line ${at + 1} goes one step too far: ${code(`${list}[${list}.length]`)} doesn’t exist. Write ${code('<')} instead of ${code('<=')}.`,
    meaning:
      'The first element of a list has the number 0, so the last one has the number `length - 1`. A list of 3 has the elements 0, 1 and 2.',
    place: { file: failedFile(mishap), line: at + 1 },
  }
}

const methods =
  'push pop shift unshift slice splice map filter reduce forEach find findIndex findLast includes indexOf join sort toSorted reverse toReversed concat some every flat flatMap at keys values entries fill split trim toUpperCase toLowerCase replace replaceAll startsWith endsWith padStart padEnd repeat charAt toFixed toString add has get set delete clear then catch finally log error append addEventListener querySelector querySelectorAll createElement getElementById remove setAttribute getAttribute preventDefault round floor ceil max min abs random parse stringify'.split(
    ' ',
  )
const values = new Set(['length', 'size', 'textContent', 'value', 'innerHTML', 'name'])

const notFunction: Rule = (mishap) => {
  const { message = '', line = null, file = null } = mishap.failure ?? {}
  const [, name] = /^(.+?) is not a function/.exec(message) ?? []
  if (!name || file === null) return null
  const last = /([\w$]+)$/.exec(name)?.[1] ?? name
  if (name.includes('.') && values.has(last)) {
    return {
      message: `${code(last)} is a value, not a function. Remove the brackets after it on line ${line}.`,
      meaning:
        '`length` is a number that a list or text has: `items.length`. Functions are called with brackets: `items.push(1)`.',
    }
  }
  const forgotten = unawaited(mishap, name.split('.')[0]!)
  if (name.includes('.') && forgotten) return forgotten
  const meant = name.includes('.') ? nearest(last, methods) : nearest(last, [...namesIn(codeOf(mishap).tokens)])
  const sameLetters =
    name.includes('.') && methods.find((one) => one.toLowerCase() === last.toLowerCase() && one !== last)
  if (sameLetters || (meant && name.includes('.'))) {
    return {
      message: `Line ${line} calls ${code(name)}, which doesn’t exist. Did you mean ${code(sameLetters || meant!)}?`,
      meaning: 'A method has to be called by its exact name, capitals too: `toUpperCase`, `forEach`, `push`.',
    }
  }
  if (name.includes('.') && methods.includes(last)) {
    const owner = name.slice(0, name.lastIndexOf('.'))
    return {
      message: `On line ${line}, ${code(owner)} has no ${code(last)}: it isn’t the kind of value that you expect. Print it with ${code(`console.log(${owner})`)}.`,
      meaning: `Lists have ${code('push')} and ${code('map')}, texts have ${code('trim')} and ${code('split')}, numbers have ${code('toFixed')}. If a method is missing, the value is of another kind, for instance a text in place of a list.`,
    }
  }
  return {
    message: `Line ${line} calls ${code(`${name}()`)}, but ${code(name)} isn’t a function.`,
    meaning:
      'Brackets after a name call it. Only functions can be called; a number, a text, a list or `undefined` can’t. Perhaps another variable has the same name as your function.',
  }
}

/** A variable that holds a promise: its value comes from an async function without await. */
export function unawaited(mishap: Mishap, name: string): Explanation | null {
  const { tokens, functions } = codeOf(mishap)
  const waiting = new Set([...functions.filter((one) => one.isAsync).map((one) => one.name), 'fetch'])
  const at = tokens.findIndex(
    ({ text }, index) => text === name && tokens[index + 1]?.text === '=' && waiting.has(tokens[index + 2]?.text ?? ''),
  )
  if (at < 0) return null
  const called = tokens[at + 2]!
  return {
    message: `${code(`${called.text}()`)} returns a promise. Write ${code(`await ${called.text}(…)`)} on line ${called.line} to get its value.`,
    meaning:
      'An async function returns a promise at once; its value comes later. `await` waits for it. Without it you work with the promise itself, which has none of the properties that you expect.',
    place: { file: failedFile(mishap), line: called.line },
  }
}

const constant: Rule = (mishap) => {
  const { message = '', line } = mishap.failure ?? {}
  if (!/^Assignment to constant variable|^invalid assignment to const/.test(message)) return null
  const tokens = tokensOnLine(mishap)
  const at = tokens.findIndex(({ text }) => /^([-+*/%]|\*\*)?=$|^\+\+$|^--$/.test(text))
  const name = tokens[at - 1]?.kind === 'name' ? tokens[at - 1]! : tokens[at + 1]
  if (at < 0 || name?.kind !== 'name') return null
  const condition = conditionWith(mishap, line ?? 0)
  if (condition) return condition
  const declared = codeOf(mishap).tokens.find(
    ({ text }, index, all) => text === name.text && all[index - 1]?.text === 'const',
  )
  return {
    message: `${code(name.text)} is a constant, and line ${line} changes it. Declare it with ${code('let')} instead of ${code('const')}${declared ? ` on line ${declared.line}` : ''}.`,
    meaning: '`const` means that a name keeps its value. Use `let` for what changes, such as a sum or a counter.',
    ...(declared && { place: { file: failedFile(mishap), line: declared.line } }),
  }
}

/** `=` in the condition of if or while. */
export function conditionWith(mishap: Mishap, line: number | null, path = failedFile(mishap)): Explanation | null {
  const { tokens } = codeOf(mishap, path)
  for (const [index, token] of tokens.entries()) {
    if (!/^(if|while)$/.test(token.text) || tokens[index + 1]?.text !== '(') continue
    if (line !== null && token.line !== line) continue
    let depth = 0
    for (let at = index + 1; at < tokens.length; at += 1) {
      if (tokens[at]!.text === '(') depth += 1
      if (tokens[at]!.text === ')') depth -= 1
      if (depth === 0) break
      if (depth !== 1 || tokens[at]!.text !== '=') continue
      return {
        message: `The condition on line ${token.line} has one ${code('=')}, which changes the variable. To compare, write ${code('===')}.`,
        meaning:
          'One `=` stores a value, and the condition is then that value. Three, `===`, ask whether two values are equal.',
        place: { file: path, line: token.line },
      }
    }
  }
  return null
}

export const errorRules: Rule[] = [unknownName, readFromNothing, notFunction, constant, messageRule(messages)]
