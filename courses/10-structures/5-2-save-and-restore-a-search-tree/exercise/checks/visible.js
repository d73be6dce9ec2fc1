export default [
  {
    name: 'adds each key once and says whether it was added',
    hint: 'Go left for smaller keys and right for larger ones. Return false when you meet the key itself.',
    run: ({ SearchTree }) => {
      const tree = new SearchTree()
      return [[50, 30, 70, 30, 50].map((key) => tree.add(key)), [30, 70, 41].map((key) => tree.has(key))]
    },
    python: `
tree = SearchTree()
[[tree.add(key) for key in [50, 30, 70, 30, 50]], [tree.has(key) for key in [30, 70, 41]]]`,
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
      return [tree.range(30, 60), tree.range(55, 100), tree.range(90, 99), tree.range(50, 50)]
    },
    python: `
tree = SearchTree()
for key in [50, 30, 70, 20, 40, 60, 80]:
    tree.add(key)
[tree.range(30, 60), tree.range(55, 100), tree.range(90, 99), tree.range(50, 50)]`,
    expect: [[30, 40, 50, 60], [60, 70, 80], [], [50]],
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
    python: `
tree = SearchTree()
empty = str(tree)
for key in [50, 30, 40]:
    tree.add(key)
[empty, str(tree)]`,
    expect: ['-', '50 30 - 40 - - -'],
  },
  {
    name: 'builds a tree of height 10 from 1,000 sorted keys',
    hint: 'Take the middle key as the root, and do the same with each half.',
    run: ({ SearchTree }) => {
      const tree = SearchTree.fromSorted(Array.from({ length: 1000 }, (_, i) => i))
      return [tree.height, tree.range(0, 999).length, tree.has(0), tree.has(999)]
    },
    python: `
tree = SearchTree.from_sorted(list(range(1000)))
[tree.height, len(tree.range(0, 999)), tree.has(0), tree.has(999)]`,
    expect: [10, 1000, true, true],
  },
  {
    name: 'restores a tree with the same shape',
    hint: 'Read one token at a time. A key is followed by its left subtree and its right subtree.',
    run: ({ SearchTree }) =>
      ['50 30 20 - - 40 - - 70 - -', '-', '-5 - 7 - -'].map((text) => SearchTree.parse(text).toString()),
    python: `[str(SearchTree.parse(text)) for text in ['50 30 20 - - 40 - - 70 - -', '-', '-5 - 7 - -']]`,
    expect: ['50 30 20 - - 40 - - 70 - -', '-', '-5 - 7 - -'],
  },
  {
    name: 'says that a token is missing or that there is an extra one',
    hint: 'Before you read a token, check that there is one. At the end, check that none is left. Write "missing" or "extra" into the message.',
    run: ({ SearchTree }) =>
      ['50 30 -', '50', '50 30 - -', '50 - - -', '- -'].map((text) => {
        try {
          return `${text} gives ${SearchTree.parse(text)}`
        } catch (error) {
          return error.message.toLowerCase().match(/missing|extra/)?.[0] ?? error.message
        }
      }),
    python: `
def outcome(text):
    try:
        return f'{text} gives {SearchTree.parse(text)}'
    except ValueError as error:
        return next((word for word in ('missing', 'extra') if word in str(error).lower()), str(error))

[outcome(text) for text in ['50 30 -', '50', '50 30 - -', '50 - - -', '- -']]`,
    expect: ['missing', 'missing', 'missing', 'extra', 'extra'],
  },
]
