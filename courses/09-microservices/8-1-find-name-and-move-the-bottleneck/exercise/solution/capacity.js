import today from './today.json'

const round = (value, digits) => Number(value.toFixed(digits))

/** Exact figures, before rounding. */
function exact({ gateway, orders, menu, shards, payments }, rate) {
  const { copies, hotOfficeShare, spreadHotOffice } = shards
  const hottest = spreadHotOffice ? 1 / copies : hotOfficeShare + (1 - hotOfficeShare) / copies
  const all = [
    ['gateway', 1, gateway.ms, gateway.copies * gateway.workersPerCopy],
    ['orders', 1, orders.ms, orders.copies * orders.workersPerCopy],
    ['menu', 1 - menu.cacheHit, menu.ms, menu.copies * menu.workersPerCopy],
    ['shard', hottest, shards.ms, shards.workersPerCopy],
    ['payments', 1, payments.ms, payments.connections],
  ]
  return all.map(([name, share, ms, workers]) => {
    const perSecond = rate * share
    const inside = (perSecond * ms) / 1000
    return { name, perSecond, inside, workers, busy: inside / workers }
  })
}

export const stations = (system, rate) =>
  exact(system, rate).map(({ name, perSecond, inside, workers, busy }) => ({
    name,
    perSecond: round(perSecond, 1),
    inside: round(inside, 1),
    workers,
    busy: round(busy, 2),
  }))

export const bottleneck = (system, rate) =>
  exact(system, rate).reduce((worst, one) => (one.busy > worst.busy ? one : worst)).name

export const workersFor = (perSecond, ms, target = 0.7) => Math.ceil((perSecond * ms) / 1000 / target - 1e-9)

export function limit(system, target = 0.8) {
  // Everything grows with the rate, so the busiest station at 1 order per second decides.
  const busiest = Math.max(...exact(system, 1).map(({ busy }) => busy))
  return Math.floor(target / busiest + 1e-9)
}

export function bill(system) {
  const { gateway, orders, menu, shards, ordersPerDay } = system
  const copies = [gateway, orders, menu, shards].reduce((sum, one) => sum + one.copies * one.rupeesPerCopy, 0)
  const rupees = copies + (menu.cacheHit > 0 ? menu.cacheRupees : 0)
  return { rupees, paisePerOrder: round((rupees * 100) / (ordersPerDay * 30), 2) }
}

console.log(stations(today, 100), bottleneck(today, 100), limit(today), bill(today))
