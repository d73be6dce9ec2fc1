import { Heap } from './heap.js' // the heap of week 6
// To use the metro, remove the // from the next line and from the last one.
// import { metro } from './metro.js'

/**
 * The fastest route. `metro` is { changeMinutes, lines }.
 * A line is { stations, minutes }: minutes[i] is the ride from stations[i]
 * to stations[i + 1].
 * Returns { minutes, path } with rides { line, from, to, minutes }, or null
 * if there is no connection.
 */
export function fastestRoute(metro, from, to) {
  // Dijkstra: a node is a pair of station and line. Take the nearest node
  // from the heap.
}

/** The number of islands in a map of texts, where '.' is land. */
export function countIslands(map) {}

console.log(countIslands(['..~.', '~~~.', '.~..', '...~', '..~.']))
// console.log(fastestRoute(metro, 'Rithala', 'Terminal 1 IGI Airport'))
