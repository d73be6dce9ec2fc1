// To use both houses, remove the // from the next line and from the last two.
// import { house, houseWithCycle } from './house.js'

/**
 * Puts tasks { name, after } in an order in which each task comes after all
 * tasks in its `after` list.
 * Returns { order }, or { cycle } if there is no such order: in a cycle, each
 * task needs the next one.
 */
export function orderTasks(tasks) {
  // Count for each task how many tasks it still waits for. Which tasks are
  // free?
}

console.log(orderTasks([{ name: 'roof', after: ['walls'] }, { name: 'walls', after: [] }]))
// console.log(orderTasks(house))
// console.log(orderTasks(houseWithCycle))
