import {
  capital,
  code,
  type Explanation,
  failedLine,
  failedText,
  isTimeout,
  type KnownMessage,
  lineOf,
  messageRule,
  type Mishap,
  type Rule,
  textOf,
} from './mishap.ts'
import { nearest } from './nearest.ts'
import { messages } from './python-messages.ts'

const keywords =
  'and as assert async await break class continue def del elif else except False finally for from global if import in is lambda None nonlocal not or pass raise return True try while with yield'.split(
    ' ',
  )
const builtins =
  'print len range sum min max sorted reversed enumerate zip map filter int float str bool list dict set tuple abs round input open type isinstance any all ValueError TypeError KeyError IndexError Exception'.split(
    ' ',
  )
const otherLanguages: Record<string, string> = {
  true: 'True',
  false: 'False',
  null: 'None',
  undefined: 'None',
  console: 'print()',
  length: 'len()',
  Math: 'the module math',
  parseInt: 'int()',
  Number: 'int() or float()',
  String: 'str()',
}
const namesIn = (text: string) => new Set(text.replaceAll(/#.*|'[^'\n]*'|"[^"\n]*"/g, '').match(/[A-Za-z_]\w*/g))

function unknownName(name: string, mishap: Mishap): Explanation {
  const outside = mishap.failure!.file === null
  const text = outside ? textOf(mishap, mishap.entry) : failedText(mishap)
  const names = namesIn(text)
  names.delete(name)
  if (outside) {
    const functions = [...text.matchAll(/^(?:def|class)\s+(\w+)|^(\w+)\s*=/gm)].map(([, one, other]) => one ?? other!)
    const meant = nearest(name, functions)
    return {
      message: meant
        ? `We call ${code(name)}; your file has ${code(meant)}. Rename it to ${code(name)}.`
        : `We look for ${code(name)} in ${code(mishap.entry)} and don’t find it. Write ${code(`def ${name}(…):`)} without indentation.`,
      meaning: 'The check imports your file and calls its functions. Names have to match letter by letter.',
    }
  }
  if (otherLanguages[name]) {
    return {
      message: `${code(name)} isn’t Python. Here it’s ${code(otherLanguages[name])}.`,
      meaning: 'Other languages write this differently. In Python, `True`, `False` and `None` start with a capital.',
    }
  }
  const known = [...builtins, ...names, ...keywords]
  const meant = known.find((one) => one.toLowerCase() === name.toLowerCase()) ?? nearest(name, known)
  return {
    message: meant
      ? `${capital(lineOf(mishap))} uses ${code(name)}, and there is no such name. Did you mean ${code(meant)}?`
      : `${capital(lineOf(mishap))} uses ${code(name)}, and nothing has that name. Give it a value first, or put quotes around it if it’s a text: ${code(`'${name}'`)}.`,
    meaning:
      'A word without quotes is a name of a variable or a function. Python knows it from the line that gives it a value.',
  }
}

const namesMessage: KnownMessage = [/^name '(.+)' is not defined/, ([, name], mishap) => unknownName(name!, mishap)]

const keyError: Rule = (mishap) =>
  mishap.failure?.name !== 'KeyError'
    ? null
    : {
        message: `The dictionary on ${lineOf(mishap)} has no key ${code(mishap.failure.message)}. Use ${code('.get(…)')} if it may be missing.`,
        meaning: 'Square brackets read a key that has to be there. `prices.get("tea", 0)` gives 0 if there is none.',
      }

const invalidSyntax: Rule = (mishap) => {
  if (!mishap.failure?.message.startsWith('invalid syntax')) return null
  const line = failedLine(mishap)
  const where = lineOf(mishap)
  if (/\+\+|--\s*$/.test(line)) {
    return {
      message: `Python has no ${code('++')}. Write ${code('+= 1')} on ${where}.`,
      meaning: '`i += 1` adds 1 to `i`. The short forms `i++` and `i--` belong to other languages.',
    }
  }
  const [, sign] = /(&&|\|\||!(?!=)|^\s*\/\/)/.exec(line) ?? []
  if (sign) {
    const word = { '&&': 'and', '||': 'or', '!': 'not' }[sign] ?? '#'
    return {
      message: `Python writes ${code(word)} instead of ${code(sign.trim())}, on ${where}.`,
      meaning: 'Python uses words where other languages have signs: `and`, `or`, `not`. Comments start with `#`.',
    }
  }
  for (const [word] of line.matchAll(/[A-Za-z_]\w*/g)) {
    const meant = keywords.includes(word)
      ? null
      : (keywords.find((one) => one.toLowerCase() === word.toLowerCase()) ??
        (word.length > 2 ? nearest(word, keywords) : null))
    if (meant) {
      return {
        message: `${capital(where)} has ${code(word)}. Did you mean ${code(meant)}?`,
        meaning: `${code(meant)} is a keyword: a word that Python itself knows, which has to be spelt exactly.`,
      }
    }
  }
  return null
}

/** No error, but None came back. */
const missingReturn: Rule = (mishap) => {
  const { check, failure } = mishap
  if (failure || !check?.actual || !/\bnull\b/.test(check.actual) || /\bnull\b/.test(check.expected ?? '')) return null
  const [, name] = /\b([a-z_]\w*)\s*\(/i.exec(check.run) ?? []
  const body =
    name &&
    new RegExp(`^def\\s+${name}\\b[^\\n]*\\n((?:[ \\t]+[^\\n]*\\n?|\\s*\\n)*)`, 'm').exec(
      textOf(mishap, mishap.entry),
    )?.[1]
  if (!body || /\breturn\b\s*\S/.test(body)) return null
  return {
    message: /\bprint\s*\(/.test(body)
      ? `${code(name)} prints its result but doesn’t return it. Write ${code('return')} instead of ${code('print')}.`
      : `${code(name)} has no ${code('return')}, so it gives back ${code('None')}.`,
    meaning:
      '`print` shows a value to people. `return` gives it back to the code that called the function. Without `return` a function gives back `None`.',
  }
}

const endless: Rule = (mishap) => {
  if (!isTimeout(mishap)) return null
  for (const { path, text } of mishap.files) {
    const lines = text.split('\n')
    for (const [index, line] of lines.entries()) {
      const [, indent, condition] = /^(\s*)while\s+(.+):/.exec(line) ?? []
      if (indent === undefined || !condition) continue
      const end = lines.findIndex(
        (one, at) => at > index && one.trim() !== '' && /^\s*/.exec(one)![0].length <= indent.length,
      )
      const body = lines.slice(index + 1, end < 0 ? undefined : end).join('\n')
      if (/\b(break|return|raise)\b/.test(body)) continue
      const names = [...namesIn(condition)].filter((name) => !keywords.includes(name) && !builtins.includes(name))
      const changes = (name: string) =>
        new RegExp(
          `\\b${name}\\b(\\[[^\\]]*\\])?\\s*([-+*/%]|//)?=(?!=)|\\b${name}\\.(pop|append|remove|clear|add|insert|popleft)`,
        ).test(body)
      if (names.some(changes)) continue
      return {
        message: names[0]
          ? `The loop on line ${index + 1} never ends: nothing in it changes ${code(names[0])}.`
          : `The loop on line ${index + 1} never ends: its condition is always true. Leave it with ${code('break')} or ${code('return')}.`,
        meaning:
          'A `while` loop runs as long as its condition is true, so something in it has to change the condition.',
        place: { file: path, line: index + 1 },
      }
    }
  }
  return null
}

export const pythonRules: Rule[] = [
  endless,
  keyError,
  messageRule([...messages, namesMessage]),
  invalidSyntax,
  missingReturn,
]
