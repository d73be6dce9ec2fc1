export default [
  {
    name: 'says which token isn’t a whole number',
    hint: 'Compare the token with a pattern of digits: 1e3 and 4.5 don’t fit, and -5 does. Write "number" into the message.',
    run: ({ SearchTree }) =>
      ['fifty - -', '50 4.5 - - -', '1e3 - -', '50 - -- - -'].map((text) => {
        try {
          return `${text} gives ${SearchTree.parse(text)}`
        } catch (error) {
          return error.message.toLowerCase().match(/number/)?.[0] ?? error.message
        }
      }),
    python: `
def outcome(text):
    try:
        return f'{text} gives {SearchTree.parse(text)}'
    except ValueError as error:
        return 'number' if 'number' in str(error).lower() else str(error)

[outcome(text) for text in ['fifty - -', '50 4.5 - - -', '1e3 - -', '50 - -- - -']]`,
    expect: ['number', 'number', 'number', 'number'],
  },
  {
    name: 'refuses an empty text',
    hint: 'Even the empty tree has a token: "-". In JavaScript, Number("") is 0.',
    run: ({ SearchTree }) => {
      try {
        return `gives ${SearchTree.parse('')}`
      } catch (error) {
        return /missing|number/i.test(error.message) ? 'missing, or not a number' : error.message
      }
    },
    python: `
def outcome():
    try:
        return f"gives {SearchTree.parse('')}"
    except ValueError as error:
        words = str(error).lower()
        return 'missing, or not a number' if 'missing' in words or 'number' in words else words

outcome()`,
    expect: 'missing, or not a number',
  },
  {
    name: 'refuses a tree that breaks the rule, also deep below',
    hint: 'A key has to fit between all keys above it, not only to its parent. Pass the limits down. Write "order" into the message.',
    run: ({ SearchTree }) =>
      ['50 60 - - -', '50 30 - 60 - - -', '50 - 70 40 - - -', '50 50 - - -', '50 - 50 - -'].map((text) => {
        try {
          return `${text} gives ${SearchTree.parse(text)}`
        } catch (error) {
          return error.message.toLowerCase().match(/order/)?.[0] ?? error.message
        }
      }),
    python: `
def outcome(text):
    try:
        return f'{text} gives {SearchTree.parse(text)}'
    except ValueError as error:
        return 'order' if 'order' in str(error).lower() else str(error)

[outcome(text) for text in ['50 60 - - -', '50 30 - 60 - - -', '50 - 70 40 - - -', '50 50 - - -', '50 - 50 - -']]`,
    expect: ['order', 'order', 'order', 'order', 'order'],
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
    python: `
tree = SearchTree()
heights = [tree.height]
for key in [50, 30, 70, 20, 10]:
    tree.add(key)
    heights.append(tree.height)
[*heights, SearchTree.from_sorted([]).height, SearchTree.from_sorted([1, 2, 3, 4]).height]`,
    expect: [0, 1, 2, 2, 3, 4, 0, 3],
  },
  {
    name: 'works for a chain of 12,000 keys',
    hint: 'A function that calls itself for each level runs out of stack. Use a loop in add and has.',
    run: ({ SearchTree }) => {
      const tree = new SearchTree()
      let missing = 12_000
      for (let key = 0; key < 12_000; key++) missing -= tree.add(key) ? 1 : 0
      return { missing, last: tree.has(11_999), next: tree.has(12_000) }
    },
    python: `
tree = SearchTree()
missing = 2_500 - sum(tree.add(key) for key in range(2_500))
{'missing': missing, 'last': tree.has(2_499), 'next': tree.has(2_500)}`,
    expect: { missing: 0, last: true, next: false },
  },
  {
    name: 'skips subtrees outside of a range',
    hint: 'If a key is already below the range, its left subtree is even smaller: don’t visit it. The same on the other side.',
    run: ({ SearchTree }) => {
      const tree = SearchTree.fromSorted(Array.from({ length: 200_000 }, (_, i) => i * 2))
      let found = 0
      for (let i = 0; i < 20_000; i++) found += tree.range(i * 19, i * 19 + 4).length
      return [found, tree.range(4201, 4208)]
    },
    python: `
tree = SearchTree.from_sorted([i * 2 for i in range(200_000)])
found = sum(len(tree.range(i * 19, i * 19 + 4)) for i in range(20_000))
[found, tree.range(4201, 4208)]`,
    expect: [50_000, [4202, 4204, 4206, 4208]],
  },
]
