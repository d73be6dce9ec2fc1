export default [
  {
    name: 'returns an empty list for an unknown prefix',
    hint: 'Stop as soon as a letter has no child.',
    run: ({ Autocomplete }) => {
      const stations = new Autocomplete()
      const before = stations.suggest('')
      stations.add('Patna', 90_000)
      return [before, stations.suggest('pz'), stations.suggest('patnax')]
    },
    python: `
stations = Autocomplete()
before = stations.suggest('')
stations.add('Patna', 90_000)
[before, stations.suggest('pz'), stations.suggest('patnax')]`,
    expect: [[], [], []],
  },
  {
    name: 'orders stations of equal weight by name',
    hint: 'Compare the weights first. Only if they are equal, compare the names.',
    run: ({ Autocomplete }) => {
      const stations = new Autocomplete()
      for (const name of ['Rampur', 'Ranchi', 'Raipur', 'Rajkot', 'Ratlam', 'Rae Bareli']) stations.add(name, 5000)
      return stations.suggest('ra')
    },
    python: `
stations = Autocomplete()
for name in ['Rampur', 'Ranchi', 'Raipur', 'Rajkot', 'Ratlam', 'Rae Bareli']:
    stations.add(name, 5000)
stations.suggest('ra')`,
    expect: ['Rae Bareli', 'Raipur', 'Rajkot', 'Rampur', 'Ranchi'],
  },
  {
    name: 'keeps the space at the end of a prefix',
    hint: 'After “new” and a space she is about to type a second word. Cut spaces at the start only.',
    run: ({ Autocomplete }) => {
      const stations = new Autocomplete()
      stations.add('Newari', 9000)
      stations.add('New Delhi', 5000)
      return [stations.suggest('new'), stations.suggest('new ')]
    },
    python: `
stations = Autocomplete()
stations.add('Newari', 9000)
stations.add('New Delhi', 5000)
[stations.suggest('new'), stations.suggest('new ')]`,
    expect: [['Newari', 'New Delhi'], ['New Delhi']],
  },
  {
    name: 'lets a strong station that is added late push out a weak one',
    hint: 'A full list of five must still compare a new station with its weakest one.',
    run: ({ Autocomplete }) => {
      const stations = new Autocomplete()
      ;[10, 50, 30, 20, 40].forEach((weight) => stations.add(`Sonpur ${weight}`, weight))
      stations.add('Surat', 100, ['Soorat'])
      stations.add('Sirsa', 5)
      return [stations.suggest('s'), stations.suggest('so')]
    },
    python: `
stations = Autocomplete()
for weight in [10, 50, 30, 20, 40]:
    stations.add(f'Sonpur {weight}', weight)
stations.add('Surat', 100, ['Soorat'])
stations.add('Sirsa', 5)
[stations.suggest('s'), stations.suggest('so')]`,
    expect: [
      ['Surat', 'Sonpur 50', 'Sonpur 40', 'Sonpur 30', 'Sonpur 20'],
      ['Surat', 'Sonpur 50', 'Sonpur 40', 'Sonpur 30', 'Sonpur 20'],
    ],
  },
  {
    name: 'suggests a station that was added after the first question',
    hint: 'Don’t remember answers from before: a new station belongs into the best five of each node on its path.',
    run: ({ Autocomplete }) => {
      const stations = new Autocomplete()
      stations.add('Kota', 40_000)
      const before = stations.suggest('ko')
      stations.add('Kollam', 30_000)
      stations.add('Kozhikode', 90_000, ['Calicut'])
      return [before, stations.suggest('ko'), stations.suggest('')]
    },
    python: `
stations = Autocomplete()
stations.add('Kota', 40_000)
before = stations.suggest('ko')
stations.add('Kollam', 30_000)
stations.add('Kozhikode', 90_000, ['Calicut'])
[before, stations.suggest('ko'), stations.suggest('')]`,
    expect: [['Kota'], ['Kozhikode', 'Kota', 'Kollam'], ['Kozhikode', 'Kota', 'Kollam']],
  },
  {
    name: 'answers thousands of questions about 4,000 names in time',
    hint: 'suggest may only follow the letters of the prefix. Keep the best five in each node, so that it never walks through a subtree.',
    run: ({ Autocomplete }) => {
      const stations = new Autocomplete()
      stations.add('Sirsa', 0)
      let answers = 0
      for (let i = 0; i < 4000; i++) {
        stations.add(`Shivpur Block ${i}`, (i * 7919) % 4001)
        answers += stations.suggest('s').length + stations.suggest('shivpur').length
      }
      let weakest = 0
      for (let i = 0; i < 150_000; i++) weakest += stations.suggest('sir').length
      return [answers, weakest / 150_000, stations.suggest('shivpur block 39')]
    },
    python: `
stations = Autocomplete()
stations.add('Sirsa', 0)
answers = 0
for i in range(4000):
    stations.add(f'Shivpur Block {i}', (i * 7919) % 4001)
    answers += len(stations.suggest('s')) + len(stations.suggest('shivpur'))
weakest = sum(len(stations.suggest('sir')) for _ in range(60_000))
[answers, weakest / 60_000, stations.suggest('shivpur block 39')]`,
    expect: [39_984, 1, ['Shivpur Block 3953', 'Shivpur Block 3905', 'Shivpur Block 3954', 'Shivpur Block 3906', 'Shivpur Block 3955']],
  },
]
