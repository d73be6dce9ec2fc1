/** A read model for riders. Each event has an order id and that order's version; older news is ignored per field. */
export const createBoard = () => new Map()

export function project(board, { type, order, version, office, place }) {
  const row = board.get(order) ?? { office: '?', place: '?', placeVersion: 0, delivered: false }
  if (type === 'OrderPlaced') row.office = office
  if (type === 'DabbaMoved' && version > row.placeVersion) Object.assign(row, { place, placeVersion: version })
  if (type === 'OrderDelivered') row.delivered = true // kept as a row, so that late events don't bring it back
  board.set(order, row)
}
export const visible = (board) =>
  [...board].filter(([, row]) => !row.delivered).map(([order, { office, place }]) => ({ order, office, place })).sort((a, b) => a.order.localeCompare(b.order))
