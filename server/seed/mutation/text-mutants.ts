import { type Edit, scriptEdits } from './script-mutants.ts'

type Rule = [pattern: RegExp, to: string | ((found: string) => string)]

const oneMore = (digits: string) => String(Number(digits) + 1)
const number: Rule = [/(?<![\w.])\d+(?![\w.])/g, oneMore]
const compared: Rule[] = [
  [/(?<![<>=!-])<(?![<=>])/g, '<='],
  [/<=(?!>)/g, '<'],
  [/(?<![<>=-])>(?![>=])/g, '>='],
  [/>=/g, '>'],
]
const added: Rule[] = [
  [/(?<=[\w)\]'"] )\+(?= )/g, '-'],
  [/(?<=[\w)\]'"] )-(?= )/g, '+'],
  [/(?<=[\w)\]] )\*(?= )/g, '+'],
  [/(?<=[\w)\]] )\/(?= )/g, '*'],
]

const python: Rule[] = [
  number,
  ...compared,
  ...added,
  [/==/g, '!='],
  [/!=/g, '=='],
  [/(?<=[\w)\]] )\/\/(?= )/g, '/'],
  [/(?<=[\w)\]] )%(?= )/g, '*'],
  [/\+=/g, '-='],
  [/-=/g, '+='],
  [/\band\b/g, 'or'],
  [/\bor\b/g, 'and'],
  [/\bnot (?!in\b)/g, ''],
  [/\bTrue\b/g, 'False'],
  [/\bFalse\b/g, 'True'],
  [/\b(?:break|continue)\b/g, 'pass'],
  [/\bmin\(/g, 'max('],
  [/\bmax\(/g, 'min('],
]

const sql: Rule[] = [
  number,
  ...compared,
  ...added,
  [/(?<![<>:!=])=(?![=>])/g, '<>'],
  [/<>/g, '='],
  [/\band\b/gi, 'or'],
  [/\bor\b(?! replace)/gi, 'and'],
  [/\bis null\b/gi, 'is not null'],
  [/\bis not null\b/gi, 'is null'],
  [/\bnot exists\b/gi, 'exists'],
  [/\bleft join\b/gi, 'join'],
  [/(?<!\b(?:left|right|full|cross|outer) )\bjoin\b/gi, 'left join'],
  [/\bdistinct\b(?! on)/gi, ''],
  [/\bdesc\b/gi, 'asc'],
  [/\bunion all\b/gi, 'union'],
  [/\bmin\(/gi, 'max('],
  [/\bmax\(/gi, 'min('],
  [/\bsum\(/gi, 'count('],
]

/** Attributes, elements on a line of their own, and declarations that go missing. */
const html: Rule[] = [
  [/(?<=<[^<>]*)\s[\w-]+="[^"]*"/g, ''],
  [/^[ \t]*<(\w+)[^<>]*>.*<\/\1>[ \t]*$/gm, ''],
]
const css: Rule[] = [[/(?<=[{;]\s*)[\w-]+:[^;{}]+;/g, '']]
/** Of a file of settings, lines that go missing and numbers that are wrong. */
const settings: Rule[] = [number, [/^.*\S.*$/gm, '']]

const rules: Record<string, Rule[]> = { py: python, sql, html, css }

/** What is not code: texts and comments keep their words. */
const quoted: Record<string, RegExp> = {
  py: /#.*$|"""[\s\S]*?"""|'''[\s\S]*?'''|[fr]?"(?:[^"\\\n]|\\.)*"|[fr]?'(?:[^'\\\n]|\\.)*'/gm,
  sql: /--.*$|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|\$(\w*)\$[\s\S]*?\$\1\$/gm,
  html: /<!--[\s\S]*?-->|<!doctype[^>]*>/gi,
  css: /\/\*[\s\S]*?\*\//g,
}

/**
 * Single changes to a text in a language that isn't parsed, by its ending. Markup, styles and settings leave much to their
 * writers, so that most of their changes are no mistakes: only on request.
 */
export function textEdits(ending: string, text: string, withMarkup: boolean): Edit[] {
  const inScripts = ending === 'html' ? inside(text, 'script', scriptEdits) : []
  if (!withMarkup && ending !== 'py' && ending !== 'sql') return inScripts

  const asides = [...text.matchAll(quoted[ending] ?? /^\s*#.*$/gm)].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
    found,
  }))
  const isAside = (at: number) => asides.some(({ start, end }) => at >= start && at < end)
  const changes = (rules[ending] ?? settings).flatMap(([pattern, to]) =>
    [...text.matchAll(pattern)].map(({ index, 0: found }) => ({
      start: index,
      end: index + found.length,
      to: typeof to === 'string' ? to : to(found),
    })),
  )
  const strings = asides.filter(({ found }) => /^[fr]?(['"])(?!\1\1).+\1$/.test(found) && !/^['"]{2}$/.test(found))
  if (ending === 'html') changes.push(...inScripts, ...inside(text, 'style', cssEdits))
  return [
    ...changes.filter(({ start }) => !isAside(start)),
    ...(ending === 'py' || ending === 'sql' ? strings : []).map(({ start, end }) => ({ start, end, to: "''" })),
  ]
}

const cssEdits = (text: string) => textEdits('css', text, true)

/** The changes of scripts or styles in a page, at their places in it. */
const inside = (text: string, tag: string, editsOf: (text: string) => Edit[]): Edit[] =>
  [...text.matchAll(new RegExp(`(<${tag}[^>]*>)([^]*?)</${tag}>`, 'g'))].flatMap(
    ({ index, 1: open = '', 2: code = '' }) => {
      const from = index + open.length
      return editsOf(code).map(({ start, end, to }) => ({ start: from + start, end: from + end, to }))
    },
  )
