// To use the editor's grid and words, remove the // from the next line and
// from the last one.
// import { grid, words } from './puzzle.js'

/**
 * All runs of at least two free cells, as lists of [row, column]: first
 * across, then down.
 */
export function findSlots(grid) {
  return []
}

/**
 * Fills the grid so that each slot is a different word of the list.
 * Returns { rows, tries }: rows of cells with one letter or '#', and the
 * number of words tried. null without a solution.
 */
export function fillCrossword(grid, words) {
  // Choose the slot with the fewest fitting words, try one, go on with the
  // rest, and take it back if that fails.
}

console.log(findSlots(['...', '.#.']))
// console.log(fillCrossword(grid, words))
