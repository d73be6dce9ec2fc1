export default [
  {
    name: 'adds each key once and says whether it was added',
    hint: 'Go left for smaller keys and right for larger ones. Return false when you meet the key itself.',
    run: ({ SearchTree }) => {
      const tree = new SearchTree()
      return [[50, 30, 70, 30, 50].map((key) => tree.add(key)), [30, 70, 41].map((key) => tree.has(key))]
    },
    expect: [
      [true, true, true, false, false],
      [true, true, false],
    ],
  },
  {
    name: 'lists a range in order with both ends included',
    hint: 'Visit the left subtree, then the node, then the right subtree. Compare the key with both ends.',
    run: ({ SearchTree }) => {
      const tree = new SearchTree()
      for (const key of [50, 30, 70, 20, 40, 60, 80]) tree.add(key)
      return [tree.range(30, 60), tree.range(55, 100), tree.range(90, 99)]
    },
    expect: [[30, 40, 50, 60], [60, 70, 80], []],
  },
  {
    name: 'writes the tree as text, with a mark for each missing child',
    hint: 'Preorder: the key, then the left subtree, then the right one. The empty tree is a single mark.',
    run: ({ SearchTree }) => {
      const tree = new SearchTree()
      const empty = tree.toString()
      for (const key of [50, 30, 40]) tree.add(key)
      return [empty, tree.toString()]
    },
    expect: ['-', '50 30 - 40 - - -'],
  },
  {
    name: 'builds a tree of height 10 from 1,000 sorted keys',
    hint: 'Take the middle key as the root, and do the same with each half.',
    run: ({ SearchTree }) => {
      const tree = SearchTree.fromSorted(Array.from({ length: 1000 }, (_, i) => i))
      return [tree.height, tree.range(0, 999).length, tree.has(0), tree.has(999)]
    },
    expect: [10, 1000, true, true],
  },
  {
    name: 'restores a tree with the same shape',
    hint: 'Read one token at a time. A key is followed by its left subtree and its right subtree.',
    run: ({ SearchTree }) => ['50 30 20 - - 40 - - 70 - -', '-', '-5 - 7 - -'].map((text) => SearchTree.parse(text).toString()),
    expect: ['50 30 20 - - 40 - - 70 - -', '-', '-5 - 7 - -'],
  },
  {
    name: 'refuses a text with missing or extra tokens',
    hint: 'Before you read a token, check that there is one. At the end, check that none is left.',
    run: ({ SearchTree }) =>
      ['50 30 -', '50 - - -', '50'].map((text) => {
        try {
          return `${text} gives ${SearchTree.parse(text)}`
        } catch (error) {
          return error instanceof Error && error.message !== '' ? 'an error with a message' : error
        }
      }),
    expect: ['an error with a message', 'an error with a message', 'an error with a message'],
  },
]
