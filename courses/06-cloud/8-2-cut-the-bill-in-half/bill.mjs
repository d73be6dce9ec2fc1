// Calculates a bill, or compares two:   node bill.mjs october.csv [plan.csv]
// Columns of a bill: line,what,rate,quantity. The rates are in rates.csv, next to this file.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const parse = (file) => {
  const [head, ...rows] = readFileSync(file, 'utf8').trim().split('\n')
  const keys = head.split(',')
  return rows.map((row) => Object.fromEntries(row.split(',').map((value, index) => [keys[index], value.trim()])))
}
const rates = new Map(parse(join(import.meta.dirname, 'rates.csv')).map(({ rate, rupees }) => [rate, Number(rupees)]))
function read(file) {
  const lines = new Map()
  for (const { line, what, rate, quantity } of parse(file)) {
    if (!rates.has(rate)) throw new Error(`${file}: no rate called ${rate}`)
    if (!(Number(quantity) >= 0)) throw new Error(`${file}: line ${line} has no quantity`)
    const old = lines.get(line)
    lines.set(line, { what: old ? old.what : what, cost: (old?.cost ?? 0) + rates.get(rate) * Number(quantity) })
  }
  return lines
}
const inr = (amount) => amount.toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).padStart(13)
const sum = (lines) => [...lines.values()].reduce((total, { cost }) => total + cost, 0)

const [before, after] = process.argv.slice(2).map(read)
if (!before) { console.error('Usage: node bill.mjs BILL.csv [PLAN.csv]'); process.exit(2) }
for (const line of new Set([...before.keys(), ...(after?.keys() ?? [])])) {
  const old = before.get(line)?.cost ?? 0, now = after?.get(line)?.cost ?? 0
  console.log(line.padStart(3), (before.get(line) ?? after.get(line)).what.padEnd(40), inr(old), after ? `${inr(now)} ${inr(old - now)}` : '')
}
const [total, newTotal] = [sum(before), after && sum(after)]
console.log('    Total'.padEnd(44), inr(total), after ? `${inr(newTotal)} ${inr(total - newTotal)}   ${((100 * newTotal) / total).toFixed(1)} % of before` : '')
