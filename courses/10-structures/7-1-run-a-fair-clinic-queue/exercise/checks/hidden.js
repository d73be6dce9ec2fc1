export default [
  {
    name: 'never lets urgent patients overtake somebody who has waited an hour longer',
    hint: 'The key contains the minute of arrival, so it never has to be changed while time passes.',
    run: ({ ClinicQueue }) => {
      const queue = new ClinicQueue()
      queue.arrive('patient', 3, 0)
      for (let minute = 61; minute < 200; minute++) queue.arrive('urgent', 1, minute)
      return [queue.next(), queue.next(), queue.size]
    },
    expect: ['patient', 'urgent', 138],
  },
  {
    name: 'says no when nobody is waiting with a token',
    hint: 'A token is used up after cancel and after next.',
    run: ({ ClinicQueue }) => {
      const queue = new ClinicQueue()
      const asha = queue.arrive('Asha', 1, 0)
      const babu = queue.arrive('Babu', 1, 5)
      return [queue.cancel(babu), queue.cancel(babu), queue.next(), queue.cancel(asha), queue.cancel(99), queue.size]
    },
    expect: [true, false, 'Asha', false, false, 0],
  },
  {
    name: 'calls patients with equal keys in the order of their tokens',
    hint: 'A heap forgets the order of equal items. Compare the tokens when emergency and key are the same.',
    run: ({ ClinicQueue }) => {
      const queue = new ClinicQueue()
      const tokens = Array.from({ length: 9 }, (_, i) => queue.arrive(`patient ${i}`, i % 3 === 0 ? 2 : 1, i % 3 === 0 ? 0 : 30))
      queue.cancel(tokens[4])
      return [new Set(tokens).size, queue.size, Array.from({ length: 9 }, () => queue.next())]
    },
    expect: [
      9,
      8,
      ['patient 0', 'patient 1', 'patient 2', 'patient 3', 'patient 5', 'patient 6', 'patient 7', 'patient 8', null],
    ],
  },
  {
    name: 'sorts 2,000 items with few comparisons',
    hint: 'push and pop may only compare along one path of the tree. Don’t sort the array.',
    run: ({ Heap }) => {
      let comparisons = 0
      let next = 7
      const heap = new Heap((a, b) => {
        comparisons += 1
        return a - b
      })
      const values = Array.from({ length: 2000 }, () => (next = (next * 48_271) % 2_147_483_647))
      for (const value of values) heap.push(value)
      const out = values.map(() => heap.pop())
      const isSorted = out.every((value, i) => i === 0 || out[i - 1] <= value)
      return { first: out[0], isSorted, empty: heap.pop(), comparisons: comparisons <= 100_000 ? 'at most 50 for each item' : comparisons }
    },
    expect: { first: 337_897, isSorted: true, comparisons: 'at most 50 for each item' },
  },
  {
    name: 'handles 50,000 patients in time',
    hint: 'Each arrival and each call may cost O(log n), and each cancellation O(1). Nothing searches through all patients.',
    run: ({ ClinicQueue }) => {
      const queue = new ClinicQueue()
      const tokens = []
      for (let i = 0; i < 50_000; i++) tokens.push(queue.arrive(`patient ${i}`, (i * 7) % 4, i))
      for (let i = 0; i < 50_000; i += 2) queue.cancel(tokens[i])
      const names = []
      for (let i = 0; i < 25_000; i++) names.push(queue.next())
      return [names[0], names.at(-1), queue.size, queue.next()]
    },
    expect: ['patient 3', 'patient 49997', 0, null],
  },
]
