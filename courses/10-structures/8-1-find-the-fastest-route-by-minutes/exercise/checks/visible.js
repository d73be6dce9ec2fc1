export default [
  {
    name: 'adds up the minutes of one ride, in both directions',
    hint: 'From stations[i] to stations[i + 1] and back, the ride takes minutes[i].',
    run: ({ fastestRoute }) => {
      const metro = { changeMinutes: 5, lines: { Red: { stations: ['A', 'B', 'C', 'D'], minutes: [2, 4, 3] } } }
      return [fastestRoute(metro, 'A', 'C'), fastestRoute(metro, 'D', 'B')]
    },
    expect: [
      { minutes: 6, path: [{ line: 'Red', from: 'A', to: 'C', minutes: 6 }] },
      { minutes: 7, path: [{ line: 'Red', from: 'D', to: 'B', minutes: 7 }] },
    ],
  },
  {
    name: 'adds the minutes of a change',
    hint: 'A change is an edge between two lines at the same station. Waiting for the first train costs nothing.',
    run: ({ fastestRoute }) =>
      fastestRoute(
        {
          changeMinutes: 5,
          lines: { Red: { stations: ['A', 'B'], minutes: [2] }, Blue: { stations: ['B', 'C'], minutes: [3] } },
        },
        'A',
        'C',
      ),
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
    expect: [12, ['First', 'Second']],
  },
  {
    name: 'needs no minute from a station to itself',
    hint: 'Check this case before you search.',
    run: ({ fastestRoute }) =>
      fastestRoute({ changeMinutes: 5, lines: { Red: { stations: ['A', 'B'], minutes: [2] } } }, 'A', 'A'),
    expect: { minutes: 0, path: [] },
  },
  {
    name: 'names an unknown station',
    hint: 'Check both stations before you search, and put the name into the message.',
    run: ({ fastestRoute }) =>
      fastestRoute({ changeMinutes: 5, lines: { Red: { stations: ['A', 'B'], minutes: [2] } } }, 'A', 'Hogsmeade'),
    throws: 'Hogsmeade',
  },
  {
    name: 'counts islands, joined up, down, left and right',
    hint: 'For each piece of land that you haven’t seen, count one island and visit everything that is connected with it.',
    run: ({ countIslands }) => countIslands(['..~.', '~~~.', '.~..', '...~', '..~.']),
    expect: 3,
  },
  {
    name: 'doesn’t join land diagonally, and works for an empty map',
    hint: 'A cell has four neighbours. An empty list has no rows to visit.',
    run: ({ countIslands }) => [countIslands(['.~', '~.']), countIslands([]), countIslands(['~~'])],
    expect: [2, 0, 0],
  },
]
