export default [
  {
    name: 'returns no blocks without bookings, and new blocks after a gap',
    hint: 'The first booking has no block before it. A booking that starts after the end of the last block begins a new one.',
    run: ({ mergeBookings }) => [
      mergeBookings([]),
      mergeBookings([
        { from: 0, to: 10 },
        { from: 11, to: 20 },
        { from: 11, to: 15 },
      ]),
    ],
    python: `[merge_bookings([]), merge_bookings([{'from': 0, 'to': 10}, {'from': 11, 'to': 20}, {'from': 11, 'to': 15}])]`,
    expect: [
      [],
      [
        { from: 0, to: 10 },
        { from: 11, to: 20 },
      ],
    ],
  },
  {
    name: 'agrees with a slow method that marks each minute',
    hint: 'Compare each booking with the last block only, but in the order of the starts. Then the end of the block is the larger of both ends.',
    run: ({ mergeBookings }) => {
      let next = 29
      const random = (most) => (next = (next * 48_271) % 2_147_483_647) % most
      const wrong = []
      for (let round = 0; round < 100; round++) {
        const bookings = Array.from({ length: random(9) }, () => {
          const from = random(60)
          return { from, to: from + 1 + random(12) }
        })
        const isTaken = Array(80).fill(false)
        for (const { from, to } of bookings) isTaken.fill(true, from, to)
        const blocks = []
        isTaken.forEach((taken, minute) => {
          if (taken && !isTaken[minute - 1]) blocks.push({ from: minute, to: minute })
          if (taken) blocks.at(-1).to = minute + 1
        })
        const result = mergeBookings(bookings)
        const text = (list) => list.map(({ from, to }) => `${from}-${to}`).join(' ')
        if (text(result) !== text(blocks)) wrong.push({ bookings, blocks: text(result), right: text(blocks) })
      }
      return { rounds: 100, wrong: wrong.slice(0, 1) }
    },
    python: `
state = 29

def random(most):
    global state
    state = state * 48_271 % 2_147_483_647
    return state % most

def text(blocks):
    return ' '.join(f"{block['from']}-{block['to']}" for block in blocks)

wrong = []
for _ in range(100):
    bookings = []
    for _ in range(random(9)):
        start = random(60)
        bookings.append({'from': start, 'to': start + 1 + random(12)})
    taken = {minute for booking in bookings for minute in range(booking['from'], booking['to'])}
    starts = [minute for minute in sorted(taken) if minute - 1 not in taken]
    ends = [minute + 1 for minute in sorted(taken) if minute + 1 not in taken]
    right = text({'from': start, 'to': end} for start, end in zip(starts, ends))
    blocks = text(merge_bookings(bookings))
    if blocks != right:
        wrong.append({'bookings': bookings, 'blocks': blocks, 'right': right})
{'rounds': 100, 'wrong': wrong[:1]}`,
    expect: { rounds: 100, wrong: [] },
  },
  {
    name: 'merges 1,00,000 bookings in time',
    hint: 'After sorting, one walk is enough. Don’t compare a booking with all blocks, and don’t copy the list of blocks.',
    run: ({ mergeBookings }) => {
      const bookings = Array.from({ length: 100_000 }, (_, i) => {
        const from = ((i * 48_271) % 100_003) * 10
        return { from, to: from + 3 + (i % 9) }
      })
      const blocks = mergeBookings(bookings)
      return [blocks.length, blocks.reduce((sum, { from, to }) => sum + to - from, 0)]
    },
    python: `
bookings = []
for i in range(100_000):
    start = i * 48_271 % 100_003 * 10
    bookings.append({'from': start, 'to': start + 3 + i % 9})
blocks = merge_bookings(bookings)
[len(blocks), sum(block['to'] - block['from'] for block in blocks)]`,
    expect: [77_780, 688_886],
  },
]
