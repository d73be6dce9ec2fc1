const CHANGE = 1000 // more than the stops of any route

/** The route with the fewest changes and, among those, the fewest stops. Nodes are pairs of station and line. */
export function findRoute(lines, from, to) {
  const linesAt = new Map()
  for (const [line, stations] of Object.entries(lines))
    for (const station of stations) linesAt.set(station, [...(linesAt.get(station) ?? []), line])
  for (const station of [from, to]) if (!linesAt.has(station)) throw new Error(`There is no station "${station}"`)

  const key = (station, line) => `${station}|${line}`
  const open = new Map()
  const done = new Set()
  for (const line of linesAt.get(from)) open.set(key(from, line), { station: from, line, cost: 0, previous: null })

  while (open.size > 0) {
    let node = null
    for (const candidate of open.values()) if (!node || candidate.cost < node.cost) node = candidate
    open.delete(key(node.station, node.line))
    done.add(key(node.station, node.line))
    if (node.station === to) return describe(node)

    const stations = lines[node.line]
    const at = stations.indexOf(node.station)
    const next = [stations[at - 1], stations[at + 1]]
      .filter(Boolean)
      .map((station) => ({ station, line: node.line, cost: node.cost + 1 }))
    for (const line of linesAt.get(node.station))
      if (line !== node.line) next.push({ station: node.station, line, cost: node.cost + CHANGE })
    for (const step of next) {
      const name = key(step.station, step.line)
      if (!done.has(name) && step.cost < (open.get(name)?.cost ?? Infinity)) open.set(name, { ...step, previous: node })
    }
  }
  return null
}

function describe(goal) {
  const nodes = []
  for (let node = goal; node; node = node.previous) nodes.unshift(node)
  const path = []
  nodes.slice(1).forEach((node, i) => {
    const before = nodes[i]
    if (node.line !== before.line) return
    const ride = path.at(-1)
    if (ride?.line === node.line) {
      ride.to = node.station
      ride.stops++
    } else path.push({ line: node.line, from: before.station, to: node.station, stops: 1 })
  })
  return { changes: Math.floor(goal.cost / CHANGE), stops: goal.cost % CHANGE, path }
}
