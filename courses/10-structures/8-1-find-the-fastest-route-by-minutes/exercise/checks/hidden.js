export default [
  {
    name: 'finds the fastest route when a longer start pays off',
    hint: 'A node is done when it leaves the heap, not when it is first reached. A better total may still come.',
    call: 'fastestRoute',
    args: [
      {
        changeMinutes: 2,
        lines: {
          Red: { stations: ['A', 'B', 'C', 'D', 'E'], minutes: [10, 10, 10, 10] },
          Blue: { stations: ['A', 'X', 'C'], minutes: [3, 3] },
          Green: { stations: ['C', 'Y', 'Z', 'E'], minutes: [1, 1, 1] },
        },
      },
      'A',
      'E',
    ],
    expect: {
      minutes: 11,
      path: [
        { line: 'Blue', from: 'A', to: 'C', minutes: 6 },
        { line: 'Green', from: 'C', to: 'E', minutes: 3 },
      ],
    },
  },
  {
    name: 'agrees with a slow method for all pairs of a network',
    hint: 'Compare a new total with the best one so far for the same station and line. Push only if it is smaller.',
    run: ({ fastestRoute }) => {
      const names = Array.from({ length: 20 }, (_, i) => `S${i}`)
      let next = 3
      const random = (most) => (next = (next * 48_271) % 2_147_483_647) % most
      const lines = {}
      for (let l = 0; l < 5; l++) {
        const stations = names.filter((_, i) => (i * (l + 3)) % 7 < 3 || i % 5 === l)
        lines[`L${l}`] = { stations, minutes: stations.slice(1).map(() => 1 + random(9)) }
      }
      const metro = { changeMinutes: 4, lines }
      const nodes = Object.entries(lines).flatMap(([line, { stations }]) => stations.map((station, i) => ({ station, line, i })))
      const far = nodes.map((a) =>
        nodes.map((b) => {
          if (a === b) return 0
          if (a.station === b.station) return 4
          if (a.line === b.line && Math.abs(a.i - b.i) === 1) return lines[a.line].minutes[Math.min(a.i, b.i)]
          return Infinity
        }),
      )
      for (let k = 0; k < nodes.length; k++)
        for (let i = 0; i < nodes.length; i++)
          for (let j = 0; j < nodes.length; j++) far[i][j] = Math.min(far[i][j], far[i][k] + far[k][j])
      const wrong = []
      let pairs = 0
      for (const from of names) {
        for (const to of names) {
          const best = Math.min(
            ...nodes.flatMap((a, i) => (a.station === from ? nodes.map((b, j) => (b.station === to ? far[i][j] : Infinity)) : [])),
          )
          const { minutes, path } = fastestRoute(metro, from, to)
          const sum = path.reduce((total, ride) => total + ride.minutes, 0) + Math.max(0, path.length - 1) * 4
          pairs += 1
          if (minutes !== best || sum !== best) wrong.push({ from, to, minutes, best, sum })
        }
      }
      return { pairs, wrong: wrong.slice(0, 1) }
    },
    python: `
names = [f'S{i}' for i in range(20)]
state = 3

def random(most):
    global state
    state = state * 48_271 % 2_147_483_647
    return state % most

lines = {}
for l in range(5):
    stations = [name for i, name in enumerate(names) if (i * (l + 3)) % 7 < 3 or i % 5 == l]
    lines[f'L{l}'] = {'stations': stations, 'minutes': [1 + random(9) for _ in stations[1:]]}
metro = {'changeMinutes': 4, 'lines': lines}
nodes = [(station, line, i) for line, plan in lines.items() for i, station in enumerate(plan['stations'])]

def hop(a, b):
    if a == b:
        return 0
    if a[0] == b[0]:
        return 4
    if a[1] == b[1] and abs(a[2] - b[2]) == 1:
        return lines[a[1]]['minutes'][min(a[2], b[2])]
    return float('inf')

far = [[hop(a, b) for b in nodes] for a in nodes]
for k, middle in enumerate(far):
    for row in far:
        by = row[k]
        if by < float('inf'):
            row[:] = [min(here, by + there) for here, there in zip(row, middle)]
best = {}
for a, row in zip(nodes, far):
    for b, minutes in zip(nodes, row):
        best[a[0], b[0]] = min(minutes, best.get((a[0], b[0]), minutes))
wrong = []
for start in names:
    for goal in names:
        route = fastest_route(metro, start, goal)
        changes = max(0, len(route['path']) - 1)
        total = sum(ride['minutes'] for ride in route['path']) + changes * 4
        if route['minutes'] != best[start, goal] or total != best[start, goal]:
            wrong.append({'from': start, 'to': goal, 'minutes': route['minutes'], 'best': best[start, goal], 'sum': total})
{'pairs': len(names) ** 2, 'wrong': wrong[:1]}`,
    expect: { pairs: 400, wrong: [] },
  },
  {
    name: 'returns null when there is no connection',
    hint: 'If the heap is empty and you haven’t reached the goal, there is no route. In Python, null is None.',
    call: 'fastestRoute',
    args: [
      { changeMinutes: 5, lines: { Red: { stations: ['A', 'B'], minutes: [2] }, Island: { stations: ['X', 'Y'], minutes: [1] } } },
      'A',
      'Y',
    ],
    expect: null,
  },
  {
    name: 'goes past the goal on one line if another way there is faster',
    hint: 'The route is final when the goal leaves the heap, not when it is first seen.',
    call: 'fastestRoute',
    args: [
      {
        changeMinutes: 1,
        lines: {
          Red: { stations: ['A', 'G'], minutes: [20] },
          Blue: { stations: ['A', 'B', 'C'], minutes: [2, 2] },
          Green: { stations: ['C', 'G', 'H'], minutes: [3, 9] },
        },
      },
      'A',
      'G',
    ],
    expect: {
      minutes: 8,
      path: [
        { line: 'Blue', from: 'A', to: 'C', minutes: 4 },
        { line: 'Green', from: 'C', to: 'G', minutes: 3 },
      ],
    },
  },
  {
    name: 'keeps pairs of station and line apart, whatever their names contain',
    hint: '“A-B” on line C and “A” on line B-C must not become the same text. Join with a character that no name contains, or use nested maps.',
    run: ({ fastestRoute }) =>
      ['-', ' ', ''].map((sign) => {
        const lines = {
          [`B${sign}C`]: { stations: ['Start', 'A', 'M'], minutes: [2, 2] },
          C: { stations: ['M', `A${sign}B`, 'Goal'], minutes: [3, 3] },
        }
        return fastestRoute({ changeMinutes: 5, lines }, 'Start', 'Goal')?.minutes ?? null
      }),
    python: `
def minutes(sign):
    lines = {
        f'B{sign}C': {'stations': ['Start', 'A', 'M'], 'minutes': [2, 2]},
        'C': {'stations': ['M', f'A{sign}B', 'Goal'], 'minutes': [3, 3]},
    }
    route = fastest_route({'changeMinutes': 5, 'lines': lines}, 'Start', 'Goal')
    return route and route['minutes']

[minutes(sign) for sign in ('-', ' ', '')]`,
    expect: [15, 15, 15],
  },
  {
    name: 'counts one island of 22,500 cells',
    hint: 'A function that calls itself for each neighbour runs out of stack. Keep a stack of your own.',
    run: ({ countIslands }) => [
      countIslands(Array(150).fill('.'.repeat(150))),
      countIslands(Array.from({ length: 40 }, (_, row) => (row % 2 ? '~'.repeat(40) : '.'.repeat(40)))),
    ],
    python: `[count_islands(['.' * 150] * 150), count_islands([('~' if row % 2 else '.') * 40 for row in range(40)])]`,
    expect: [1, 20],
  },
]
