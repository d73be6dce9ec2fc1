export default [
  {
    name: 'starts on the home page, with nothing behind and nothing ahead',
    hint: 'The home page is the first and only page. Both getters compare a position with the ends.',
    run: ({ History }) => {
      const history = new History('home')
      return [history.current, history.canGoBack, history.canGoForward]
    },
    python: `
history = History('home')
[history.current, history.can_go_back, history.can_go_forward]`,
    expect: ['home', false, false],
  },
  {
    name: 'goes back and forward page by page',
    hint: 'back and forward move the position by one and return the page at the new position.',
    run: ({ History }) => {
      const history = new History('home')
      for (const page of ['A', 'B', 'C']) history.visit(page)
      return [history.current, history.back(), history.back(), history.forward(), history.current]
    },
    python: `
history = History('home')
for page in ['A', 'B', 'C']:
    history.visit(page)
[history.current, history.back(), history.back(), history.forward(), history.current]`,
    expect: ['C', 'B', 'A', 'B', 'B'],
  },
  {
    name: 'moves several steps at once in both directions',
    hint: 'back(3) goes three pages back, not one. Use the parameter steps in both methods.',
    run: ({ History }) => {
      const history = new History('home')
      for (const page of ['A', 'B', 'C', 'D', 'E']) history.visit(page)
      return [history.back(4), history.forward(2), history.back(3), history.forward(4), history.canGoForward]
    },
    python: `
history = History('home')
for page in ['A', 'B', 'C', 'D', 'E']:
    history.visit(page)
[history.back(4), history.forward(2), history.back(3), history.forward(4), history.can_go_forward]`,
    expect: ['A', 'C', 'home', 'D', true],
  },
  {
    name: 'stops at both ends, however many steps are asked for',
    hint: 'Keep the position between 0 and the last page. In Python a position below 0 isn’t an error: it counts from the end.',
    run: ({ History }) => {
      const history = new History('home')
      for (const page of ['A', 'B', 'C']) history.visit(page)
      return [history.back(2), history.back(100), history.canGoBack, history.forward(100), history.canGoForward]
    },
    python: `
history = History('home')
for page in ['A', 'B', 'C']:
    history.visit(page)
[history.back(2), history.back(100), history.can_go_back, history.forward(100), history.can_go_forward]`,
    expect: ['A', 'home', false, 'C', false],
  },
  {
    name: 'forgets the pages ahead when a new page is visited',
    hint: 'After a visit, the new page is the last one. Cut off everything after it.',
    run: ({ History }) => {
      const history = new History('home')
      for (const page of ['A', 'B', 'C']) history.visit(page)
      history.back()
      history.visit('D')
      return [history.forward(), history.canGoForward, history.back(), history.back()]
    },
    python: `
history = History('home')
for page in ['A', 'B', 'C']:
    history.visit(page)
history.back()
history.visit('D')
[history.forward(), history.can_go_forward, history.back(), history.back()]`,
    expect: ['D', false, 'B', 'A'],
  },
  {
    name: 'says after each move whether there are pages behind and ahead',
    hint: 'Calculate both answers when somebody asks. Values that you store have to be changed in every method.',
    run: ({ History }) => {
      const history = new History('home')
      const sides = () => [history.canGoBack, history.canGoForward]
      const moves = [
        () => history.visit('A'),
        () => history.back(),
        () => history.forward(),
        () => history.visit('B'),
        () => history.back(),
        () => history.visit('C'),
      ]
      return moves.map((move) => {
        move()
        return sides()
      })
    },
    python: `
history = History('home')
moves = [
    lambda: history.visit('A'),
    lambda: history.back(),
    lambda: history.forward(),
    lambda: history.visit('B'),
    lambda: history.back(),
    lambda: history.visit('C'),
]
sides = []
for move in moves:
    move()
    sides.append([history.can_go_back, history.can_go_forward])
sides`,
    expect: [
      [true, false],
      [false, true],
      [true, false],
      [true, false],
      [true, true],
      [true, false],
    ],
  },
  {
    name: 'changes nothing when the current page is visited again',
    hint: 'Compare with the current page at the start of visit, before you forget anything.',
    run: ({ History }) => {
      const history = new History('home')
      for (const page of ['A', 'B']) history.visit(page)
      history.back()
      history.visit('A')
      const small = new History('1', 2)
      for (const page of ['2', '2', '2']) small.visit(page)
      return [history.current, history.canGoForward, history.forward(), small.back(), small.canGoBack, small.forward()]
    },
    python: `
history = History('home')
for page in ['A', 'B']:
    history.visit(page)
history.back()
history.visit('A')
small = History('1', 2)
for page in ['2', '2', '2']:
    small.visit(page)
[history.current, history.can_go_forward, history.forward(), small.back(), small.can_go_back, small.forward()]`,
    expect: ['A', true, 'B', '1', false, '2'],
  },
  {
    name: 'forgets the oldest page when there are more than the limit',
    hint: 'With limit 3 there are at most three pages, the current one included.',
    run: ({ History }) => {
      const history = new History('1', 3)
      for (const page of ['2', '3', '4', '5']) history.visit(page)
      return [history.current, history.back(9), history.canGoBack, history.forward(9)]
    },
    python: `
history = History('1', 3)
for page in ['2', '3', '4', '5']:
    history.visit(page)
[history.current, history.back(9), history.can_go_back, history.forward(9)]`,
    expect: ['5', '3', false, '5'],
  },
]
