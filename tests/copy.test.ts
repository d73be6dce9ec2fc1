import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/**
 * Phrases that sound translated, and the term we use instead. Searched in everything users can read: texts of the web,
 * messages of the contract, and what the server sends.
 */
const banned: [RegExp, string][] = [
  [/\b(is|are|was|were|be|been) told\b/i, 'we notify, we tell you'],
  [/\bwhoever\b/i, 'anyone who, the person who'],
  [/(^|[.:;] )Who [a-z]+( \w+)? (is|are|has|gets|sees|keeps|may|still)\b[^?]*$/, 'name the person: learners who …'],
  [/\bplanks?\b/i, 'step'],
  [/\b(stands?|stood) (here|there|beside|in it|on the)\b/i, 'is shown, is listed'],
  [/\banew\b/i, 'again'],
  [/\bhand(s|ed|ing)? (it |them |this |your \w+ )?in\b/i, 'submit'],
  [/\bhand-?ins?\b/i, 'submission'],
  [/\b(is|are) needed\b/i, 'is required'],
  [/(?<!one )\bof ours\b/i, 'our'],
  [/\bgo on where\b/i, 'pick up where you left off'],
  [/\bgoes on\b/i, 'continues'],
  [/\bmails?\b/i, 'email'],
  [/\be-mails?\b/i, 'email'],
  [/\bnotices?\b/i, 'notification'],
  [/\bhas us\b/i, 'we are required by law to'],
  [/\bneed not\b/i, "don't need to"],
  [/\bput down\b/i, 'added'],
  [/\bbeside (it|them|that|this|each)\b/i, 'next to'],
  [/\bmade out\b/i, 'issued'],
  [/\bis not accepted: only\b/i, "isn't accepted. You can …"],
  [/\bwithin reach\b/i, 'say what is possible'],
  [/\bby now\b/i, 'already'],
  [/\bto come already\b/i, 'already have'],
  [/\bdoes no harm\b|\bdo no harm\b/i, "doesn't matter"],
  // Not the variants of Tailwind, such as signed-in:hidden.
  [/\bsign(ed|ing|s)?( you| them)?[ -](in|out)\b(?!:)/i, 'log in, log out'],
  [/\bLog(in|out)\b/, 'log in, log out'],
  [/\blimited number\b/i, 'say how many'],
]

/** The spec's own texts stay as they are. */
const fromTheSpec = ["You don't have access to all courses yet", 'Login failed. Please try again.']

/** For the operator's log. */
const logged = new Set(['signed in', 'sign-in refused'])

const isSource = (file: string) =>
  /\.tsx?$/.test(file) &&
  !/\.(test|spec)\.tsx?$/.test(file) &&
  !/^server\/(testing|seed\/attempts|migrations)\//.test(file)

const sources = ['web', 'contract', 'server']
  .flatMap((side) => readdirSync(side, { recursive: true, encoding: 'utf8' }).map((file) => join(side, file)))
  .filter(isSource)

/** Sentences in string literals, template literals and JSX text; a sentence has at least two words. */
function textsOf(source: string): string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*(\/\/|import ).*$/gm, '')
  const literals = code.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`|>([^<>{}]+)</g)
  return [...literals]
    .map(([, single, double, template, jsx]) => (single ?? double ?? template ?? jsx ?? '').trim())
    .filter(
      (text) =>
        /[A-Za-z]{2,} \S*[A-Za-z]{2,}/.test(text) && !/[=;{]\s|\bselect\b|\bfrom\b .*\bwhere\b|className/.test(text),
    )
}

const texts = sources.flatMap((file) =>
  textsOf(readFileSync(file, 'utf8')).map((text) => ({ file, text: text.replaceAll(/\s+/g, ' ') })),
)

test('there are texts to read', () => expect(texts.length).toBeGreaterThan(1_000))

test('no text a person reads uses a phrase that sounds translated', () => {
  const found = texts
    .filter(({ text }) => !fromTheSpec.some((quoted) => text.includes(quoted)) && !logged.has(text))
    .flatMap(({ file, text }) =>
      banned.filter(([pattern]) => pattern.test(text)).map(([, better]) => `${file}: “${text}” → ${better}`),
    )
  expect(found.join('\n')).toBe('')
})

test('Login and Logout are the labels that the spec fixes, in the top navigation and the user menu', () => {
  const label = />\s*Log(in|out)\s*<|(?<==|: |\()['"]Log(in|out)['"]/g
  const found = sources.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(label)].map(() => file))
  expect(found.toSorted()).toEqual([
    'web/app/areas/user-menu.tsx',
    'web/app/public/public.layout.tsx',
    'web/app/public/public.layout.tsx',
  ])
})

test('an email starts with a capital letter after its greeting', () => {
  const greeting = /Hello [^\n]*?,(?:\\n)+\s*([a-z])|`Hello [^`]*,`,\s*['"`]([a-z])/g
  const found = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(greeting)].map(([text]) => `${file}: ${text}`),
  )
  expect(found.join('\n')).toBe('')
})

test.each([
  ['We told them: who asked is told.', true],
  ['Look into your mail', true],
  ['Check your email. It may be in your spam folder.', false],
  ['You can hand it in again', true],
  ['Please sign in again', true],
  ['Log in to see your login attempts', false],
])('“%s” is odd: %s', (text, isOdd) => expect(banned.some(([pattern]) => pattern.test(text))).toBe(isOdd))
