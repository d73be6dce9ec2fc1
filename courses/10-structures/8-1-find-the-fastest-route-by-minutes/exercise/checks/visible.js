export default [
  {
    name: 'adds up the minutes of one ride, in both directions',
    hint: 'From stations[i] to stations[i + 1] and back, the ride takes minutes[i].',
    run: ({ fastestRoute }) => {
      const metro = { changeMinutes: 5, lines: { Red: { stations: ['A', 'B', 'C', 'D'], minutes: [2, 4, 3] } } }
      return [fastestRoute(metro, 'A', 'C'), fastestRoute(metro, 'D', 'B')]
    },
    python: `
metro = {'changeMinutes': 5, 'lines': {'Red': {'stations': ['A', 'B', 'C', 'D'], 'minutes': [2, 4, 3]}}}
[fastest_route(metro, 'A', 'C'), fastest_route(metro, 'D', 'B')]`,
    expect: [
      { minutes: 6, path: [{ line: 'Red', from: 'A', to: 'C', minutes: 6 }] },
      { minutes: 7, path: [{ line: 'Red', from: 'D', to: 'B', minutes: 7 }] },
    ],
  },
  {
    name: 'adds the minutes of a change',
    hint: 'A change is an edge between two lines at the same station. Waiting for the first train costs nothing.',
    call: 'fastestRoute',
    args: [
      {
        changeMinutes: 5,
        lines: { Red: { stations: ['A', 'B'], minutes: [2] }, Blue: { stations: ['B', 'C'], minutes: [3] } },
      },
      'A',
      'C',
    ],
    expect: {
      minutes: 10,
      path: [
        { line: 'Red', from: 'A', to: 'B', minutes: 2 },
        { line: 'Blue', from: 'B', to: 'C', minutes: 3 },
      ],
    },
  },
  {
    name: 'takes more changes when that is faster',
    hint: 'Only the total of minutes counts. Take the node with the smallest total from the heap.',
    run: ({ fastestRoute }) => {
      const metro = {
        changeMinutes: 5,
        lines: {
          Slow: { stations: ['A', 'p', 'q', 'B'], minutes: [9, 9, 9] },
          First: { stations: ['A', 'M'], minutes: [3] },
          Second: { stations: ['M', 'B'], minutes: [4] },
        },
      }
      const { minutes, path } = fastestRoute(metro, 'A', 'B')
      return [minutes, path.map((ride) => ride.line)]
    },
    python: `
metro = {
    'changeMinutes': 5,
    'lines': {
        'Slow': {'stations': ['A', 'p', 'q', 'B'], 'minutes': [9, 9, 9]},
        'First': {'stations': ['A', 'M'], 'minutes': [3]},
        'Second': {'stations': ['M', 'B'], 'minutes': [4]},
    },
}
route = fastest_route(metro, 'A', 'B')
[route['minutes'], [ride['line'] for ride in route['path']]]`,
    expect: [12, ['First', 'Second']],
  },
  {
    name: 'needs no minute from a station to itself',
    hint: 'You are at the goal before the first ride, on whichever line.',
    call: 'fastestRoute',
    args: [{ changeMinutes: 5, lines: { Red: { stations: ['A', 'B'], minutes: [2] }, Blue: { stations: ['A', 'C'], minutes: [3] } } }, 'A', 'A'],
    expect: { minutes: 0, path: [] },
  },
  {
    name: 'names an unknown station',
    hint: 'Check both stations before you search, and put the name into the message. In Python, raise a ValueError.',
    run: ({ fastestRoute }) =>
      [['A', 'Hogsmeade'], ['Atlantis', 'A']].map(([from, to]) => {
        try {
          return fastestRoute({ changeMinutes: 5, lines: { Red: { stations: ['A', 'B'], minutes: [2] } } }, from, to)
        } catch (error) {
          return error.message.match(/Hogsmeade|Atlantis/)?.[0] ?? error.message
        }
      }),
    python: `
def named(start, goal):
    try:
        return fastest_route({'changeMinutes': 5, 'lines': {'Red': {'stations': ['A', 'B'], 'minutes': [2]}}}, start, goal)
    except ValueError as error:
        return next((name for name in ('Hogsmeade', 'Atlantis') if name in str(error)), str(error))

[named('A', 'Hogsmeade'), named('Atlantis', 'A')]`,
    expect: ['Hogsmeade', 'Atlantis'],
  },
  {
    name: 'counts islands, joined up, down, left and right',
    hint: 'For each piece of land that you haven’t seen, count one island and visit everything that is connected with it.',
    call: 'countIslands',
    args: [['..~.', '~~~.', '.~..', '...~', '..~.']],
    expect: 3,
  },
  {
    name: 'doesn’t join land diagonally, and works for an empty map',
    hint: 'A cell has four neighbours. An empty list has no rows to visit.',
    run: ({ countIslands }) => [countIslands(['.~', '~.']), countIslands([]), countIslands(['~~'])],
    python: `[count_islands(['.~', '~.']), count_islands([]), count_islands(['~~'])]`,
    expect: [2, 0, 0],
  },
]
