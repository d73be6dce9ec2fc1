import { Heap } from './heap.js'

/** Edges of the graph whose nodes are pairs of station and line. */
function buildGraph({ lines, changeMinutes }) {
  const edges = new Map()
  const linesAt = new Map()
  const node = (station, line) => `${station}|${line}`
  for (const [line, { stations, minutes }] of Object.entries(lines)) {
    stations.forEach((station, i) => {
      linesAt.set(station, [...(linesAt.get(station) ?? []), line])
      const next = []
      if (i > 0) next.push({ station: stations[i - 1], line, minutes: minutes[i - 1] })
      if (i < stations.length - 1) next.push({ station: stations[i + 1], line, minutes: minutes[i] })
      edges.set(node(station, line), next)
    })
  }
  for (const [station, names] of linesAt)
    for (const a of names) for (const b of names) if (a !== b) edges.get(node(station, a)).push({ station, line: b, minutes: changeMinutes })
  return { edges, linesAt, node }
}

/** Dijkstra with a heap: O((V + E) log V). */
export function fastestRoute(metro, from, to) {
  const { edges, linesAt, node } = buildGraph(metro)
  for (const station of [from, to]) if (!linesAt.has(station)) throw new Error(`There is no station "${station}"`)
  const best = new Map()
  const heap = new Heap((a, b) => a.total - b.total)
  const reach = (entry) => {
    const name = node(entry.station, entry.line)
    if (entry.total >= (best.get(name) ?? Infinity)) return
    best.set(name, entry.total)
    heap.push(entry)
  }
  for (const line of linesAt.get(from)) reach({ station: from, line, total: 0, previous: null })
  while (heap.size > 0) {
    const entry = heap.pop()
    const name = node(entry.station, entry.line)
    if (entry.total > best.get(name)) continue
    if (entry.station === to) return { minutes: entry.total, path: rides(entry) }
    for (const { station, line, minutes } of edges.get(name)) reach({ station, line, total: entry.total + minutes, previous: entry })
  }
  return null
}

function rides(goal) {
  const entries = []
  for (let entry = goal; entry; entry = entry.previous) entries.unshift(entry)
  const path = []
  entries.slice(1).forEach((entry, i) => {
    const before = entries[i]
    if (entry.line !== before.line) return
    const minutes = entry.total - before.total
    const ride = path.at(-1)
    if (ride?.line === entry.line) {
      ride.to = entry.station
      ride.minutes += minutes
    } else path.push({ line: entry.line, from: before.station, to: entry.station, minutes })
  })
  return path
}

export function countIslands(map) {
  const seen = new Set()
  let islands = 0
  map.forEach((row, r) => [...row].forEach((cell, c) => {
    if (cell !== '.' || seen.has(`${r},${c}`)) return
    islands++
    const stack = [[r, c]]
    while (stack.length > 0) {
      const [y, x] = stack.pop()
      if (map[y]?.[x] !== '.' || seen.has(`${y},${x}`)) continue
      seen.add(`${y},${x}`)
      stack.push([y + 1, x], [y - 1, x], [y, x + 1], [y, x - 1])
    }
  }))
  return islands
}
