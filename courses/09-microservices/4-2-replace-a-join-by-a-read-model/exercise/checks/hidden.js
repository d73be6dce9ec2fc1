export default [
  {
    name: 'every order of arrival builds the same board',
    hint: 'Compare versions of moves and of names; nothing may depend on what comes first.',
    run: async ({ deliver, events }) => {
      const boards = new Set()
      for (let seed = 1; seed <= 30; seed++) boards.add(JSON.stringify(await deliver(events, seed)))
      return [...boards].map((text) => JSON.parse(text))
    },
    expect: [[{ order: 'ord-1', office: 'Andheri Bank Tower', dish: 'thali', place: 'Andheri' }]],
  },
  {
    name: 'a new name of an office appears at all its orders, an old name at none',
    hint: 'Keep the name once, under the office, with its version.',
    run: ({ createBoard, project, visible }) => {
      const board = createBoard()
      for (const order of ['ord-1', 'ord-2']) project(board, { type: 'OrderPlaced', order, office: 'off-1', dish: 'dal' })
      project(board, { type: 'OfficeNamed', office: 'off-1', version: 2, name: 'New Press' })
      project(board, { type: 'OfficeNamed', office: 'off-1', version: 1, name: 'Old Press' })
      return visible(board).map(({ office }) => office)
    },
    expect: ['New Press', 'New Press'],
  },
  {
    name: 'the rows are sorted by order',
    hint: 'Sort in visible; the order of arrival says nothing.',
    run: ({ createBoard, project, visible }) => {
      const board = createBoard()
      for (const order of ['ord-c', 'ord-a', 'ord-b']) project(board, { type: 'OrderPlaced', order, office: 'o', dish: 'dal' })
      return visible(board).map(({ order }) => order)
    },
    expect: ['ord-a', 'ord-b', 'ord-c'],
  },
  {
    name: 'a board can be stored as JSON and go on',
    hint: 'Use plain objects and lists: a Map or a Set becomes {} in JSON.',
    run: ({ createBoard, project, visible }) => {
      const board = createBoard()
      project(board, { type: 'DabbaMoved', order: 'ord-1', version: 5, place: 'Borivali' })
      project(board, { type: 'OfficeNamed', office: 'off-1', version: 1, name: 'Dadar Press' })
      const again = JSON.parse(JSON.stringify(board))
      project(again, { type: 'DabbaMoved', order: 'ord-1', version: 4, place: 'Dadar' })
      project(again, { type: 'OrderPlaced', order: 'ord-1', office: 'off-1', dish: 'thali' })
      return visible(again)
    },
    expect: [{ order: 'ord-1', office: 'Dadar Press', dish: 'thali', place: 'Borivali' }],
  },
  {
    name: 'events of other types change nothing',
    hint: 'Other services add events later. Ignore what you don’t know.',
    run: ({ createBoard, project, visible }) => {
      const board = createBoard()
      project(board, { type: 'OrderPlaced', order: 'ord-1', office: 'o', dish: 'dal' })
      project(board, { type: 'OrderRated', order: 'ord-1', stars: 5 })
      project(board, { type: 'OrderRated', order: 'ord-7', stars: 5 })
      return visible(board).map(({ order, dish }) => `${order} ${dish}`)
    },
    expect: ['ord-1 dal'],
  },
  {
    name: 'versions of one order or office say nothing about another',
    hint: 'Keep the last version in the row of the order, and under the office: not once for the whole board.',
    run: ({ createBoard, project, visible }) => {
      const board = createBoard()
      for (const [order, office] of [['ord-1', 'off-1'], ['ord-2', 'off-2']]) project(board, { type: 'OrderPlaced', order, office, dish: 'dal' })
      project(board, { type: 'DabbaMoved', order: 'ord-1', version: 4, place: 'Borivali' })
      project(board, { type: 'DabbaMoved', order: 'ord-2', version: 1, place: 'kitchen' })
      project(board, { type: 'OfficeNamed', office: 'off-1', version: 3, name: 'Dadar Press' })
      project(board, { type: 'OfficeNamed', office: 'off-2', version: 1, name: 'Fort Office' })
      return visible(board).map(({ order, office, place }) => `${order} ${office} ${place}`)
    },
    expect: ['ord-1 Dadar Press Borivali', 'ord-2 Fort Office kitchen'],
  },
]
