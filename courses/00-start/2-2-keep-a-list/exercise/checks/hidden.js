export default [
  {
    name: 'a longer train ends at its last station',
    hint: 'Use stations.length - 1 as the place. It works for lists of any length.',
    run: ({ lastStop }) => lastStop(['Kochi', 'Aluva', 'Thrissur', 'Palakkad', 'Erode', 'Salem', 'Chennai']),
    expect: 'Chennai',
  },
  {
    name: 'with one station, it is both first and last',
    hint: 'The length is 1, so the last place is 0. stations.length - 1 gives that too.',
    run: ({ firstStop, lastStop }) => [firstStop(['Leh']), lastStop(['Leh'])],
    expect: ['Leh', 'Leh'],
  },
]
