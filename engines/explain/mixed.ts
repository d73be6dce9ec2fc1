import type { Language } from '../program.ts'
import { type Mishap, type Rule, textOf } from './mishap.ts'

const labels: Record<Language, string> = {
  javascript: 'JavaScript',
  typescript: 'TypeScript',
  python: 'Python',
  sql: 'SQL',
  html: 'HTML',
  config: 'Configuration',
  project: 'a project',
}

type Written = 'python' | 'javascript' | 'sql' | 'html' | 'java' | 'c'
const written: Record<Written, string> = {
  python: 'Python',
  javascript: 'JavaScript',
  sql: 'SQL',
  html: 'HTML',
  java: 'Java',
  c: 'C or C++',
}

/** Lines that only one language has. */
const signs: [Written, RegExp][] = [
  [
    'python',
    /^\s*(?:def\s+\w+\s*\(.*\)\s*(?:->.*)?:|elif\b.*:|(?:if|for|while)\s[^({]*[^{]:\s*$|from\s+\w+\s+import\s|print\s*\(f?["'].*["']\)\s*$|class\s+\w+(?:\(\w*\))?:\s*$)/,
  ],
  [
    'sql',
    /^\s*(?:select\s+[\w*.,\s()]+\s+from\s|insert\s+into\s|create\s+table\s|update\s+\w+\s+set\s|delete\s+from\s)/i,
  ],
  ['java', /^\s*(?:public\s+(?:static\s+)?(?:class|void|int|String)\b|System\.out\.print|import\s+java\.)/],
  ['c', /^\s*#include\s*[<"]|^\s*(?:int|void)\s+main\s*\(|^\s*std::|^\s*printf\s*\(/],
  ['html', /^\s*<(?:!doctype html|html|head|body|div|h1|p|ul|button|script|form)\b[^>]*>/i],
  ['javascript', /^\s*(?:export\s+)?(?:async\s+)?(?:function\s+\w+\s*\(|(?:const|let)\s+\w+\s*=|console\.log\s*\()/],
]

const own: Record<Language, Written[]> = {
  javascript: ['javascript', 'html'],
  typescript: ['javascript', 'html'],
  python: ['python'],
  sql: ['sql'],
  // The scripts of a page, too.
  html: ['html', 'javascript'],
  config: [],
  project: [],
}

/** The language in which the entry file seems to be written, if that isn't the one of the exercise. */
function otherLanguage({ language, entry, files }: Mishap): Written | null {
  const text = textOf({ files } as Mishap, entry)
  const counts = new Map<Written, number>()
  for (const line of text.split('\n')) {
    const found = signs.find(([, pattern]) => pattern.test(line))
    if (found) counts.set(found[0], (counts.get(found[0]) ?? 0) + 1)
  }
  const [best] = [...counts].toSorted(([, a], [, b]) => b - a)
  if (!best || own[language].includes(best[0])) {
    const isPage = language !== 'html' && best?.[0] === 'html' && /^\s*</.test(text)
    return isPage ? 'html' : null
  }
  // A page may show code, and a script may contain a query in a text.
  const [name] = best
  return name === 'sql' && language !== 'python' && /^\s*(export|const|let|import|function)\b/m.test(text) ? null : name
}

export const mixedLanguages: Rule = (mishap) => {
  const { language, failure } = mishap
  // Code that runs is no other language.
  if (!failure || !/^(SyntaxError|IndentationError|ERROR)$/.test(failure.name)) return null
  const other = otherLanguage(mishap)
  if (!other) return null
  return {
    message: `This looks like ${written[other]}. This exercise is in ${labels[language]}.`,
    meaning: `Every programming language has its own words and signs. The lesson above shows how the same is written in ${labels[language]}. Check that you are in the right exercise and the right tab.`,
  }
}
