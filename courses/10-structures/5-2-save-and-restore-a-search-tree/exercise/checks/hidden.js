export default [
  {
    name: 'refuses tokens that aren’t whole numbers',
    hint: 'Number("") is 0 and Number("1e3") is 1000. Compare the token with a pattern of digits.',
    run: ({ SearchTree }) =>
      ['fifty - -', '4.5 - -', ''].map((text) => {
        try {
          return `${text} gives ${SearchTree.parse(text)}`
        } catch (error) {
          return error instanceof Error && error.message !== '' ? 'an error with a message' : error
        }
      }),
    expect: ['an error with a message', 'an error with a message', 'an error with a message'],
  },
  {
    name: 'refuses a tree that breaks the rule, also deep below',
    hint: 'A key has to fit between all keys above it, not only to its parent. Pass the limits down.',
    run: ({ SearchTree }) =>
      ['50 60 - - -', '50 30 - 60 - - -', '50 50 - - -'].map((text) => {
        try {
          return `${text} gives ${SearchTree.parse(text)}`
        } catch (error) {
          return error instanceof Error && error.message !== '' ? 'an error with a message' : error
        }
      }),
    expect: ['an error with a message', 'an error with a message', 'an error with a message'],
  },
  {
    name: 'counts the height in nodes',
    hint: 'An empty tree has height 0, a single node 1.',
    run: ({ SearchTree }) => {
      const tree = new SearchTree()
      const heights = [tree.height]
      for (const key of [50, 30, 70, 20, 10]) {
        tree.add(key)
        heights.push(tree.height)
      }
      return [...heights, SearchTree.fromSorted([]).height, SearchTree.fromSorted([1, 2, 3, 4]).height]
    },
    expect: [0, 1, 2, 2, 3, 4, 0, 3],
  },
  {
    name: 'works for a chain of 12,000 keys',
    hint: 'A function that calls itself for each level runs out of stack. Use a loop in add and has.',
    run: ({ SearchTree }) => {
      const tree = new SearchTree()
      let added = 0
      for (let key = 0; key < 12_000; key++) added += tree.add(key) ? 1 : 0
      return [added, tree.has(11_999), tree.has(12_000)]
    },
    expect: [12_000, true, false],
  },
  {
    name: 'skips subtrees outside of a range',
    hint: 'If a key is already below the range, its left subtree is even smaller: don’t visit it. The same on the other side.',
    run: ({ SearchTree }) => {
      const tree = SearchTree.fromSorted(Array.from({ length: 100_000 }, (_, i) => i * 2))
      let found = 0
      for (let from = 0; from < 100_000; from++) found += tree.range(from, from + 4).length
      return [found, tree.range(4201, 4208)]
    },
    expect: [250_000, [4202, 4204, 4206, 4208]],
  },
]
