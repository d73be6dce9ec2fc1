// node coupling.mjs history.txt : how often modules change, and how often together
import { readFileSync } from 'node:fs'
const commits = readFileSync(process.argv[2], 'utf8').split(/^commit .*$/m).slice(1)
const alone = new Map()
const together = new Map()
for (const text of commits) {
  const modules = [...new Set([...text.matchAll(/^src\/(\w+)\//gm)].map((m) => m[1]))].sort()
  for (const one of modules) alone.set(one, (alone.get(one) ?? 0) + 1)
  for (let i = 0; i < modules.length; i++)
    for (let j = i + 1; j < modules.length; j++) together.set(`${modules[i]} ${modules[j]}`, (together.get(`${modules[i]} ${modules[j]}`) ?? 0) + 1)
}
console.log('changes:', Object.fromEntries(alone))
for (const [pair, count] of [...together].sort((a, b) => b[1] - a[1])) {
  const [a, b] = pair.split(' ')
  console.log(pair.padEnd(16), String(count).padStart(3), `${Math.round((100 * count) / Math.min(alone.get(a), alone.get(b)))} % of the changes of the quieter one`)
}
