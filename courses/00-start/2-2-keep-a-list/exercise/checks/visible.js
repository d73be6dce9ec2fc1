export default [
  {
    name: 'the train to Mumbai ends in Mumbai',
    hint: 'The last place is the length minus 1. Write it between the square brackets: stations.length - 1',
    run: ({ lastStop }) => lastStop(['Pune', 'Lonavala', 'Thane', 'Mumbai']),
    expect: 'Mumbai',
  },
  {
    name: 'a train with two stops ends at the second',
    hint: 'Don’t write a number such as 3: each list has its own length. Use stations.length - 1',
    run: ({ lastStop }) => lastStop(['Guwahati', 'Dimapur']),
    expect: 'Dimapur',
  },
  {
    name: 'the first stop is still right',
    hint: 'firstStop was ready: return stations[0]',
    run: ({ firstStop }) => firstStop(['Guwahati', 'Dimapur']),
    expect: 'Guwahati',
  },
]
