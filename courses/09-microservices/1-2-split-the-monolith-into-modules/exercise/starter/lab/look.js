// Looks at your modules with your own tool. Read only.
import { readFileSync } from 'node:fs'
import { crossings, problems } from '../tools/border.js'
import { filesIn } from './files.js'

const map = () => JSON.parse(readFileSync('module-map.json', 'utf8'))

/** What your tool says about your code and your map, and who uses whom. */
export function ownCode() {
  const files = filesIn('src')
  const uses = new Set(crossings(files).map(({ from, to }) => `${from} > ${to}`))
  return {
    problems: problems(files, map()),
    betweenModules: [...uses].filter((one) => !one.startsWith('app >')).toSorted(),
  }
}

/** A circle has several beginnings: each is written from its first module in the alphabet. */
function turned(text) {
  if (!text.startsWith('cycle: ')) return text
  const ring = text.slice(7).split(' > ').slice(0, -1)
  const at = ring.indexOf(ring.toSorted()[0])
  const whole = [...ring.slice(at), ...ring.slice(0, at)]
  return `cycle: ${[...whole, whole[0]].join(' > ')}`
}
export const findings = (files, allowed) => problems(files, allowed).map(turned)

/** Others try to change what modules hand out. */
export async function fromOutside() {
  const load = async (module) => import(`../src/${module}/index.js`)
  const [menu, orders, billing] = [await load('menu'), await load('orders'), await load('billing')]
  const attempt = (change) => {
    try {
      change()
    } catch {
      // Frozen is fine too.
    }
  }
  const seen = []
  orders.onPlaced((order) => {
    seen.push(order.paise)
    attempt(() => (order.status = 'eaten'))
  })
  const placed = orders.place('Dadar Press', 'poha')
  attempt(() => (placed.status = 'stolen'))
  const portion = menu.takePortion('thali')
  attempt(() => (portion.paise = 1))
  billing.charge({ office: 'Dadar Press', dishName: 'Poha', paise: 4500 })
  attempt(() => billing.invoice('Dadar Press').lines.push('Gold'))
  return {
    seen,
    placed: orders.countByStatus('placed'),
    thali: menu.takePortion('thali').paise,
    lines: billing.invoice('Dadar Press').lines.length,
  }
}
