export default [
  {
    name: 'rounds once, at the end',
    hint: 'Calculate the peak from the exact average, not from the rounded one.',
    run: ({ estimate }) => estimate({ perDay: 100_000, busyShare: 0.45, busyHours: 9, peakFactor: 5, seconds: 3, bytes: 1600 }),
    expect: { busy: 1, peak: 7, inFlight: 21, gigabytesPerDay: 0.2 },
  },
  {
    name: 'storage counts the whole day, not only the busy hours',
    hint: 'gigabytesPerDay is perDay × bytes.',
    run: ({ estimate }) => estimate({ perDay: 5_000_000_000, busyShare: 0.1, busyHours: 1, peakFactor: 2, seconds: 1, bytes: 120 }),
    expect: { busy: 138889, peak: 277778, inFlight: 277778, gigabytesPerDay: 600 },
  },
  {
    name: 'if there is enough for all, everybody buys',
    hint: 'There are never more buyers than visitors. A part of a buyer buys nothing: round down.',
    run: ({ scarcity }) => [scarcity({ visitors: 500, things: 33_000, perBuyer: 4 }), scarcity({ visitors: 100, things: 11, perBuyer: 4 })],
    expect: [{ buyers: 500, oneIn: 1 }, { buyers: 2, oneIn: 50 }],
  },
]
