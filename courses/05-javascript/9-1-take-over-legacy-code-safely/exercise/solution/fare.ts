const perKm = new Map([
  ['SL', 0.5],
  ['3A', 1.3],
  ['2A', 1.9],
  ['1A', 3.2],
])
const perKmOfOthers = 0.35
const longDistanceKm = 1000
const longDistanceDiscount = 0.15
const minimumFare = 30
const infantBelow = 5
const childBelow = 12
const seniorFrom = 60
const seniorDiscount = 0.4
const tatkalRate = 0.3
const tatkalLimits = { sleeper: { least: 100, most: 200 }, other: { least: 300, most: 500 } }
const mealPrice = 185

type Options = { meal?: boolean }

export function fare(km: number, cls: string, age: number, quota: string, opts: Options = {}): number {
  const ticket = reduceForAge(baseFare(km, cls), age, quota)
  const tatkal = quota === 'TQ' ? tatkalCharge(ticket, cls) : 0
  const meal = opts.meal && cls !== '1A' ? mealPrice : 0
  return roundToFive(ticket + tatkal + meal)
}

function baseFare(km: number, cls: string): number {
  const rate = perKm.get(cls) ?? perKmOfOthers
  const beyond = Math.max(0, km - longDistanceKm)
  const full = km * rate - beyond * rate * longDistanceDiscount
  return cls === '1A' ? full : Math.max(minimumFare, full)
}

function reduceForAge(base: number, age: number, quota: string): number {
  if (age < infantBelow) return 0
  if (age < childBelow) return base / 2
  return age >= seniorFrom && quota !== 'TQ' ? base - base * seniorDiscount : base
}

/** Odd, but kept: an infant who travels free still pays the lowest tatkal charge. */
function tatkalCharge(ticket: number, cls: string): number {
  const { least, most } = cls === 'SL' ? tatkalLimits.sleeper : tatkalLimits.other
  return Math.min(most, Math.max(least, ticket * tatkalRate))
}

function roundToFive(rupees: number): number {
  return Math.round(rupees / 5) * 5
}
