import { existsSync, readFileSync } from 'node:fs'

const questions = [
  ['run|start', 'How do I run it?'],
  ['test', 'How do I test it?'],
  ['limit|not yet|missing', 'What doesn’t it do?'],
  ['decision|architecture|why', 'Why is it built like this?'],
] as const

/** Does the README answer a stranger's questions? What is missing. */
export function readmeProblems(): string[] {
  const text = readFileSync('README.md', 'utf8')
  const lines = text.split('\n')
  const [first = '', second = ''] = lines.filter((line) => line.trim() !== '')
  const start = lines.findIndex((line) => line.startsWith('```') || line.startsWith('    '))
  const links = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, target = '']) => target)
  const problems = [
    first.startsWith('# ') ? '' : 'The first line isn’t the name of the project (# Name).',
    second === '' || second.startsWith('#') || second.length > 200 ? 'Below the name, one short sentence says what it is and for whom.' : '',
    /react|fastify|postgres|node|docker|typescript/i.test(second) ? 'The first sentence names tools. Say what it is for.' : '',
    start >= 0 && start <= 40 ? '' : 'There is no command within the first 40 lines.',
    ...questions.map(([word, question]) => (new RegExp(`^#+ .*(${word})`, 'im').test(text) ? '' : `No heading answers: ${question}`)),
    /!\[[^\]\s][^\]]*\]\([^)]+\)/.test(text) ? '' : 'There is no picture with a text alternative.',
    links.includes('architecture.md') ? '' : 'There is no link to architecture.md.',
    ...links.map((link) => (/^(https?:|mailto:)/.test(link) || existsSync(link) ? '' : `This link leads nowhere: ${link}`)),
    /(secret|token)\s*[:=]\s*\S{12,}/i.test(text) ? 'Is there a real secret in the text?' : '',
    text.split(/\s+/).length > 700 ? 'A stranger reads at most 700 words.' : '',
  ]
  return problems.filter((problem) => problem !== '')
}

/** One page with at least five decisions, each with a price, and what was left out. */
export function architectureProblems(): string[] {
  const text = readFileSync('architecture.md', 'utf8')
  const rows = text.split('\n').filter((line) => /^\|.*\|\s*$/.test(line) && !/^\|[\s|:-]+\|\s*$/.test(line))
  const decisions = rows.slice(1).map((row) => row.split('|').slice(1, -1).map((cell) => cell.trim()))
  const left = /^#+ .*left out[^\n]*\n([\s\S]*)/im.exec(text)?.[1] ?? ''
  const problems = [
    decisions.length >= 5 ? '' : `There are ${decisions.length} decisions; write at least five.`,
    ...decisions.map((cells) => (cells.length === 4 && cells.every((cell) => cell.length > 3) ? '' : `“${cells[0]}” needs all four: decision, instead of, because, price.`)),
    /^[-*] /m.test(left) ? '' : 'List what you left out on purpose, below a heading that says so.',
    text.split(/\s+/).length > 700 ? 'It is longer than a page.' : '',
  ]
  return problems.filter((problem) => problem !== '')
}
