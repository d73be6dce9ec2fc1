export default [
  {
    name: 'calls the child that needs the most rounds first',
    hint: 'Sort the rounds of the children from large to small. The child that is called in round 1 is done after 1 + its own rounds.',
    run: ({ callRounds }) => {
      const node = (id, ...children) => ({ id, name: id, children })
      return [
        callRounds(node('r', node('a'), node('b', node('c', node('d'))))),
        callRounds(node('r', node('a'), node('b', node('c')), node('d', node('e', node('f'))), node('g', node('h')))),
        callRounds(node('r', node('a', node('b'), node('c'), node('d')), node('e', node('f'), node('g')), node('h'))),
      ]
    },
    expect: [3, 4, 4],
  },
  {
    name: 'measures a chain of 1,00,000 nodes',
    hint: 'Recursion is too deep here. Collect the nodes with a stack of your own, then go through the list from its end.',
    run: ({ height, diameter }) => {
      let chain = { id: 0, name: '0', children: [] }
      for (let i = 1; i < 100_000; i++) chain = { id: i, name: `${i}`, children: [chain] }
      return [height(chain), diameter(chain)]
    },
    expect: [99_999, 99_999],
  },
  {
    name: 'measures two long chains below one root',
    hint: 'The two chains must lie below different children of the root.',
    run: ({ height, diameter }) => {
      const chain = (length) => {
        let node = { id: `${length}`, name: '', children: [] }
        for (let i = 1; i < length; i++) node = { id: `${length}-${i}`, name: '', children: [node] }
        return node
      }
      const root = { id: 'root', name: '', children: [chain(300), chain(500), chain(400)] }
      return [height(root), diameter(root)]
    },
    expect: [500, 900],
  },
  {
    name: 'returns the node itself and leaves the tree as it was',
    hint: 'Don’t add parents or heights to the caller’s nodes. Keep them in a Map.',
    run: ({ height, diameter, callRounds, commonAncestor }) => {
      const left = { id: 'left', name: 'Left', children: [] }
      const right = { id: 'right', name: 'Right', children: [] }
      const root = { id: 'root', name: 'Root', children: [left, right] }
      height(root)
      diameter(root)
      callRounds(root)
      return { isRoot: commonAncestor(root, 'left', 'right') === root, root }
    },
    expect: {
      isRoot: true,
      root: {
        id: 'root',
        name: 'Root',
        children: [
          { id: 'left', name: 'Left', children: [] },
          { id: 'right', name: 'Right', children: [] },
        ],
      },
    },
  },
]
