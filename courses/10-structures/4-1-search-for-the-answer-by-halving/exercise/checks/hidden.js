export default [
  {
    name: 'needs no truck without cans',
    hint: 'Start the largest can and the sum with 0. The largest of nothing isn’t 0 by itself.',
    run: ({ smallestTruck }) => [smallestTruck([], 3), smallestTruck([], 1)],
    python: '[smallest_truck([], 3), smallest_truck([], 1)]',
    expect: [0, 0],
  },
  {
    name: 'keeps the order of the cans',
    hint: 'Don’t sort the cans. Fill the truck each day until the next can doesn’t fit.',
    run: ({ smallestTruck }) => {
      const cans = [50, 10, 50, 10, 50]
      return [2, 3, 4].map((days) => smallestTruck(cans, days)).concat(cans)
    },
    python: `
cans = [50, 10, 50, 10, 50]
[smallest_truck(cans, days) for days in (2, 3, 4)] + cans`,
    expect: [110, 60, 60, 50, 10, 50, 10, 50],
  },
  {
    name: 'searches 10 lakh items with a few reads',
    hint: 'Each read has to halve the range. For equal items, don’t walk to their start or end: search again.',
    run: ({ firstAtLeast, countOf }) => {
      let reads = 0
      const counted = (item) =>
        new Proxy([], {
          get(list, key) {
            if (key === 'length') return 1_000_000
            if (typeof key !== 'string' || !/^\d+$/.test(key)) return list[key]
            reads += 1
            return item(Number(key))
          },
        })
      const position = firstAtLeast(counted((i) => i * 2), 777_777)
      const count = countOf(counted(() => 5), 5)
      return { position, count, reads: reads <= 300 ? 'at most 300' : reads }
    },
    python: `
class Counted:
    reads = 0

    def __init__(self, item):
        self.item = item

    def __len__(self):
        return 1_000_000

    def __getitem__(self, place):
        if not 0 <= place < 1_000_000:
            raise IndexError(place)
        Counted.reads += 1
        return self.item(place)

position = first_at_least(Counted(lambda place: place * 2), 777_777)
count = count_of(Counted(lambda place: 5), 5)
{'position': position, 'count': count, 'reads': 'at most 300' if Counted.reads <= 300 else Counted.reads}`,
    expect: { position: 388_889, count: 1_000_000, reads: 'at most 300' },
  },
  {
    name: 'calculates the middle of very large numbers',
    hint: 'In JavaScript, >> 1 and | 0 cut a number down to 32 bits. Divide by 2 and use Math.floor. In Python, a `range` of more than 2³¹ numbers can’t be used with bisect in this page: write the loop yourself.',
    call: 'smallestTruck',
    args: [[900_000_000_000, 800_000_000_000, 700_000_000_000, 100_000_000_001], 2],
    expect: 1_600_000_000_001,
  },
  {
    name: 'finds the truck by halving when the cans are large',
    hint: 'Trying one litre after the other takes too long. Halve the range between the largest can and the sum, with a loop of your own.',
    call: 'smallestTruck',
    args: [
      { generate: 'cycle', count: 10_000, values: [1_000_000, 1_000_001, 1_000_002, 1_000_003, 1_000_004, 1_000_005, 1_000_006, 1_000_007, 1_000_008, 1_000_009] },
      100,
    ],
    expect: 100_000_450,
  },
]
