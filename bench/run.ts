import { measureCost } from './cost/run.ts'
import { measureGrowth } from './growth/run.ts'
import { measurePhone } from './phone/phone.ts'

const { BENCH_ONLY = '' } = process.env

// So that `exit` handlers run and end every process we started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

/** Each returns whether all is within its limits. The rest of the text chooses a page or request. */
const measures = { cost: measureCost, growth: measureGrowth, phone: measurePhone }

for (const [name, measure] of Object.entries(measures)) {
  const isChosen = BENCH_ONLY === '' || BENCH_ONLY.startsWith(name)
  if (isChosen && !(await measure(BENCH_ONLY.slice(name.length).trim()))) process.exitCode = 1
}
