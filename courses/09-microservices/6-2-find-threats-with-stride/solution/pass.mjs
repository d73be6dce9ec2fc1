// node pass.mjs FOLDER : rules that a machine can check. What they can't see needs people and a whiteboard.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

function readCsv(path) {
  const [head, ...lines] = readFileSync(path, 'utf8').trim().split('\n').map((line) => [...line.matchAll(/("([^"]*)"|[^,]*)(,|$)/g)].map((m) => m[2] ?? m[1]))
  return lines.map((cells) => Object.fromEntries(head.filter(Boolean).map((name, i) => [name, cells[i]])))
}
const folder = process.argv[2]
const today = new Date('2026-11-16')
const findings = []
const add = (where, kind, text) => findings.push({ where, kind, text })

for (const flow of readCsv(join(folder, 'flows.csv'))) {
  const where = `${flow.id} ${flow.from} -> ${flow.to}`
  if (flow.caller_proof === 'none') add(where, 'S', 'the caller proves nothing')
  if (/shared/.test(flow.caller_proof)) add(where, 'S', `"${flow.caller_proof}" says that somebody calls, not who`)
  if (/365 days|long-lived/.test(flow.caller_proof)) add(where, 'S', 'the proof lives too long')
  if (['http', 'tcp', 'postgres'].includes(flow.protocol)) add(where, 'T, I', 'not encrypted: can be read and changed on the way')
  if (flow.logged === 'no') add(where, 'R', 'no log: nobody can show later what happened')
  if (flow.tenant_check === 'none' || /body/.test(flow.tenant_check)) add(where, 'I, E', `tenant check: ${flow.tenant_check}`)
  if (flow.crosses_boundary === 'yes' && flow.rate_limit === 'no' && !['billing', 'menu', 'ci pipeline'].includes(flow.from)) add(where, 'D', 'no limit for calls from outside')
}
for (const secret of readCsv(join(folder, 'secrets.csv'))) {
  const days = Math.round((today - new Date(secret.last_rotated)) / 86_400_000)
  if (days > 90) add(secret.name, 'S', `not rotated for ${days} days`)
  if (!/secret store|hardware/.test(secret.stored_in)) add(secret.name, 'I', `stored in ${secret.stored_in}`)
  if (/\ball\b|\bany\b/.test(secret.rights)) add(secret.name, 'E', `more rights than needed: ${secret.rights}`)
  if (secret.used_by.includes(',')) add(secret.name, 'R', `shared by ${secret.used_by}`)
}
for (const { where, kind, text } of findings) console.log(`${where.padEnd(36)} ${kind.padEnd(5)} ${text}`)
console.log(`${findings.length} findings`)
