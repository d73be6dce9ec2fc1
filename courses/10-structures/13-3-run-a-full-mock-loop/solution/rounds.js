/** 1A: the heaviest goes with the lightest, if they fit. O(n log n). */
export function fewestTrips(weights, limit) {
  const sorted = weights.toSorted((a, b) => a - b)
  if (sorted.at(-1) > limit) return -1
  let trips = 0
  for (let light = 0, heavy = sorted.length - 1; light <= heavy; heavy--, trips++)
    if (light < heavy && sorted[light] + sorted[heavy] <= limit) light++
  return trips
}

/** 1B: sweep over arrivals and departures; at the same minute, departures come first. O(n log n). */
export function busiest(visits) {
  const events = visits.flatMap(({ from, to }) => [{ at: from, change: 1 }, { at: to, change: -1 }])
  events.sort((a, b) => a.at - b.at || a.change - b.change)
  let best = { people: 0, minute: null }
  let people = 0
  for (const { at, change } of events) {
    people += change
    if (people > best.people) best = { people, minute: at }
  }
  return best
}

/** 1C: the lowest fares with at most 1, 2, … buses, layer by layer. O(most × buses). */
export function cheapest(n, buses, most) {
  let fares = Array(n).fill(Infinity)
  fares[0] = 0
  for (let taken = 0; taken < most; taken++) {
    const next = [...fares]
    for (const [from, to, fare] of buses) next[to] = Math.min(next[to], fares[from] + fare)
    fares = next
  }
  return fares[n - 1] === Infinity ? -1 : fares[n - 1]
}

/** 2: breadth-first search from all clinics at once. O(cells). */
export function farthest(map) {
  const steps = map.map((row) => Array(row.length).fill(-1))
  const queue = []
  let land = 0
  map.forEach((row, r) => [...row].forEach((cell, c) => {
    if (cell === 'C') {
      steps[r][c] = 0
      queue.push([r, c])
    } else if (cell === '.') land++
  }))
  let most = 0
  for (const [r, c] of queue)
    for (const [y, x] of [[r + 1, c], [r - 1, c], [r, c + 1], [r, c - 1]])
      if (map[y]?.[x] === '.' && steps[y][x] === -1) {
        most = steps[y][x] = steps[r][c] + 1
        land--
        queue.push([y, x])
      }
  return land === 0 ? most : -1
}
