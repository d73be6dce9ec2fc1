export default [
  {
    name: 'starts on the home page, with nothing behind and nothing ahead',
    hint: 'The home page is the first and only page. Both getters compare a position with the ends.',
    run: ({ History }) => {
      const history = new History('home')
      return [history.current, history.canGoBack, history.canGoForward]
    },
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
    expect: ['C', 'B', 'A', 'B', 'B'],
  },
  {
    name: 'stops at both ends, however many steps are asked for',
    hint: 'Math.max and Math.min keep the position inside of the pages.',
    run: ({ History }) => {
      const history = new History('home')
      for (const page of ['A', 'B', 'C']) history.visit(page)
      return [history.back(2), history.back(100), history.canGoBack, history.forward(100), history.canGoForward]
    },
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
    expect: ['D', false, 'B', 'A'],
  },
  {
    name: 'changes nothing when the current page is visited again',
    hint: 'Compare with the current page at the start of visit, before you forget anything.',
    run: ({ History }) => {
      const history = new History('home')
      for (const page of ['A', 'B']) history.visit(page)
      history.back()
      history.visit('A')
      return [history.current, history.canGoForward, history.forward()]
    },
    expect: ['A', true, 'B'],
  },
  {
    name: 'forgets the oldest page when there are more than the limit',
    hint: 'With limit 3 there are at most three pages, the current one included.',
    run: ({ History }) => {
      const history = new History('1', 3)
      for (const page of ['2', '3', '4', '5']) history.visit(page)
      return [history.current, history.back(9), history.canGoBack, history.forward(9)]
    },
    expect: ['5', '3', false, '5'],
  },
]
