/** State: row and column. O(rows × columns). */
export function cheapestChannel(fields) {
  const table = [fields[0]]
  for (const row of fields.slice(1)) {
    const above = table.at(-1)
    table.push(row.map((cost, c) => cost + above[cheapestAbove(above, c)]))
  }
  const last = table.at(-1)
  const columns = [last.indexOf(Math.min(...last))]
  for (let r = fields.length - 2; r >= 0; r--) columns.unshift(cheapestAbove(table[r], columns[0]))
  return { cost: Math.min(...last), columns }
}

function cheapestAbove(above, c) {
  let best = c
  for (const other of [c - 1, c + 1]) if (above[other] < above[best]) best = other
  return best
}

/** State: first and last heap of a part, from short parts to long ones. O(n³). */
export function mergeHeaps(sacks) {
  const n = sacks.length
  const total = [0]
  for (const heap of sacks) total.push(total.at(-1) + heap)
  const best = Array.from({ length: n }, () => Array(n).fill(0))
  for (let length = 2; length <= n; length++) {
    for (let from = 0; from + length <= n; from++) {
      const to = from + length - 1
      let cheapest = Infinity
      for (let cut = from; cut < to; cut++) cheapest = Math.min(cheapest, best[from][cut] + best[cut + 1][to])
      best[from][to] = cheapest + total[to + 1] - total[from]
    }
  }
  return best[0]?.[n - 1] ?? 0
}

/** State: the set of taken jobs. O(2ⁿ × n). */
export function assignJobs(cost) {
  const memo = new Map()
  function cheapest(person, taken) {
    if (person === cost.length) return { total: 0, jobs: [] }
    if (!memo.has(taken)) {
      let best = { total: Infinity, jobs: [] }
      for (let job = 0; job < cost.length; job++) {
        if (taken & (1 << job)) continue
        const rest = cheapest(person + 1, taken | (1 << job))
        const total = cost[person][job] + rest.total
        if (total < best.total) best = { total, jobs: [job, ...rest.jobs] }
      }
      memo.set(taken, best)
    }
    return memo.get(taken)
  }
  return cheapest(0, 0)
}
