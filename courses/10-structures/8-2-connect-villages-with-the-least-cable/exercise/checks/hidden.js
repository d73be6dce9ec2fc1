export default [
  {
    name: 'ignores a road from a village to itself',
    hint: 'Both ends have the same leader, so union returns false. The village still counts.',
    call: 'leastCable',
    args: [[{ from: 'Bori', to: 'Bori', km: 1 }]],
    expect: { km: 0, roads: [], groups: [['Bori']] },
  },
  {
    name: 'keeps the order of the input for roads of equal length',
    hint: 'toSorted and sorted keep equal items in their order. Compare km only, and leave the caller’s list as it was.',
    run: ({ leastCable }) => {
      const roads = [
        { from: 'C', to: 'D', km: 5 },
        { from: 'A', to: 'B', km: 3 },
        { from: 'B', to: 'C', km: 3 },
        { from: 'A', to: 'C', km: 3 },
      ]
      const kept = leastCable(roads).roads.map(({ from, to }) => from + to)
      return [kept, roads[0].from]
    },
    python: `
roads = [
    {'from': 'C', 'to': 'D', 'km': 5},
    {'from': 'A', 'to': 'B', 'km': 3},
    {'from': 'B', 'to': 'C', 'km': 3},
    {'from': 'A', 'to': 'C', 'km': 3},
]
kept = [road['from'] + road['to'] for road in least_cable(roads)['roads']]
[kept, roads[0]['from']]`,
    expect: [['AB', 'BC', 'CD'], 'C'],
  },
  {
    name: 'finds the smallest total of all subsets of roads',
    hint: 'Keep a road only if it joins two different groups. Then no cycle can appear.',
    run: ({ leastCable }) => {
      let next = 17
      const random = (most) => (next = (next * 48_271) % 2_147_483_647) % most
      const wrong = []
      for (let round = 0; round < 60; round++) {
        const roads = Array.from({ length: 7 }, () => ({ from: 'ABCDE'[random(5)], to: 'ABCDE'[random(5)], km: 1 + random(9) }))
        const villages = [...new Set(roads.flatMap(({ from, to }) => [from, to]))]
        const pieces = (list) => {
          const group = Object.fromEntries(villages.map((village) => [village, village]))
          for (const { from, to } of list) {
            const old = group[from]
            for (const village of villages) if (group[village] === old) group[village] = group[to]
          }
          return new Set(Object.values(group)).size
        }
        let best = Infinity
        for (let subset = 0; subset < 1 << roads.length; subset++) {
          const chosen = roads.filter((_, i) => subset & (1 << i))
          if (pieces(chosen) === pieces(roads)) best = Math.min(best, chosen.reduce((sum, { km }) => sum + km, 0))
        }
        const result = leastCable(roads)
        if (result.km !== best || result.groups.length !== pieces(roads)) wrong.push({ roads, km: result.km, best })
      }
      return { rounds: 60, wrong: wrong.slice(0, 1) }
    },
    python: `
state = 17

def random(most):
    global state
    state = state * 48_271 % 2_147_483_647
    return state % most

def pieces(villages, chosen):
    group = {village: village for village in villages}
    for road in chosen:
        old, new = group[road['from']], group[road['to']]
        for village in villages:
            if group[village] == old:
                group[village] = new
    return len(set(group.values()))

wrong = []
for _ in range(60):
    roads = [{'from': 'ABCDE'[random(5)], 'to': 'ABCDE'[random(5)], 'km': 1 + random(9)} for _ in range(7)]
    villages = {village for road in roads for village in (road['from'], road['to'])}
    together = pieces(villages, roads)
    best = float('inf')
    for subset in range(1 << len(roads)):
        chosen = [road for i, road in enumerate(roads) if subset >> i & 1]
        if pieces(villages, chosen) == together:
            best = min(best, sum(road['km'] for road in chosen))
    result = least_cable(roads)
    if result['km'] != best or len(result['groups']) != together:
        wrong.append({'roads': roads, 'km': result['km'], 'best': best})
{'rounds': 60, 'wrong': wrong[:1]}`,
    expect: { rounds: 60, wrong: [] },
  },
  {
    name: 'leaves the leader of the larger group in place',
    hint: 'Count the members of each group. The leader of the smaller group points to the leader of the larger one, whichever was named first.',
    run: ({ UnionFind }) =>
      [['e', 'a'], ['b', 'f'], ['g', 'd'], ['c', 'g']].map(([one, other]) => {
        const sets = new UnionFind('abcdefg')
        for (const [a, b] of ['ab', 'dc', 'ef', 'bd']) sets.union(a, b)
        const larger = sets.find('a')
        sets.union(one, other)
        return [one, other].map((item) => (sets.find(item) === larger ? 'leader of the larger group' : 'another leader'))
      }),
    python: `
results = []
for one, other in (('e', 'a'), ('b', 'f'), ('g', 'd'), ('c', 'g')):
    sets = UnionFind('abcdefg')
    for a, b in ('ab', 'dc', 'ef', 'bd'):
        sets.union(a, b)
    larger = sets.find('a')
    sets.union(one, other)
    results.append(['leader of the larger group' if sets.find(item) == larger else 'another leader' for item in (one, other)])
results`,
    expect: [
      ['leader of the larger group', 'leader of the larger group'],
      ['leader of the larger group', 'leader of the larger group'],
      ['leader of the larger group', 'leader of the larger group'],
      ['leader of the larger group', 'leader of the larger group'],
    ],
  },
  {
    name: 'finds a leader with a few lookups once the paths are compressed',
    hint: 'After the leader is found, walk the same way again, and let everything on it point directly to the leader.',
    run: ({ UnionFind }) => {
      const items = Array.from({ length: 4096 }, (_, i) => i)
      const sets = new UnionFind(items)
      let leaders = items
      while (leaders.length > 1) {
        const pairs = leaders.flatMap((leader, i) => (i % 2 === 0 ? [[leader, leaders[i + 1]]] : []))
        leaders = pairs.map(([a, b]) => {
          sets.union(a, b)
          return sets.find(a)
        })
      }
      for (let round = 0; round < 6; round++) for (const item of items) sets.find(item)
      // Counts how often find reads from a Map.
      const get = Map.prototype.get
      let lookups = 0
      let most = 0
      Map.prototype.get = function (key) {
        lookups += 1
        return get.call(this, key)
      }
      try {
        for (const item of items) {
          lookups = 0
          sets.find(item)
          most = Math.max(most, lookups)
        }
      } finally {
        Map.prototype.get = get
      }
      return { groups: sets.groups, lookups: most <= 9 ? 'at most 9' : most }
    },
    python: `
lookups = 0

class Village:
    """Counts how often a dict or a set looks for it."""

    def __hash__(self):
        global lookups
        lookups += 1
        return id(self) >> 4

items = [Village() for _ in range(4096)]
sets = UnionFind(items)
leaders = items
while len(leaders) > 1:
    for a, b in zip(leaders[::2], leaders[1::2]):
        sets.union(a, b)
    leaders = [sets.find(a) for a in leaders[::2]]
for _ in range(6):
    for item in items:
        sets.find(item)
most = 0
for item in items:
    lookups = 0
    sets.find(item)
    most = max(most, lookups)
{'groups': sets.groups, 'lookups': 'at most 9' if most <= 9 else most}`,
    expect: { groups: 1, lookups: 'at most 9' },
  },
  {
    name: 'joins 50,000 villages in a row in time',
    hint: 'Join the smaller group into the larger one and compress the paths. Renaming a whole group for each road is too slow.',
    run: ({ UnionFind }) => {
      const orders = [(i) => [i, i - 1], (i) => [i - 1, i], (i) => [0, i], (i) => [i, 0]]
      return orders.map((order) => {
        const sets = new UnionFind(Array.from({ length: 50_000 }, (_, i) => i))
        for (let i = 1; i < 50_000; i++) sets.union(...order(i))
        let together = 0
        const leader = sets.find(0)
        for (let i = 0; i < 50_000; i++) together += sets.find(i) === leader ? 1 : 0
        return [sets.groups, together / 50_000, sets.union(0, 49_999)]
      })
    },
    python: `
orders = [lambda i: (i, i - 1), lambda i: (i - 1, i), lambda i: (0, i), lambda i: (i, 0)]
results = []
for order in orders:
    sets = UnionFind(range(20_000))
    for i in range(1, 20_000):
        sets.union(*order(i))
    leader = sets.find(0)
    together = sum(sets.find(i) == leader for i in range(20_000))
    results.append([sets.groups, together / 20_000, sets.union(0, 19_999)])
results`,
    expect: [
      [1, 1, false],
      [1, 1, false],
      [1, 1, false],
      [1, 1, false],
    ],
  },
  {
    name: 'chooses among 40,000 roads in time',
    hint: 'Sort once, and ask union for each road. Don’t search through the kept roads, and don’t rename a whole group.',
    run: ({ leastCable }) => {
      let next = 23
      const random = (most) => (next = (next * 48_271) % 2_147_483_647) % most
      const roads = Array.from({ length: 40_000 }, (_, i) => {
        const from = i < 19_998 ? i + 2 : random(20_000)
        const to = Math.floor(random(i < 19_998 ? from : 20_000) / 2) * 2 + (from % 2)
        return { from: `V${from}`, to: `V${to}`, km: 1 + random(999) }
      })
      const { km, roads: kept, groups } = leastCable(roads)
      return { km, kept: kept.length, groups: groups.map((group) => group.length).sort((a, b) => a - b) }
    },
    python: `
state = 23

def random(most):
    global state
    state = state * 48_271 % 2_147_483_647
    return state % most

roads = []
for i in range(40_000):
    start = i + 2 if i < 19_998 else random(20_000)
    end = random(start if i < 19_998 else 20_000) // 2 * 2 + start % 2
    roads.append({'from': f'V{start}', 'to': f'V{end}', 'km': 1 + random(999)})
result = least_cable(roads)
{'km': result['km'], 'kept': len(result['roads']), 'groups': sorted(len(group) for group in result['groups'])}`,
    expect: { km: 5_651_912, kept: 19_998, groups: [10_000, 10_000] },
  },
]
