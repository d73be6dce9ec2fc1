export const createBoard = () => ({ orders: {}, offices: {} })

const orderOf = (board, id) => (board.orders[id] ??= { placed: false, delivered: false, place: '?', moves: 0 })

export function project(board, event) {
  const { type, order, office, dish, version, place, name } = event
  if (type === 'OrderPlaced') Object.assign(orderOf(board, order), { placed: true, office, dish })
  if (type === 'DabbaMoved') {
    const row = orderOf(board, order)
    if (version > row.moves) Object.assign(row, { place, moves: version })
  }
  // Kept as a row, so that a late event doesn't bring it back.
  if (type === 'OrderDelivered') orderOf(board, order).delivered = true
  if (type === 'OfficeNamed' && version > (board.offices[office]?.version ?? 0)) board.offices[office] = { version, name }
}

export function visible(board) {
  return Object.entries(board.orders)
    .filter(([, { placed, delivered }]) => placed && !delivered)
    .map(([order, { office, dish, place }]) => ({ order, office: board.offices[office]?.name ?? '?', dish, place }))
    .sort((a, b) => (a.order < b.order ? -1 : 1))
}
