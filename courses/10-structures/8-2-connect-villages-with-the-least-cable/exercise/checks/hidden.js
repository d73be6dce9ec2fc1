export default [
  {
    name: 'ignores a road from a village to itself',
    hint: 'Both ends have the same leader, so union returns false. The village still counts.',
    run: ({ leastCable }) =>
      leastCable([
        { from: 'Bori', to: 'Bori', km: 1 },
      ]),
    expect: { km: 0, roads: [], groups: [['Bori']] },
  },
  {
    name: 'keeps the order of the input for roads of equal length',
    hint: 'toSorted keeps equal items in their order. Compare km only, and leave the caller’s list as it was.',
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
    expect: { rounds: 60, wrong: [] },
  },
  {
    name: 'joins 50,000 villages in a row in time',
    hint: 'Join the smaller group into the larger one and compress the paths. Renaming a whole group for each road is too slow.',
    run: ({ UnionFind }) => {
      const sets = new UnionFind(Array.from({ length: 50_000 }, (_, i) => i))
      for (let i = 1; i < 50_000; i++) sets.union(i, i - 1)
      let together = 0
      const leader = sets.find(0)
      for (let i = 0; i < 50_000; i++) together += sets.find(i) === leader ? 1 : 0
      return [sets.groups, together, sets.union(0, 49_999)]
    },
    expect: [1, 50_000, false],
  },
]
