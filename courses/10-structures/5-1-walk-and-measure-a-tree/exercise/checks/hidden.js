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
    python: `
def node(member, *children):
    return {'id': member, 'name': member, 'children': list(children)}

[
    call_rounds(node('r', node('a'), node('b', node('c', node('d'))))),
    call_rounds(node('r', node('a'), node('b', node('c')), node('d', node('e', node('f'))), node('g', node('h')))),
    call_rounds(node('r', node('a', node('b'), node('c'), node('d')), node('e', node('f'), node('g')), node('h'))),
]`,
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
    python: `
nodes = [{'id': 0, 'name': '0', 'children': []}]
for i in range(1, 100_000):
    nodes.append({'id': i, 'name': str(i), 'children': [nodes[-1]]})
try:
    measured = [height(nodes[-1]), diameter(nodes[-1])]
finally:
    for node in nodes:  # forgetting a chain from its top would be too deep for Python
        node['children'] = []
measured`,
    expect: [99_999, 99_999],
  },
  {
    name: 'measures long chains below one root',
    hint: 'Add the two largest values of different children, in whatever order the children come.',
    run: ({ height, diameter }) => {
      const chain = (length) => {
        let node = { id: `${length}`, name: '', children: [] }
        for (let i = 1; i < length; i++) node = { id: `${length}-${i}`, name: '', children: [node] }
        return node
      }
      return [[300, 500, 400], [500, 300, 400], [300, 400, 500]].map((lengths) => {
        const root = { id: 'root', name: '', children: lengths.map(chain) }
        return [height(root), diameter(root)]
      })
    },
    python: `
def chain(length):
    node = {'id': str(length), 'name': '', 'children': []}
    for i in range(1, length):
        node = {'id': f'{length}-{i}', 'name': '', 'children': [node]}
    return node

roots = [
    {'id': 'root', 'name': '', 'children': [chain(length) for length in lengths]}
    for lengths in ([300, 500, 400], [500, 300, 400], [300, 400, 500])
]
[[height(root), diameter(root)] for root in roots]`,
    expect: [[500, 900], [500, 900], [500, 900]],
  },
  {
    name: 'measures 1,20,000 members in three levels in time',
    hint: 'Taking the first item out of a long list moves all others. Walk with an index or for…of, or take from the end.',
    run: ({ height, diameter, callRounds, commonAncestor }) => {
      const children = (id, count, below) =>
        Array.from({ length: count }, (_, i) => ({ id: `${id}.${i}`, name: '', children: below ? children(`${id}.${i}`, below, 0) : [] }))
      const root = { id: 'M', name: '', children: children('M', 300, 400) }
      return [height(root), diameter(root), callRounds(root), commonAncestor(root, 'M.299.7', 'M.299.399')?.id]
    },
    python: `
def children(member, count, below):
    return [
        {'id': f'{member}.{i}', 'name': '', 'children': children(f'{member}.{i}', below, 0) if below else []}
        for i in range(count)
    ]

root = {'id': 'M', 'name': '', 'children': children('M', 300, 400)}
[height(root), diameter(root), call_rounds(root), (common_ancestor(root, 'M.299.7', 'M.299.399') or {}).get('id')]`,
    expect: [2, 4, 700, 'M.299'],
  },
  {
    name: 'returns the node itself and leaves the tree as it was',
    hint: 'Don’t add parents or heights to the caller’s nodes. Keep them in a Map (in Python, a dict).',
    run: ({ height, diameter, callRounds, commonAncestor }) => {
      const left = { id: 'left', name: 'Left', children: [] }
      const right = { id: 'right', name: 'Right', children: [] }
      const root = { id: 'root', name: 'Root', children: [left, right] }
      height(root)
      diameter(root)
      callRounds(root)
      return { isRoot: commonAncestor(root, 'left', 'right') === root, root }
    },
    python: `
left = {'id': 'left', 'name': 'Left', 'children': []}
right = {'id': 'right', 'name': 'Right', 'children': []}
root = {'id': 'root', 'name': 'Root', 'children': [left, right]}
height(root)
diameter(root)
call_rounds(root)
{'isRoot': common_ancestor(root, 'left', 'right') is root, 'root': root}`,
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
