import stations from './stations.json' with { type: 'json' }
import trains from './trains.json' with { type: 'json' }
import { groupBy, join } from './query.js'

// The checks try your functions through this line. Leave it here.
export { groupBy, join }

const pairs = [
  ...join(
    trains,
    stations,
    (train) => train.from,
    (station) => station.code,
  ),
]
const known = pairs.filter(({ right }) => right !== null)

for (const [state, rows] of groupBy(known, ({ right }) => right.state)) console.log(`${state}: ${rows.length}`)

const unknown = pairs.filter(({ right }) => right === null).map(({ left }) => left.number)
console.log(`Unknown station: ${unknown.join(', ')}`)
