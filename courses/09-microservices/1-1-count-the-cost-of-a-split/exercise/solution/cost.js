export function costOfSplit(calls) {
  let milliseconds = 0
  let working = 1
  for (const call of calls) {
    milliseconds += call.milliseconds
    working *= call.works
  }
  return { milliseconds, failed: Math.round((1 - working) * 10_000) }
}

console.log(costOfSplit([
  { milliseconds: 20, works: 0.99 },
  { milliseconds: 40, works: 0.99 },
  { milliseconds: 30, works: 0.99 },
]))
