// Contract: the old form is gone.
export { write } from './release-2.js'

export function read({ id, dish, drop }) {
  if (!drop) throw new Error(`${id} has no drop: written before release 2`)
  return { id, dish, building: drop.building, floor: drop.floor }
}
