// node coupling.mjs history.txt : how often modules change, and how often together
import { readFileSync } from 'node:fs'
const commits = readFileSync(process.argv[2], 'utf8')
  .split(/^commit .*$/m)
  .slice(1)
  .map((text) => text.split('\n').filter(Boolean))
  .filter((files) => files.length <= 20) // a commit that renames everything says nothing
  .map((files) => new Set(files.map((file) => /^src\/(\w+)\//.exec(file)?.[1]).filter(Boolean)))
const changes = (...modules) => commits.filter((commit) => modules.every((one) => commit.has(one))).length

const modules = [...new Set(commits.flatMap((commit) => [...commit]))].sort()
console.log('changes:', Object.fromEntries(modules.map((one) => [one, changes(one)])))
const pairs = modules.flatMap((a, i) => modules.slice(i + 1).map((b) => ({ a, b, count: changes(a, b) })))
for (const { a, b, count } of pairs.sort((one, two) => two.count - one.count))
  console.log(`${a} ${b}`.padEnd(16), String(count).padStart(3), `${Math.round((100 * count) / Math.min(changes(a), changes(b)))} % of the changes of the quieter one`)
