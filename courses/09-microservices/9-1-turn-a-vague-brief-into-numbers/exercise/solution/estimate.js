export function estimate({ perDay, busyShare, busyHours, peakFactor, seconds, bytes }) {
  const busy = (perDay * busyShare) / (busyHours * 3600)
  const peak = busy * peakFactor
  return {
    busy: Math.round(busy),
    peak: Math.round(peak),
    inFlight: Math.round(peak * seconds),
    gigabytesPerDay: Math.round(((perDay * bytes) / 1e9) * 10) / 10,
  }
}

export const machines = (peak, perMachine) => Math.max(2, Math.ceil(peak / (perMachine * 0.7)))

export function scarcity({ visitors, things, perBuyer }) {
  const buyers = Math.min(visitors, Math.floor(things / perBuyer))
  return { buyers, oneIn: Math.round(visitors / buyers) }
}

// The UPI switch of the lesson:
console.log(estimate({ perDay: 7_500_000, busyShare: 0.5, busyHours: 8, peakFactor: 3, seconds: 2, bytes: 1000 }))
