import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { countIslands, fastestRoute } from './fastest-route.js'

const metro = JSON.parse(readFileSync(new URL('../../metro-minutes.json', import.meta.url), 'utf8'))
// slow method: Floyd-Warshall over pairs of station and line
const nodes = []
for (const [line, { stations }] of Object.entries(metro.lines)) stations.forEach((station, i) => nodes.push({ station, line, i }))
const far = nodes.map((a) => nodes.map((b) => {
  if (a === b) return 0
  if (a.station === b.station) return metro.changeMinutes
  if (a.line === b.line && Math.abs(a.i - b.i) === 1) return metro.lines[a.line].minutes[Math.min(a.i, b.i)]
  return Infinity
}))
for (let k = 0; k < nodes.length; k++) for (let i = 0; i < nodes.length; i++) for (let j = 0; j < nodes.length; j++)
  far[i][j] = Math.min(far[i][j], far[i][k] + far[k][j])
const best = new Map()
nodes.forEach((a, i) => nodes.forEach((b, j) => {
  const key = `${a.station}>${b.station}`
  best.set(key, Math.min(best.get(key) ?? Infinity, far[i][j]))
}))
const stations = [...new Set(nodes.map((node) => node.station))]
for (const a of stations) for (const b of stations) {
  if (a === b) continue
  const { minutes, path } = fastestRoute(metro, a, b)
  assert.equal(minutes, best.get(`${a}>${b}`))
  assert.equal(path.reduce((sum, ride) => sum + ride.minutes, 0) + (path.length - 1) * metro.changeMinutes, minutes)
}
assert.deepEqual(fastestRoute(metro, 'Rithala', 'Rithala'), { minutes: 0, path: [] })
assert.throws(() => fastestRoute(metro, 'Rithala', 'Nowhere'), /Nowhere/)
assert.equal(countIslands(['..~.', '~~~.', '.~..', '...~', '..~.']), 3)
assert.equal(countIslands(['.~', '~.']), 2)
assert.equal(countIslands([]), 0)
const route = fastestRoute(metro, 'Rithala', 'Botanical Garden')
console.log(route.minutes, route.path.map((ride) => `${ride.line} ${ride.from} to ${ride.to} ${ride.minutes}`).join('; '))
