// Usage: node audit.mjs ci.yml [more files]
// Finds the commonest dangers in GitHub workflows, line by line. It doesn't replace your own reading.
import { readFileSync } from 'node:fs'

const rules = [
  [/uses:\s*(?!\.\/|docker:\/\/)[^\s@]+@(?![0-9a-f]{40}\b)\S+/, 'action is not pinned to a full commit SHA'],
  [/permissions:\s*write-all/, 'token may write everything'],
  [/pull_request_target/, 'runs with secrets on code from strangers'],
  [/^\s*(- )?run:\s*(env|printenv)\b|\bprintenv\b/, 'prints all variables'],
  [/\bset\s+-\w*x/, 'set -x prints every command with its values'],
  [/(base64|xxd|rev|od)\b.*secrets\.|secrets\..*\|\s*(base64|xxd|rev|od)\b/, 'a changed secret is not masked'],
  [/\bnpm install\b/, 'npm install may take other versions than the lockfile'],
]
let found = 0
for (const file of process.argv.slice(2)) {
  const lines = readFileSync(file, 'utf8').split('\n')
  const report = (i, text) => {
    found++
    console.log(`${file}:${i + 1}: ${text}`)
  }
  let block = -1 // indentation of a "run: |" block that we are in
  let inJobs = false
  lines.forEach((line, i) => {
    const code = line.replace(/(^|\s)#.*$/, '')
    const indent = code.search(/\S/)
    if (/^jobs:/.test(code)) inJobs = true
    if (block >= 0 && indent >= 0 && indent <= block) block = -1
    const isRun = block >= 0 || /^\s*(- )?run:/.test(code)
    if (/^\s*(- )?run:\s*[|>]/.test(code)) block = indent
    for (const [pattern, text] of rules) if (pattern.test(code)) report(i, text)
    if (isRun && /\$\{\{\s*(github\.event\.|github\.head_ref|inputs\.)/.test(code)) report(i, 'text from outside becomes part of a command')
    if (isRun && /\$\{\{\s*secrets\./.test(code)) report(i, 'secret becomes part of a command: pass it as env of this step')
    if (!inJobs && /^\s+\w+:.*secrets\./.test(code)) report(i, 'every job and every action sees this secret')
  })
  if (!lines.some((line) => /^permissions:/.test(line))) report(0, 'no permissions at the top: the default may write')
}
console.log(found === 0 ? 'nothing found' : `${found} findings`)
process.exitCode = found === 0 ? 0 : 1
