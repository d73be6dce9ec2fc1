// Usage: node replay.mjs october.csv : how often would each alert have fired in October?
import { readFileSync } from 'node:fs'

const objective = 0.995
const rows = readFileSync(process.argv[2], 'utf8').trim().split('\n').slice(1).map((line) => {
  const [time, orders, good] = line.split(',')
  return { time, orders: Number(orders), bad: Number(orders) - Number(good) }
})
const orders = rows.reduce((sum, row) => sum + row.orders, 0)
const bad = rows.reduce((sum, row) => sum + row.bad, 0)
const budget = orders * (1 - objective)
console.log(`${orders} orders, ${bad} bad: ${(100 - (bad / orders) * 100).toFixed(3)} % good`)
console.log(`budget ${Math.round(budget)} orders, used ${Math.round((bad / budget) * 100)} %`)

// Sums up to each row, so that any window is one subtraction.
const sums = [{ orders: 0, bad: 0 }]
for (const row of rows) sums.push({ orders: sums.at(-1).orders + row.orders, bad: sums.at(-1).bad + row.bad })
function window(end, minutes) {
  const from = Math.max(0, end + 1 - minutes / 5)
  return { orders: sums[end + 1].orders - sums[from].orders, bad: sums[end + 1].bad - sums[from].bad }
}
const burn = ({ orders, bad }) => (orders === 0 ? 0 : bad / orders / (1 - objective))

function replay(name, isFiring) {
  const fired = []
  let since = null
  rows.forEach((row, i) => {
    const now = isFiring(i)
    if (now && since === null) since = row.time
    if (!now && since !== null) {
      fired.push(`${since} to ${row.time.slice(11)}`)
      since = null
    }
  })
  console.log(`${name}: ${fired.length} times${fired.length <= 6 ? fired.map((f) => `\n  ${f}`).join('') : `, first ${fired[0]}`}`)
}
const enough = 20
replay('naive: more than 1 % errors in 5 minutes', (i) => {
  const w = window(i, 5)
  return w.orders > 0 && w.bad / w.orders > 0.01
})
replay('page: burn 14.4 in 1 h and in 5 min', (i) => window(i, 60).orders >= enough && burn(window(i, 60)) > 14.4 && burn(window(i, 5)) > 14.4)
replay('page: burn 6 in 6 h and in 30 min', (i) => window(i, 360).orders >= enough && burn(window(i, 360)) > 6 && burn(window(i, 30)) > 6)
replay('ticket: burn 2 in 24 h and in 2 h', (i) => window(i, 1440).orders >= enough && burn(window(i, 1440)) > 2 && burn(window(i, 120)) > 2)
