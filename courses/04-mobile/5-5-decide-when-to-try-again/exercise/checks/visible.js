export default [
  {
    name: 'tells the four actions apart',
    hint: 'Go through the table of the lesson. Everything else is later.',
    run: ({ actionOf }) => [200, 201, 400, 409, 422, 401, 403, 503, null].map((status) => actionOf(status)),
    expect: ['done', 'done', 'reject', 'reject', 'reject', 'sign-in', 'sign-in', 'later', 'later'],
  },
  {
    name: 'doubles the wait with each failure',
    hint: '2 ** (failures - 1) is 1, 2, 4, 8. Multiply it by a minute.',
    run: ({ waitBefore }) => [1, 2, 3, 4].map((failures) => waitBefore(failures, () => 1, null)),
    expect: [60000, 120000, 240000, 480000],
  },
  {
    name: 'waits between half and the whole time',
    hint: 'full / 2 + full / 2 * random(), and Math.round around it.',
    run: ({ waitBefore }) => [0, 0.5, 1].map((chance) => waitBefore(2, () => chance, null)),
    expect: [60000, 90000, 120000],
  },
  {
    name: 'waits at least as long as the server asks for',
    hint: 'Seconds times 1000, and Math.max with your own wait.',
    run: ({ waitBefore }) => ['120', '10', null].map((retryAfter) => waitBefore(1, () => 0, retryAfter)),
    expect: [120000, 30000, 30000],
  },
  {
    name: 'stops at the first answer that isn’t later',
    hint: 'Go through the answers in order, and add up the waits of those that are later.',
    run: ({ plan }) => [
      plan([{ status: null, retryAfter: null }, { status: 503, retryAfter: null }, { status: 201, retryAfter: null }], () => 1),
      plan([{ status: 401, retryAfter: null }, { status: 200, retryAfter: null }], () => 1),
    ],
    expect: [
      { action: 'done', waited: 180000 },
      { action: 'sign-in', waited: 0 },
    ],
  },
]
