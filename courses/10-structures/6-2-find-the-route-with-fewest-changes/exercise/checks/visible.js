export default [
  {
    name: 'rides along one line in both directions',
    hint: 'The neighbours of a station are the one before it and the one after it on the same line.',
    run: ({ findRoute }) => {
      const lines = { Red: ['Rithala', 'Pitampura', 'Inderlok', 'Welcome'] }
      return [findRoute(lines, 'Rithala', 'Inderlok'), findRoute(lines, 'Welcome', 'Pitampura')]
    },
    expect: [
      { changes: 0, stops: 2, path: [{ line: 'Red', from: 'Rithala', to: 'Inderlok', stops: 2 }] },
      { changes: 0, stops: 2, path: [{ line: 'Red', from: 'Welcome', to: 'Pitampura', stops: 2 }] },
    ],
  },
  {
    name: 'changes lines where two of them meet',
    hint: 'At a station of several lines you can change. Start a new ride there.',
    run: ({ findRoute }) => findRoute({ Red: ['A', 'B', 'C'], Blue: ['X', 'B', 'Y', 'Z'] }, 'A', 'Z'),
    expect: {
      changes: 1,
      stops: 3,
      path: [
        { line: 'Red', from: 'A', to: 'B', stops: 1 },
        { line: 'Blue', from: 'B', to: 'Z', stops: 2 },
      ],
    },
  },
  {
    name: 'prefers fewer changes, even with more stops',
    hint: 'Compare changes first. Only routes with equally many changes are compared by their stops.',
    run: ({ findRoute }) =>
      findRoute({ Long: ['A', 'p', 'q', 'r', 's', 'B'], First: ['A', 'M'], Second: ['M', 'B'] }, 'A', 'B'),
    expect: { changes: 0, stops: 5, path: [{ line: 'Long', from: 'A', to: 'B', stops: 5 }] },
  },
  {
    name: 'needs no ride from a station to itself',
    hint: 'Check this case before you search.',
    run: ({ findRoute }) => findRoute({ Red: ['A', 'B'] }, 'B', 'B'),
    expect: { changes: 0, stops: 0, path: [] },
  },
  {
    name: 'names an unknown station',
    hint: 'Check both stations before you search, and put the name into the message.',
    run: ({ findRoute }) => findRoute({ Red: ['Rithala', 'Pitampura'] }, 'Rithala', 'Hogsmeade'),
    throws: 'Hogsmeade',
  },
  {
    name: 'returns null when there is no connection',
    hint: 'If nothing is left to visit and you haven’t reached the goal, there is no route.',
    run: ({ findRoute }) => findRoute({ Red: ['A', 'B'], Island: ['X', 'Y'] }, 'A', 'Y'),
    expect: null,
  },
]
