// Usage: node top.mjs FILE.cpuprofile : the functions that were seen most often, by their own time.
import { readFileSync } from 'node:fs'

const { nodes, samples, timeDeltas } = JSON.parse(readFileSync(process.argv[2], 'utf8'))
const byId = new Map(nodes.map((node) => [node.id, node.callFrame]))
const own = new Map()
let all = 0
samples.forEach((id, i) => {
  const { functionName, url, lineNumber } = byId.get(id)
  if (functionName === '(idle)' || functionName === '(program)') return
  const name = `${functionName || '(anonymous)'} ${url ? `${url.split('/').at(-1)}:${lineNumber + 1}` : ''}`.trim()
  own.set(name, (own.get(name) ?? 0) + timeDeltas[i])
  all += timeDeltas[i]
})
for (const [name, time] of [...own].sort((a, b) => b[1] - a[1]).slice(0, 6)) console.log(`${((time / all) * 100).toFixed(1).padStart(5)} %  ${(time / 1000).toFixed(0).padStart(6)} ms  ${name}`)
