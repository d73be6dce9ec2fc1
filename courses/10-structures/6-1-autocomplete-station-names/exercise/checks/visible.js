export default [
  {
    name: 'suggests names that begin with the prefix, largest weight first',
    hint: 'Follow the letters of the prefix down the trie. Each node on the way of a name remembers that station.',
    run: ({ Autocomplete }) => {
      const stations = new Autocomplete()
      stations.add('Nagpur', 70_000)
      stations.add('Nashik Road', 40_000)
      stations.add('Nagda', 12_000)
      stations.add('Pune', 150_000)
      return [stations.suggest('na'), stations.suggest('nag'), stations.suggest('pune')]
    },
    python: `
stations = Autocomplete()
stations.add('Nagpur', 70_000)
stations.add('Nashik Road', 40_000)
stations.add('Nagda', 12_000)
stations.add('Pune', 150_000)
[stations.suggest('na'), stations.suggest('nag'), stations.suggest('pune')]`,
    expect: [['Nagpur', 'Nashik Road', 'Nagda'], ['Nagpur', 'Nagda'], ['Pune']],
  },
  {
    name: 'returns at most five names, and the five best for an empty prefix',
    hint: 'The root remembers the five best of all. When a node has more than five, the weakest goes.',
    run: ({ Autocomplete }) => {
      const stations = new Autocomplete()
      const names = ['Mathura', 'Madurai', 'Mysuru', 'Meerut', 'Mangaluru', 'Miraj', 'Agra']
      names.forEach((name, i) => stations.add(name, 1000 * (i + 1)))
      return [stations.suggest('m'), stations.suggest('')]
    },
    python: `
stations = Autocomplete()
names = ['Mathura', 'Madurai', 'Mysuru', 'Meerut', 'Mangaluru', 'Miraj', 'Agra']
for i, name in enumerate(names):
    stations.add(name, 1000 * (i + 1))
[stations.suggest('m'), stations.suggest('')]`,
    expect: [
      ['Miraj', 'Mangaluru', 'Meerut', 'Mysuru', 'Madurai'],
      ['Agra', 'Miraj', 'Mangaluru', 'Meerut', 'Mysuru'],
    ],
  },
  {
    name: 'finds a station by another spelling and shows its official name',
    hint: 'Add the name and each spelling to the trie. All of them lead to the same station.',
    run: ({ Autocomplete }) => {
      const stations = new Autocomplete()
      stations.add('KSR Bengaluru', 220_000, ['Bangalore', 'Bengaluru'])
      stations.add('Bandra Terminus', 90_000)
      return [stations.suggest('bang'), stations.suggest('beng'), stations.suggest('ksr')]
    },
    python: `
stations = Autocomplete()
stations.add('KSR Bengaluru', 220_000, ['Bangalore', 'Bengaluru'])
stations.add('Bandra Terminus', 90_000)
[stations.suggest('bang'), stations.suggest('beng'), stations.suggest('ksr')]`,
    expect: [['KSR Bengaluru'], ['KSR Bengaluru'], ['KSR Bengaluru']],
  },
  {
    name: 'never shows a name twice',
    hint: 'Two spellings can share a prefix. Before a node remembers a station, check whether it has it already.',
    run: ({ Autocomplete }) => {
      const stations = new Autocomplete()
      stations.add('Thiruvananthapuram Central', 60_000, ['Trivandrum', 'Tiruvanantapuram', 'Tvm'])
      stations.add('Thrissur', 45_000, ['Trichur'])
      return [stations.suggest('t'), stations.suggest('tri')]
    },
    python: `
stations = Autocomplete()
stations.add('Thiruvananthapuram Central', 60_000, ['Trivandrum', 'Tiruvanantapuram', 'Tvm'])
stations.add('Thrissur', 45_000, ['Trichur'])
[stations.suggest('t'), stations.suggest('tri')]`,
    expect: [
      ['Thiruvananthapuram Central', 'Thrissur'],
      ['Thiruvananthapuram Central', 'Thrissur'],
    ],
  },
  {
    name: 'ignores capitals, repeated spaces, dots and hyphens',
    hint: 'Normalise in the same way when you add and when you search: lower case, and one space for each group of spaces, dots and hyphens.',
    run: ({ Autocomplete }) => {
      const stations = new Autocomplete()
      stations.add('Pt. Deen Dayal Upadhyaya Jn.', 80_000)
      stations.add('Delhi-Shahdara', 30_000)
      return [stations.suggest('PT deen'), stations.suggest('pt.  deen-dayal'), stations.suggest(' delhi sha')]
    },
    python: `
stations = Autocomplete()
stations.add('Pt. Deen Dayal Upadhyaya Jn.', 80_000)
stations.add('Delhi-Shahdara', 30_000)
[stations.suggest('PT deen'), stations.suggest('pt.  deen-dayal'), stations.suggest(' delhi sha')]`,
    expect: [['Pt. Deen Dayal Upadhyaya Jn.'], ['Pt. Deen Dayal Upadhyaya Jn.'], ['Delhi-Shahdara']],
  },
]
