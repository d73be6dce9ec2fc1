// To use the metro, remove the // from the next line and from the last one.
// import { lines } from './metro.js'

/**
 * Finds the route with the fewest changes and, among those, the fewest stops.
 * `lines` is an object with the stations of each line in order.
 * Returns { changes, stops, path } with rides { line, from, to, stops }, or
 * null if there is no connection.
 */
export function findRoute(lines, from, to) {
  // A node is a pair of station and line.
}

const small = { Long: ['A', 'p', 'q', 'r', 'B'], First: ['A', 'M'], Second: ['M', 'B'] }
console.log(findRoute(small, 'A', 'B'))
// console.log(findRoute(lines, 'Rithala', 'Botanical Garden'))
