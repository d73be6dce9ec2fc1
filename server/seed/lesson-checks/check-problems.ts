/** `node server/seed/lesson-checks/check-problems.ts courses/…/problems/best-trade.md …`: says what is wrong with problems. */
import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseProblem, slugOf } from '#contract/learning/problems/problem-file.ts'
import { reuseRealm } from '#engines/host/reuse.ts'
import { connectToProcess } from '#engines/node/connect.ts'
import { problemRunFaults } from './run-problem.ts'

const paths = process.argv
  .slice(2)
  .flatMap((path) =>
    statSync(path).isDirectory() ? globSync(join(path, '**/problems/*.md')).concat(globSync(join(path, '*.md'))) : path,
  )
  .filter((path) => path.includes('problems/'))
const realms = {
  javascript: reuseRealm(connectToProcess('javascript')),
  python: reuseRealm(connectToProcess('python')),
}
let wrong = 0
for (const path of new Set(paths)) {
  const slug = slugOf(path)
  const { problem, faults } = parseProblem(readFileSync(path, 'utf8'))
  const messages = faults.map(({ line, message }) => `${line ?? '-'}: ${message}`)
  const ran =
    faults.length > 0
      ? null
      : await problemRunFaults({ javascript: realms.javascript.connect, python: realms.python.connect }, slug, problem)
  const all = [...messages, ...(ran?.faults ?? [])]
  const slowest = ran?.timings.toSorted((a, b) => b.ms - a.ms)[0]
  const time = slowest ? `slowest: ${Math.round(slowest.ms)} ms, ${slowest.language}, “${slowest.name}”` : ''
  if (all.length > 0) wrong += 1
  process.stdout.write(`${all.length === 0 ? 'ok  ' : 'WRONG'} ${path}  ${problem.trials.length} trials  ${time}\n`)
  for (const message of all) process.stdout.write(`      ${message}\n`)
}
for (const realm of Object.values(realms)) realm.close()
process.exitCode = wrong > 0 ? 1 : 0
