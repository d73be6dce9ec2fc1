export default [
  {
    name: 'joins groups and knows who is connected',
    hint: 'find follows the parents up to the leader. Two items are connected if they have the same leader.',
    run: ({ UnionFind }) => {
      const sets = new UnionFind(['Bori', 'Hivra', 'Lonar', 'Patur'])
      sets.union('Bori', 'Hivra')
      sets.union('Lonar', 'Patur')
      const before = sets.find('Bori') === sets.find('Patur')
      sets.union('Hivra', 'Patur')
      return [before, sets.find('Bori') === sets.find('Patur'), sets.groups]
    },
    python: `
sets = UnionFind(['Bori', 'Hivra', 'Lonar', 'Patur'])
sets.union('Bori', 'Hivra')
sets.union('Lonar', 'Patur')
before = sets.find('Bori') == sets.find('Patur')
sets.union('Hivra', 'Patur')
[before, sets.find('Bori') == sets.find('Patur'), sets.groups]`,
    expect: [false, true, 1],
  },
  {
    name: 'says whether two different groups were joined',
    hint: 'Compare the two leaders first. If they are the same, return false and change nothing.',
    run: ({ UnionFind }) => {
      const sets = new UnionFind(['a', 'b', 'c'])
      return [sets.groups, sets.union('a', 'b'), sets.union('b', 'a'), sets.union('a', 'a'), sets.groups]
    },
    python: `
sets = UnionFind(['a', 'b', 'c'])
[sets.groups, sets.union('a', 'b'), sets.union('b', 'a'), sets.union('a', 'a'), sets.groups]`,
    expect: [3, true, false, false, 2],
  },
  {
    name: 'keeps the shortest roads that join two groups',
    hint: 'Sort the roads by length, and keep a road if union says that it joined something.',
    run: ({ leastCable }) => {
      const { km, roads } = leastCable([
        { from: 'A', to: 'B', km: 4 },
        { from: 'B', to: 'C', km: 2 },
        { from: 'A', to: 'C', km: 3 },
        { from: 'C', to: 'D', km: 12 },
        { from: 'B', to: 'D', km: 6 },
      ])
      return { km, roads }
    },
    python: `
result = least_cable([
    {'from': 'A', 'to': 'B', 'km': 4},
    {'from': 'B', 'to': 'C', 'km': 2},
    {'from': 'A', 'to': 'C', 'km': 3},
    {'from': 'C', 'to': 'D', 'km': 12},
    {'from': 'B', 'to': 'D', 'km': 6},
])
{'km': result['km'], 'roads': result['roads']}`,
    expect: {
      km: 11,
      roads: [
        { from: 'B', to: 'C', km: 2 },
        { from: 'A', to: 'C', km: 3 },
        { from: 'B', to: 'D', km: 6 },
      ],
    },
  },
  {
    name: 'gives each piece its own tree when not everything can be connected',
    hint: 'Put the villages with the same leader into one list.',
    run: ({ leastCable }) => {
      const { km, groups } = leastCable([
        { from: 'A', to: 'B', km: 1 },
        { from: 'X', to: 'Y', km: 2 },
        { from: 'B', to: 'C', km: 3 },
      ])
      return { km, groups: groups.map((group) => group.toSorted().join(' ')).sort() }
    },
    python: `
result = least_cable([
    {'from': 'A', 'to': 'B', 'km': 1},
    {'from': 'X', 'to': 'Y', 'km': 2},
    {'from': 'B', 'to': 'C', 'km': 3},
])
{'km': result['km'], 'groups': sorted(' '.join(sorted(group)) for group in result['groups'])}`,
    expect: { km: 6, groups: ['A B C', 'X Y'] },
  },
  {
    name: 'needs no cable without roads',
    hint: 'The sum of no roads is 0.',
    call: 'leastCable',
    args: [[]],
    expect: { km: 0, roads: [], groups: [] },
  },
]
