export default [
  {
    name: 'measures a single node as 0 everywhere',
    hint: 'A leaf has height 0. Nobody has to be called, and there is no path.',
    run: ({ height, diameter, callRounds }) => {
      const single = { id: 'A', name: 'Asha', children: [] }
      return [height(single), diameter(single), callRounds(single)]
    },
    python: `
single = {'id': 'A', 'name': 'Asha', 'children': []}
[height(single), diameter(single), call_rounds(single)]`,
    expect: [0, 0, 0],
  },
  {
    name: 'measures the height and the diameter of the phone chain',
    hint: 'For each node, take the two largest values of (height of a child + 1). Their sum is the longest path through this node.',
    run: ({ height, diameter }) => {
      const node = (id, ...children) => ({ id, name: id, children })
      const tree = node('Chair', node('Asha', node('Gauri'), node('Salim')), node('Babu', node('Tara')))
      return [height(tree), diameter(tree)]
    },
    python: `
def node(member, *children):
    return {'id': member, 'name': member, 'children': list(children)}

tree = node('Chair', node('Asha', node('Gauri'), node('Salim')), node('Babu', node('Tara')))
[height(tree), diameter(tree)]`,
    expect: [2, 4],
  },
  {
    name: 'finds a longest path that doesn’t pass through the root',
    hint: 'Keep the best sum of all nodes, not only that of the root.',
    run: ({ diameter }) => {
      const node = (id, ...children) => ({ id, name: id, children })
      return diameter(node('r', node('a', node('b', node('c', node('d'))), node('e', node('f', node('g'))))))
    },
    python: `
def node(member, *children):
    return {'id': member, 'name': member, 'children': list(children)}

diameter(node('r', node('a', node('b', node('c', node('d'))), node('e', node('f', node('g'))))))`,
    expect: 6,
  },
  {
    name: 'finds the lowest common ancestor',
    hint: 'Compare the paths from the root to both members. The last equal node is the answer. A node can be its own ancestor.',
    run: ({ commonAncestor }) => {
      const node = (id, ...children) => ({ id, name: id, children })
      const tree = node('Chair', node('Asha', node('Gauri'), node('Salim')), node('Babu', node('Tara')))
      return [
        ['Gauri', 'Salim'],
        ['Gauri', 'Tara'],
        ['Asha', 'Gauri'],
        ['Salim', 'Asha'],
        ['Tara', 'Tara'],
      ].map(([a, b]) => commonAncestor(tree, a, b)?.id)
    },
    python: `
def node(member, *children):
    return {'id': member, 'name': member, 'children': list(children)}

tree = node('Chair', node('Asha', node('Gauri'), node('Salim')), node('Babu', node('Tara')))
pairs = [('Gauri', 'Salim'), ('Gauri', 'Tara'), ('Asha', 'Gauri'), ('Salim', 'Asha'), ('Tara', 'Tara')]
[(common_ancestor(tree, a, b) or {}).get('id') for a, b in pairs]`,
    expect: ['Asha', 'Chair', 'Asha', 'Asha', 'Tara'],
  },
  {
    name: 'returns null when one of the ids doesn’t exist',
    hint: 'Look for both members before you compare anything. In Python, null is None.',
    run: ({ commonAncestor }) => {
      const tree = { id: 'Chair', name: 'Chair', children: [{ id: 'Asha', name: 'Asha', children: [] }] }
      return [commonAncestor(tree, 'Asha', 'nobody'), commonAncestor(tree, 'nobody', 'Asha')]
    },
    python: `
tree = {'id': 'Chair', 'name': 'Chair', 'children': [{'id': 'Asha', 'name': 'Asha', 'children': []}]}
[common_ancestor(tree, 'Asha', 'nobody'), common_ancestor(tree, 'nobody', 'Asha')]`,
    expect: [null, null],
  },
  {
    name: 'counts the rounds of calls for a root with three leaves',
    hint: 'The root calls one child in each round.',
    run: ({ callRounds }) => {
      const node = (id, ...children) => ({ id, name: id, children })
      return callRounds(node('r', node('a'), node('b'), node('c')))
    },
    python: `
def node(member, *children):
    return {'id': member, 'name': member, 'children': list(children)}

call_rounds(node('r', node('a'), node('b'), node('c')))`,
    expect: 3,
  },
]
