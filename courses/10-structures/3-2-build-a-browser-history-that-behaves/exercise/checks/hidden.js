export default [
  {
    name: 'works with a limit of 1',
    hint: 'With one page only, each visit replaces it. There is never anything behind or ahead.',
    run: ({ History }) => {
      const history = new History('1', 1)
      history.visit('2')
      history.visit('3')
      return [history.current, history.canGoBack, history.canGoForward, history.back(), history.forward()]
    },
    expect: ['3', false, false, '3', '3'],
  },
  {
    name: 'keeps the right pages when the limit is reached again after going back',
    hint: 'Going back makes room: the pages ahead are forgotten first, and only then the oldest one if it is necessary.',
    run: ({ History }) => {
      const history = new History('1', 3)
      for (const page of ['2', '3', '4', '5']) history.visit(page)
      history.back(2)
      history.visit('6')
      const afterBack = [history.current, history.back(5)]
      history.forward()
      for (const page of ['7', '8']) history.visit(page)
      return [...afterBack, history.back(9), history.forward(1), history.forward(1)]
    },
    expect: ['6', '3', '6', '7', '8'],
  },
  {
    name: 'remembers 50 pages when no limit is given',
    hint: 'The default of the second parameter is 50.',
    run: ({ History }) => {
      const history = new History('page 0')
      for (let i = 1; i <= 60; i++) history.visit(`page ${i}`)
      return [history.back(1000), history.forward(1000)]
    },
    expect: ['page 11', 'page 60'],
  },
  {
    name: 'allows the same page at different places',
    hint: 'Work with positions. A search for the name of a page finds the wrong place.',
    run: ({ History }) => {
      const history = new History('home')
      for (const page of ['A', 'home', 'B', 'A']) history.visit(page)
      return [history.back(), history.back(), history.back(), history.back(), history.canGoBack]
    },
    expect: ['B', 'home', 'A', 'home', false],
  },
]
