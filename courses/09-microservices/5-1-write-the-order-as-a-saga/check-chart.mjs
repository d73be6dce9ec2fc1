// node check-chart.mjs chart.json : checks a saga's state chart. The step explains the format.
import { readFileSync } from 'node:fs'

const chart = JSON.parse(readFileSync(process.argv[2] ?? 'chart.json', 'utf8'))
const problems = []
const { start, final, pivot, compensations, states } = chart
const isFinal = (name) => final.includes(name)
const ways = (name) => ['ok', 'refused', 'unknown'].map((result) => states[name]?.[result]).filter(Boolean)

for (const [name, state] of Object.entries(states)) {
  if (!state.do) problems.push(`${name}: what does it do?`)
  for (const result of ['ok', 'refused', 'unknown']) {
    if (!state[result]) problems.push(`${name}: what happens if "${state.do}" is ${result}?`)
    else if (!states[state[result]] && !isFinal(state[result])) problems.push(`${name}: goes to "${state[result]}", which doesn't exist`)
  }
}
const reach = (from) => {
  const seen = new Set()
  const walk = (name) => {
    if (seen.has(name)) return
    seen.add(name)
    ways(name).forEach(walk)
  }
  walk(from)
  return seen
}
const reachable = reach(start)
for (const name of [...Object.keys(states), ...final]) if (!reachable.has(name)) problems.push(`${name}: nobody gets there`)
for (const name of Object.keys(states)) if (![...reach(name)].some(isFinal)) problems.push(`${name}: no way out`)

// Walk every path without "unknown" and compare what was done with what was undone.
const paths = []
function follow(name, done, path) {
  if (path.length > 40) return problems.push(`a path doesn't end: ${path.join(' > ')}`)
  if (isFinal(name)) return paths.push({ end: name, done, path: [...path, name] })
  const state = states[name]
  if (!state) return
  for (const result of ['ok', 'refused']) {
    if (state[result] === name) continue // trying again
    follow(state[result], result === 'ok' ? [...done, state.do] : done, [...path, name])
  }
}
if (problems.length === 0) follow(start, [], [])
for (const { end, done, path } of paths) {
  if (done.includes('person')) continue // a person has settled it
  const undo = Object.values(compensations)
  const open = done.filter((action) => !undo.includes(action) && compensations[action] && !done.includes(compensations[action])).reverse()
  const passed = done.includes(pivot)
  if (passed && end !== 'confirmed') problems.push(`${path.join(' > ')}: "${pivot}" can't be undone, but this ends in ${end}`)
  if (passed && done.some((action) => undo.includes(action))) problems.push(`${path.join(' > ')}: compensates after the pivot`)
  if (!passed && end === 'confirmed') problems.push(`${path.join(' > ')}: confirmed without "${pivot}"`)
  if (!passed && open.length > 0) problems.push(`${path.join(' > ')}: ${open.join(' and ')} never undone`)
  const undone = done.filter((action) => undo.includes(action))
  const wanted = done.filter((action) => compensations[action]).reverse().map((action) => compensations[action])
  if (!passed && open.length === 0 && undone.join() !== wanted.join()) problems.push(`${path.join(' > ')}: undo in reverse order (${wanted.join(', ')})`)
}
for (const problem of new Set(problems)) console.log(`PROBLEM ${problem}`)
if (problems.length === 0) for (const { end, path } of paths) console.log(`${end.padEnd(10)} ${path.join(' > ')}`)
console.log(problems.length === 0 ? `all ${paths.length} paths end well` : `${new Set(problems).size} problems`)
process.exit(problems.length ? 1 : 0)
