// Does the README answer a stranger's questions? node check-readme.mjs README.md
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const path = process.argv[2] ?? 'README.md'
const text = readFileSync(path, 'utf8')
const lines = text.split('\n')
const problems = []

const [first = '', ...rest] = lines.filter((line) => line.trim() !== '')
if (!first.startsWith('# ')) problems.push('The first line isn’t the name of the project (# Name).')
if (!rest[0] || rest[0].startsWith('#') || rest[0].length > 200) problems.push('Below the name there is no short sentence that says what it is and for whom.')
const startAt = lines.findIndex((line) => line.startsWith('```'))
if (startAt < 0 || startAt > 40) problems.push('There is no command within the first 40 lines.')
for (const [word, question] of [
  ['run|start', 'How do I run it?'],
  ['test', 'How do I test it?'],
  ['limit|not yet|missing|left out', 'What doesn’t it do?'],
  ['decision|architecture|why', 'Why is it built like this?'],
]) {
  if (!new RegExp(`^#+ .*(${word})`, 'im').test(text)) problems.push(`No heading answers: ${question}`)
}
if (!/!\[[^\]]+\]\([^)]+\)/.test(text)) problems.push('There is no picture with a text alternative.')
for (const [, target] of text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)) {
  if (!/^(https?:|mailto:)/.test(target) && !existsSync(join(dirname(path), target))) problems.push(`This link leads nowhere: ${target}`)
}
if (/(password|secret|token)\s*[:=]\s*\S{12,}/i.test(text)) problems.push('Is there a real secret in the text?')
const words = text.split(/\s+/).filter(Boolean).length
if (words > 700) problems.push(`${words} words: a stranger reads at most 700.`)

for (const problem of problems) console.log(`- ${problem}`)
console.log(problems.length === 0 ? `Good: ${words} words, nothing to complain about.` : `${problems.length} to improve.`)
process.exitCode = problems.length === 0 ? 0 : 1
