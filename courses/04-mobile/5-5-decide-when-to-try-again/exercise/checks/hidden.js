export default [
  {
    name: 'waits with every status that isn’t in the table',
    hint: 'Compare with the exact numbers. 404 and 302 are no reason to reject an entry.',
    run: ({ actionOf }) => [204, 302, 404, 408, 410, 429, 500, 502, 599, 0, undefined, '200', '422'].map((status) => actionOf(status)),
    expect: ['later', 'later', 'later', 'later', 'later', 'later', 'later', 'later', 'later', 'later', 'later', 'later', 'later'],
  },
  {
    name: 'never waits longer than 15 minutes by itself',
    hint: 'Math.min with the limit, before half and half.',
    run: ({ waitBefore }) => [4, 5, 6, 60].map((failures) => [0, 1].map((chance) => waitBefore(failures, () => chance, null))),
    expect: [
      [240000, 480000],
      [450000, 900000],
      [450000, 900000],
      [450000, 900000],
    ],
  },
  {
    name: 'rounds to whole milliseconds and asks for chance once',
    hint: 'Call random once, and round the sum.',
    run: ({ waitBefore }) => {
      let calls = 0
      const random = () => {
        calls++
        return 1 / 3
      }
      return [waitBefore(1, random, null), waitBefore(1, () => 0.70001, null), calls]
    },
    expect: [40000, 51000, 1],
  },
  {
    name: 'waits at most an hour for a server, and only for a number',
    hint: 'Check the text with a pattern of digits. Math.min with an hour is for the server’s number.',
    run: ({ waitBefore }) =>
      ['3600', '3601', '99999', '-60', '1e4', '12.5', 'Wed, 18 Nov 2026 07:28:00 GMT', '', ' 60', '0'].map((retryAfter) =>
        waitBefore(1, () => 0, retryAfter),
      ),
    expect: [3600000, 3600000, 3600000, 30000, 30000, 30000, 30000, 30000, 30000, 30000],
  },
  {
    name: 'says later when no answer ends it, and counts the last wait',
    hint: 'After the loop, return later with the sum.',
    run: ({ plan }) => [
      plan([{ status: 503, retryAfter: null }, { status: 429, retryAfter: '300' }, { status: null, retryAfter: null }], () => 0),
      plan([], () => 0),
    ],
    expect: [
      { action: 'later', waited: 450000 },
      { action: 'later', waited: 0 },
    ],
  },
  {
    name: 'counts the failures in a row for each wait',
    hint: 'The first failure is number 1, the second number 2. retryAfter belongs to its own answer.',
    run: ({ plan }) => {
      const answers = [{ status: 500, retryAfter: '200' }, ...Array(5).fill({ status: 500, retryAfter: null }), { status: 422, retryAfter: '9' }]
      return plan(answers, () => 1)
    },
    expect: { action: 'reject', waited: 2840000 },
  },
]
