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
    python: `
history = History('1', 1)
history.visit('2')
history.visit('3')
[history.current, history.can_go_back, history.can_go_forward, history.back(), history.forward()]`,
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
    python: `
history = History('1', 3)
for page in ['2', '3', '4', '5']:
    history.visit(page)
history.back(2)
history.visit('6')
after_back = [history.current, history.back(5)]
history.forward()
for page in ['7', '8']:
    history.visit(page)
[*after_back, history.back(9), history.forward(1), history.forward(1)]`,
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
    python: `
history = History('page 0')
for i in range(1, 61):
    history.visit(f'page {i}')
[history.back(1000), history.forward(1000)]`,
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
    python: `
history = History('home')
for page in ['A', 'home', 'B', 'A']:
    history.visit(page)
[history.back(), history.back(), history.back(), history.back(), history.can_go_back]`,
    expect: ['B', 'home', 'A', 'home', false],
  },
  {
    name: 'stays where it is when 0 steps are asked for',
    hint: 'The default of 1 is for a missing argument. 0 is a number of steps too.',
    run: ({ History }) => {
      const history = new History('home')
      for (const page of ['A', 'B', 'C']) history.visit(page)
      return [history.back(0), history.back(2), history.forward(0), history.current]
    },
    python: `
history = History('home')
for page in ['A', 'B', 'C']:
    history.visit(page)
[history.back(0), history.back(2), history.forward(0), history.current]`,
    expect: ['C', 'A', 'A', 'A'],
  },
  {
    name: 'keeps the pages of two histories apart',
    hint: 'Make the list of pages in the constructor, so that each object gets its own.',
    run: ({ History }) => {
      const [one, two] = [new History('home', 5), new History('atlas', 5)]
      one.visit('rivers')
      two.visit('maps')
      one.visit('Periyar')
      return [two.current, two.back(9), two.canGoForward, one.current, one.back(9), one.forward()]
    },
    python: `
one, two = History('home', 5), History('atlas', 5)
one.visit('rivers')
two.visit('maps')
one.visit('Periyar')
[two.current, two.back(9), two.can_go_forward, one.current, one.back(9), one.forward()]`,
    expect: ['maps', 'atlas', true, 'Periyar', 'home', 'rivers'],
  },
  {
    name: 'behaves over 3,000 mixed calls with a limit of 8',
    hint: 'Write down the pages and the position after each call of a small example with limit 3, until the oldest page is forgotten twice.',
    run: ({ History }) => {
      const history = new History('0', 8)
      const count = { behind: 0, ahead: 0, sum: 0 }
      let seed = 7
      for (let call = 1; call <= 3000; call++) {
        seed = (seed * 48_271) % 2_147_483_647
        const steps = 1 + (seed % 3)
        if (seed % 5 < 3) history.visit(String(call))
        else if (seed % 5 === 3) history.forward(steps)
        else history.back(steps)
        if (history.canGoBack) count.behind++
        if (history.canGoForward) count.ahead++
        count.sum = (count.sum * 31 + Number(history.current)) % 1_000_003
      }
      const pages = [history.back(100)]
      for (let i = 0; i < 8; i++) pages.push(history.forward())
      return { ...count, pages: pages.join(' ') }
    },
    python: `
history = History('0', 8)
count = {'behind': 0, 'ahead': 0, 'sum': 0}
seed = 7
for call in range(1, 3001):
    seed = seed * 48_271 % 2_147_483_647
    steps = 1 + seed % 3
    if seed % 5 < 3:
        history.visit(str(call))
    elif seed % 5 == 3:
        history.forward(steps)
    else:
        history.back(steps)
    count['behind'] += bool(history.can_go_back)
    count['ahead'] += bool(history.can_go_forward)
    count['sum'] = (count['sum'] * 31 + int(history.current)) % 1_000_003
pages = [history.back(100)]
for _ in range(8):
    pages.append(history.forward())
{**count, 'pages': ' '.join(pages)}`,
    expect: { behind: 2964, ahead: 623, sum: 311_705, pages: '2982 2983 2990 2991 2995 2996 2997 3000 3000' },
  },
]
