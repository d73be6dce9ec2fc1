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
    python: `
queue = ClinicQueue()
queue.arrive('patient', 3, 0)
for minute in range(61, 200):
    queue.arrive('urgent', 1, minute)
[queue.next(), queue.next(), queue.size]`,
    expect: ['patient', 'urgent', 138],
  },
  {
    name: 'counts every minute of waiting, not only whole half hours',
    hint: 'The key is level × 30 + the minute of arrival. Don’t round the waiting time to whole levels.',
    run: ({ ClinicQueue }) => {
      const queue = new ClinicQueue()
      queue.arrive('Asha, level 2', 2, 29)
      queue.arrive('Ravi, level 1', 1, 50)
      queue.arrive('Imran, level 3', 3, 0)
      return [queue.next(), queue.next(), queue.next()]
    },
    python: `
queue = ClinicQueue()
queue.arrive('Asha, level 2', 2, 29)
queue.arrive('Ravi, level 1', 1, 50)
queue.arrive('Imran, level 3', 3, 0)
[queue.next(), queue.next(), queue.next()]`,
    expect: ['Ravi, level 1', 'Asha, level 2', 'Imran, level 3'],
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
    python: `
queue = ClinicQueue()
asha = queue.arrive('Asha', 1, 0)
babu = queue.arrive('Babu', 1, 5)
[queue.cancel(babu), queue.cancel(babu), queue.next(), queue.cancel(asha), queue.cancel(99), queue.size]`,
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
    python: `
queue = ClinicQueue()
tokens = [queue.arrive(f'patient {i}', 2 if i % 3 == 0 else 1, 0 if i % 3 == 0 else 30) for i in range(9)]
queue.cancel(tokens[4])
[len(set(tokens)), queue.size, [queue.next() for _ in range(9)]]`,
    expect: [
      9,
      8,
      ['patient 0', 'patient 1', 'patient 2', 'patient 3', 'patient 5', 'patient 6', 'patient 7', 'patient 8', null],
    ],
  },
  {
    name: 'takes out whatever its comparison puts first',
    hint: 'The heap knows nothing about its items. It only asks compare(a, b) which of two comes first.',
    run: ({ Heap }) => {
      const heap = new Heap((a, b) => b.length - a.length)
      for (const name of ['Om', 'Meenakshi', 'Asha', 'Ravinder', 'Zoya Khan']) heap.push(name)
      const longest = [heap.pop().length, heap.pop().length, heap.pop()]
      heap.push('Gurpreet Singh')
      return [...longest, heap.pop(), heap.size, heap.pop(), heap.pop(), heap.size]
    },
    python: `
heap = Heap(lambda a, b: len(b) - len(a))
for name in ['Om', 'Meenakshi', 'Asha', 'Ravinder', 'Zoya Khan']:
    heap.push(name)
longest = [len(heap.pop()), len(heap.pop()), heap.pop()]
heap.push('Gurpreet Singh')
[*longest, heap.pop(), heap.size, heap.pop(), heap.pop(), heap.size]`,
    expect: [9, 9, 'Ravinder', 'Gurpreet Singh', 2, 'Asha', 'Om', 0],
  },
  {
    name: 'sorts 2,000 items with few comparisons',
    hint: 'push and pop compare along one path of the tree. Don’t sort the array, and don’t keep it sorted: moving all later items for a new one costs O(n).',
    run: ({ Heap }) => {
      let comparisons = 0
      let next = 7
      const heap = new Heap((a, b) => {
        comparisons += 1
        return a - b
      })
      const values = Array.from({ length: 2000 }, () => (next = (next * 48_271) % 2_147_483_647))
      for (const value of values) heap.push(value)
      const inPush = comparisons
      const out = values.map(() => heap.pop())
      const inPop = comparisons - inPush
      const isSorted = out.every((value, i) => i === 0 || out[i - 1] <= value)
      return {
        first: out[0],
        isSorted,
        empty: heap.pop() ?? null,
        comparisons: comparisons <= 100_000 ? 'at most 50 for each item' : comparisons,
        pop: inPop >= 2000 ? 'lets the last item sink' : `compares ${inPop} times in 2,000 calls`,
      }
    },
    python: `
comparisons = 0

def compare(a, b):
    global comparisons
    comparisons += 1
    return a - b

heap = Heap(compare)
values, value = [], 7
for _ in range(2000):
    value = value * 48_271 % 2_147_483_647
    values.append(value)
    heap.push(value)
in_push = comparisons
out = [heap.pop() for _ in values]
in_pop = comparisons - in_push
{
    'first': out[0],
    'isSorted': out == sorted(values),
    'empty': heap.pop(),
    'comparisons': 'at most 50 for each item' if comparisons <= 100_000 else comparisons,
    'pop': 'lets the last item sink' if in_pop >= 2000 else f'compares {in_pop} times in 2,000 calls',
}`,
    expect: {
      first: 337_897,
      isSorted: true,
      empty: null,
      comparisons: 'at most 50 for each item',
      pop: 'lets the last item sink',
    },
  },
  {
    name: 'handles thousands of patients in time',
    hint: 'Each arrival and each call may cost O(log n), and each cancellation O(1). Nothing searches through all patients.',
    run: ({ ClinicQueue }) => {
      const queue = new ClinicQueue()
      const tokens = []
      for (let i = 0; i < 120_000; i++) tokens.push(queue.arrive(`patient ${i}`, (i * 7) % 4, i))
      for (let i = 0; i < 120_000; i += 2) queue.cancel(tokens[i])
      const places = Array.from({ length: 60_000 }, () => Number(queue.next()?.split(' ')[1]))
      const keys = places.map((place) => ((place * 7) % 4) * 30 + place)
      const disorder = keys.filter((key, i) => i > 0 && key < keys[i - 1]).length
      return { first: places[0], fromTheEnd: 120_000 - places.at(-1), disorder, size: queue.size, next: queue.next() }
    },
    python: `
queue = ClinicQueue()
tokens = [queue.arrive(f'patient {i}', (i * 7) % 4, i) for i in range(40_000)]
for token in tokens[::2]:
    queue.cancel(token)
places = [int(queue.next().split()[1]) for _ in range(20_000)]
keys = [(place * 7) % 4 * 30 + place for place in places]
disorder = sum(one > other for one, other in zip(keys, keys[1:]))
{'first': places[0], 'fromTheEnd': 40_000 - places[-1], 'disorder': disorder, 'size': queue.size, 'next': queue.next()}`,
    expect: { first: 3, fromTheEnd: 3, disorder: 0, size: 0, next: null },
  },
]
