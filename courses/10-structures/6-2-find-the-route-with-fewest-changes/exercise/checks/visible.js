export default [
  {
    name: 'rides along one line in both directions',
    hint: 'The neighbours of a station are the one before it and the one after it on the same line.',
    run: ({ findRoute }) => {
      const lines = { Red: ['Rithala', 'Pitampura', 'Inderlok', 'Welcome'] }
      return [findRoute(lines, 'Rithala', 'Inderlok'), findRoute(lines, 'Welcome', 'Pitampura')]
    },
    python: `
lines = {'Red': ['Rithala', 'Pitampura', 'Inderlok', 'Welcome']}
[find_route(lines, 'Rithala', 'Inderlok'), find_route(lines, 'Welcome', 'Pitampura')]`,
    expect: [
      { changes: 0, stops: 2, path: [{ line: 'Red', from: 'Rithala', to: 'Inderlok', stops: 2 }] },
      { changes: 0, stops: 2, path: [{ line: 'Red', from: 'Welcome', to: 'Pitampura', stops: 2 }] },
    ],
  },
  {
    name: 'changes lines where two of them meet',
    hint: 'At a station of several lines you can change. Start a new ride there.',
    call: 'findRoute',
    args: [{ Red: ['A', 'B', 'C'], Blue: ['X', 'B', 'Y', 'Z'] }, 'A', 'Z'],
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
    call: 'findRoute',
    args: [{ Long: ['A', 'p', 'q', 'r', 's', 'B'], First: ['A', 'M'], Second: ['M', 'B'] }, 'A', 'B'],
    expect: { changes: 0, stops: 5, path: [{ line: 'Long', from: 'A', to: 'B', stops: 5 }] },
  },
  {
    name: 'needs no ride from a station to itself',
    hint: 'You are at the goal before the first ride, on whichever line.',
    call: 'findRoute',
    args: [{ Red: ['A', 'B'], Blue: ['B', 'C'] }, 'B', 'B'],
    expect: { changes: 0, stops: 0, path: [] },
  },
  {
    name: 'names an unknown station',
    hint: 'Check both stations before you search, and put the name into the message. In Python, raise a ValueError.',
    run: ({ findRoute }) =>
      [['Rithala', 'Hogsmeade'], ['Atlantis', 'Rithala']].map(([from, to]) => {
        try {
          return findRoute({ Red: ['Rithala', 'Pitampura'] }, from, to)
        } catch (error) {
          return error.message.match(/Hogsmeade|Atlantis/)?.[0] ?? error.message
        }
      }),
    python: `
def named(start, goal):
    try:
        return find_route({'Red': ['Rithala', 'Pitampura']}, start, goal)
    except ValueError as error:
        return next((name for name in ('Hogsmeade', 'Atlantis') if name in str(error)), str(error))

[named('Rithala', 'Hogsmeade'), named('Atlantis', 'Rithala')]`,
    expect: ['Hogsmeade', 'Atlantis'],
  },
  {
    name: 'returns null when there is no connection',
    hint: 'If nothing is left to visit and you haven’t reached the goal, there is no route. In Python, null is None.',
    call: 'findRoute',
    args: [{ Red: ['A', 'B'], Island: ['X', 'Y'] }, 'A', 'Y'],
    expect: null,
  },
]
