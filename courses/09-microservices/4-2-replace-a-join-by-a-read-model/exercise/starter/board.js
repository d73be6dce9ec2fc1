/** Whatever you need, but only data: a board can be stored as JSON and read again. */
export const createBoard = () => ({ orders: {}, offices: {} })

/**
 * Changes the board by one event. The four types:
 *   { type: 'OrderPlaced', order, office, dish }
 *   { type: 'DabbaMoved', order, version, place }       the version counts the moves of this order
 *   { type: 'OrderDelivered', order }
 *   { type: 'OfficeNamed', office, version, name }      the version counts the names of this office
 */
export function project(board, event) {}

/**
 * What riders see: [{ order, office, dish, place }, …], sorted by order, without delivered orders, and without orders
 * that aren't placed yet. What isn't known yet is '?'.
 */
export function visible(board) {
  return []
}
