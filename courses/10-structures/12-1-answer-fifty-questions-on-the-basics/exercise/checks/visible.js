export default [
  {
    name: 'counts four journeys for a first visit with https',
    hint: 'DNS, TCP, TLS and the request itself: one journey each.',
    call: 'firstByteMs',
    args: [{ trip: 40, server: 0, tls: true, cached: false, open: false }],
    expect: 160,
  },
  {
    name: 'leaves out what isn’t needed, and adds the server’s work',
    hint: 'A known address saves the DNS journey, and without https there is no TLS.',
    run: ({ firstByteMs }) => [
      firstByteMs({ trip: 40, server: 25, tls: true, cached: true, open: false }),
      firstByteMs({ trip: 40, server: 25, tls: false, cached: false, open: false }),
      firstByteMs({ trip: 40, server: 25, tls: false, cached: true, open: false }),
    ],
    python: `
[
    first_byte_ms({"trip": 40, "server": 25, "tls": True, "cached": True, "open": False}),
    first_byte_ms({"trip": 40, "server": 25, "tls": False, "cached": False, "open": False}),
    first_byte_ms({"trip": 40, "server": 25, "tls": False, "cached": True, "open": False}),
]
`,
    expect: [145, 145, 105],
  },
  {
    name: 'runs several transfers as one transaction',
    hint: 'Go through the transfers one after the other. A later one may use money of an earlier one.',
    call: 'runTransaction',
    args: [
      { Asha: 500, Ravi: 100, Mary: 0 },
      [
        ['Asha', 'Ravi', 300],
        ['Ravi', 'Mary', 350],
      ],
    ],
    expect: { done: true, accounts: { Asha: 200, Ravi: 50, Mary: 350 } },
  },
  {
    name: 'takes everything back when the second transfer is impossible',
    hint: 'Work on a copy of the accounts. If a transfer can’t be done, return the accounts as they were.',
    call: 'runTransaction',
    args: [
      { Asha: 500, Ravi: 100 },
      [
        ['Asha', 'Ravi', 300],
        ['Ravi', 'Asha', 900],
      ],
    ],
    expect: { done: false, reason: 'Ravi has too little money', accounts: { Asha: 500, Ravi: 100 } },
  },
  {
    name: 'prints the running code first, then promises, then timers',
    hint: 'Three lists: now, promise, timer. Each keeps its order.',
    call: 'printOrder',
    args: [
      [
        ['timer', 'D', 0],
        ['promise', 'C'],
        ['now', 'A'],
        ['now', 'B'],
      ],
    ],
    expect: ['A', 'B', 'C', 'D'],
  },
]
