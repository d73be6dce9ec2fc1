export default [
  {
    name: 'takes items out of the heap in order',
    hint: 'In pop, the item sinks towards the smaller of its two children.',
    run: ({ Heap }) => {
      const heap = new Heap((a, b) => a - b)
      for (const value of [40, 10, 30, 5, 20, 10]) heap.push(value)
      const values = []
      while (heap.size > 0) values.push(heap.pop())
      return values
    },
    python: `
heap = Heap(lambda a, b: a - b)
for value in [40, 10, 30, 5, 20, 10]:
    heap.push(value)
values = []
while heap.size > 0:
    values.append(heap.pop())
values`,
    expect: [5, 10, 10, 20, 30, 40],
  },
  {
    name: 'calls patients of the same level by arrival',
    hint: 'The key of a patient is level × 30 + minute of arrival. The smallest key comes first.',
    run: ({ ClinicQueue }) => {
      const queue = new ClinicQueue()
      queue.arrive('Asha', 2, 0)
      queue.arrive('Babu', 2, 5)
      queue.arrive('Chitra', 2, 9)
      return [queue.size, queue.next(), queue.next(), queue.next(), queue.next(), queue.size]
    },
    python: `
queue = ClinicQueue()
queue.arrive('Asha', 2, 0)
queue.arrive('Babu', 2, 5)
queue.arrive('Chitra', 2, 9)
[queue.size, queue.next(), queue.next(), queue.next(), queue.next(), queue.size]`,
    expect: [3, 'Asha', 'Babu', 'Chitra', null, 0],
  },
  {
    name: 'calls emergencies before all others',
    hint: 'Compare “is it an emergency?” first, and the key only after that.',
    run: ({ ClinicQueue }) => {
      const queue = new ClinicQueue()
      queue.arrive('cough', 3, 0)
      queue.arrive('accident', 0, 400)
      queue.arrive('heart', 0, 500)
      return [queue.next(), queue.next(), queue.next()]
    },
    python: `
queue = ClinicQueue()
queue.arrive('cough', 3, 0)
queue.arrive('accident', 0, 400)
queue.arrive('heart', 0, 500)
[queue.next(), queue.next(), queue.next()]`,
    expect: ['accident', 'heart', 'cough'],
  },
  {
    name: 'counts 30 minutes of waiting as one level',
    hint: 'Level 3 at minute 0 and level 1 at minute 60 have the same key. Then the smaller token comes first.',
    run: ({ ClinicQueue }) => {
      const queue = new ClinicQueue()
      queue.arrive('cough', 3, 0)
      queue.arrive('fever', 1, 59)
      queue.arrive('tooth', 1, 60)
      queue.arrive('sprain', 1, 61)
      return [queue.next(), queue.next(), queue.next(), queue.next()]
    },
    python: `
queue = ClinicQueue()
queue.arrive('cough', 3, 0)
queue.arrive('fever', 1, 59)
queue.arrive('tooth', 1, 60)
queue.arrive('sprain', 1, 61)
[queue.next(), queue.next(), queue.next(), queue.next()]`,
    expect: ['fever', 'cough', 'tooth', 'sprain'],
  },
  {
    name: 'skips a patient who has cancelled',
    hint: 'Remember who is waiting in a Map by token. A cancelled patient may stay in the heap; next passes over them.',
    run: ({ ClinicQueue }) => {
      const queue = new ClinicQueue()
      const first = queue.arrive('Asha', 2, 0)
      queue.arrive('Babu', 2, 1)
      return [queue.cancel(first), queue.size, queue.next(), queue.next(), queue.size]
    },
    python: `
queue = ClinicQueue()
first = queue.arrive('Asha', 2, 0)
queue.arrive('Babu', 2, 1)
[queue.cancel(first), queue.size, queue.next(), queue.next(), queue.size]`,
    expect: [true, 1, 'Babu', null, 0],
  },
  {
    name: 'refuses a level outside of 0 to 3',
    hint: 'In JavaScript throw a RangeError, in Python raise a ValueError, before you add anybody. 1.5 is no level either.',
    run: ({ ClinicQueue }) =>
      [-1, 4, 1.5].map((level) => {
        const queue = new ClinicQueue()
        try {
          queue.arrive('Asha', level, 0)
          return `${level} accepted`
        } catch (error) {
          return [error instanceof RangeError ? 'refused' : error.name, queue.size]
        }
      }),
    python: `
def outcome(level):
    queue = ClinicQueue()
    try:
        queue.arrive('Asha', level, 0)
        return f'{level} accepted'
    except ValueError:
        return ['refused', queue.size]

[outcome(level) for level in (-1, 4, 1.5)]`,
    expect: [
      ['refused', 0],
      ['refused', 0],
      ['refused', 0],
    ],
  },
]
