export default [
  {
    name: 'turns the UPI switch of the lesson into numbers',
    hint: 'busy is perDay × busyShare divided by the seconds of the busy hours. The peak is so many times more.',
    run: ({ estimate }) => estimate({ perDay: 7_500_000, busyShare: 0.5, busyHours: 8, peakFactor: 3, seconds: 2, bytes: 1000 }),
    expect: { busy: 130, peak: 391, inFlight: 781, gigabytesPerDay: 7.5 },
  },
  {
    name: 'a milk cooperative is a small system',
    hint: 'The same formula. Small numbers are a result, too: one machine and its copy are enough.',
    run: ({ estimate }) => estimate({ perDay: 40_000, busyShare: 0.8, busyHours: 3, peakFactor: 4, seconds: 0.5, bytes: 500 }),
    expect: { busy: 3, peak: 12, inFlight: 6, gigabytesPerDay: 0 },
  },
  {
    name: 'counts machines with room, and never fewer than two',
    hint: 'One machine may be 70 % busy: divide by 0.7 × perMachine and round up.',
    run: ({ machines }) => [machines(391, 1000), machines(3000, 1000), machines(2050, 1000)],
    expect: [2, 5, 3],
  },
  {
    name: 'calculates how many of the visitors of a cricket final can buy',
    hint: 'Buyers are things divided by perBuyer. One in how many visitors is that?',
    run: ({ scarcity }) => scarcity({ visitors: 800_000, things: 33_000, perBuyer: 4 }),
    expect: { buyers: 8250, oneIn: 97 },
  },
]
