import today from './today.json'

/**
 * The stations of a system at a rate (orders per second), in this order: gateway, orders, menu, shard (the busiest one),
 * payments. Each: { name, perSecond, inside, workers, busy }
 *   perSecond  what arrives at this station; menu gets only what its cache doesn't know
 *   inside     requests that are worked on, on average: Little's law
 *   workers    of this station; for a shard, of one shard
 *   busy       inside divided by workers: 1 is full
 * Round perSecond and inside to one decimal, busy to two.
 */
export function stations(system, rate) {
  return []
}

/** The name of the busiest station. */
export function bottleneck(system, rate) {
  return ''
}

/** How many workers (or connections) a station needs, so that it is at most `target` busy. */
export function workersFor(perSecond, ms, target = 0.7) {
  return 0
}

/** The highest whole rate at which no station is more than `target` busy. */
export function limit(system, target = 0.8) {
  return 0
}

/** Rupees per month for all copies, and for the cache if it is used; and paise per order, with two decimals. */
export function bill(system) {
  return { rupees: 0, paisePerOrder: 0 }
}

console.log(stations(today, 100), bottleneck(today, 100), limit(today), bill(today))
