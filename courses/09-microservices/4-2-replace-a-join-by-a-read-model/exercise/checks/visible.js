export default [
  {
    name: 'shows an order with its office and place',
    hint: 'Store each order under its id, and the names of offices under theirs. Put them together in visible.',
    run: ({ createBoard, project, visible }) => {
      const board = createBoard()
      project(board, { type: 'OfficeNamed', office: 'off-1', version: 1, name: 'Dadar Press' })
      project(board, { type: 'OrderPlaced', order: 'ord-1', office: 'off-1', dish: 'thali' })
      project(board, { type: 'DabbaMoved', order: 'ord-1', version: 1, place: 'kitchen' })
      return visible(board)
    },
    expect: [{ order: 'ord-1', office: 'Dadar Press', dish: 'thali', place: 'kitchen' }],
  },
  {
    name: 'what is not known yet is a question mark, until it comes',
    hint: 'An order may come before the name of its office and before its first move.',
    run: ({ createBoard, project, visible }) => {
      const board = createBoard()
      project(board, { type: 'OrderPlaced', order: 'ord-1', office: 'off-9', dish: 'dal' })
      const before = visible(board)
      project(board, { type: 'OfficeNamed', office: 'off-9', version: 1, name: 'Fort Office' })
      return [before, visible(board)]
    },
    expect: [
      [{ order: 'ord-1', office: '?', dish: 'dal', place: '?' }],
      [{ order: 'ord-1', office: 'Fort Office', dish: 'dal', place: '?' }],
    ],
  },
  {
    name: 'a move that comes before its order is not lost',
    hint: 'Make a row for the order, but show it only when it is placed.',
    run: ({ createBoard, project, visible }) => {
      const board = createBoard()
      project(board, { type: 'DabbaMoved', order: 'ord-1', version: 1, place: 'Churchgate' })
      const before = visible(board)
      project(board, { type: 'OrderPlaced', order: 'ord-1', office: 'off-1', dish: 'thali' })
      return [before, visible(board)]
    },
    expect: [[], [{ order: 'ord-1', office: '?', dish: 'thali', place: 'Churchgate' }]],
  },
  {
    name: 'an older move changes nothing',
    hint: 'Remember the version of the last move in the row, and compare.',
    run: ({ createBoard, project, visible }) => {
      const board = createBoard()
      project(board, { type: 'OrderPlaced', order: 'ord-1', office: 'off-1', dish: 'thali' })
      project(board, { type: 'DabbaMoved', order: 'ord-1', version: 3, place: 'Andheri' })
      project(board, { type: 'DabbaMoved', order: 'ord-1', version: 2, place: 'Dadar' })
      return visible(board)[0]?.place
    },
    expect: 'Andheri',
  },
  {
    name: 'a delivered order stays away, whatever comes late',
    hint: 'Don’t delete the row. Mark it as delivered, and filter in visible.',
    run: ({ createBoard, project, visible }) => {
      const board = createBoard()
      project(board, { type: 'OrderDelivered', order: 'ord-1' })
      project(board, { type: 'OrderPlaced', order: 'ord-1', office: 'off-1', dish: 'thali' })
      project(board, { type: 'DabbaMoved', order: 'ord-1', version: 1, place: 'kitchen' })
      project(board, { type: 'OrderPlaced', order: 'ord-2', office: 'off-1', dish: 'poha' })
      return visible(board).map(({ order }) => order)
    },
    expect: ['ord-2'],
  },
]
