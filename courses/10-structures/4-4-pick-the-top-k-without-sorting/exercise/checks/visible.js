export default [
  {
    name: 'returns the k largest items, largest first',
    hint: 'Sort only the k items that you found, with the larger ones first.',
    run: ({ topK }) => topK([350, 1250, 400, 90, 1200, 700], 3, (a, b) => a - b),
    python: `top_k([350, 1250, 400, 90, 1200, 700], 3, lambda a, b: a - b)`,
    expect: [1250, 1200, 700],
  },
  {
    name: 'works for k = 0 and for k larger than the list',
    hint: 'Check what your loop does when position k is outside of the list.',
    run: ({ topK }) => [topK([70, 20], 0, (a, b) => a - b), topK([20, 70], 5, (a, b) => a - b), topK([], 2, (a, b) => a - b)],
    python: `
compare = lambda a, b: a - b
[top_k([70, 20], 0, compare), top_k([20, 70], 5, compare), top_k([], 2, compare)]`,
    expect: [[], [70, 20], []],
  },
  {
    name: 'compares items with the given function only',
    hint: 'Items can be objects. Use compare everywhere, never < or >.',
    run: ({ topK }) => {
      const bookings = [
        { by: 'Asha', amount: 400 },
        { by: 'Ravi', amount: 900 },
        { by: 'Mary', amount: 650 },
      ]
      const names = topK(bookings, 2, (a, b) => a.amount - b.amount).map((booking) => booking.by)
      return { names, byLastDigit: topK([91, 48, 13, 57, 72], 3, (a, b) => (a % 10) - (b % 10)) }
    },
    python: `
bookings = [{'by': 'Asha', 'amount': 400}, {'by': 'Ravi', 'amount': 900}, {'by': 'Mary', 'amount': 650}]
names = [booking['by'] for booking in top_k(bookings, 2, lambda a, b: a['amount'] - b['amount'])]
{'names': names, 'byLastDigit': top_k([91, 48, 13, 57, 72], 3, lambda a, b: a % 10 - b % 10)}`,
    expect: { names: ['Ravi', 'Mary'], byLastDigit: [48, 57, 13] },
  },
]
