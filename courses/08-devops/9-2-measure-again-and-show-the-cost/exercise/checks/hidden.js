export default [
  {
    name: 'adds up to the bill, to the rupee',
    hint: 'Round all parts but the last; the last one gets what is left.',
    run: ({ costs }) => {
      const found = costs([{ service: 'shared', rupees: 100 }, { service: '', rupees: 1 }], { orders: 1, search: 1, images: 1 })
      return [found, Object.values(found).reduce((sum, one) => sum + one, 0)]
    },
    expect: [{ orders: 33, search: 33, images: 34, nobody: 1 }, 101],
  },
  {
    name: 'gives a service without lines of its own its shared part',
    hint: 'A service may use only shared machines.',
    run: ({ costs }) => costs([{ service: 'shared', rupees: 1000 }], { orders: 1, reports: 4 }),
    expect: { orders: 200, reports: 800, nobody: 0 },
  },
  {
    name: 'counts only failed releases',
    hint: "hours of a good release don't count.",
    run: ({ faultHours }) => faultHours([{ failed: false, hours: 3 }, { failed: true, hours: 1 }], 4),
    expect: 1,
  },
  {
    name: 'knows that something always or never happens',
    hint: '0 or more is certain; one or more at rate 0 never.',
    run: ({ atLeast }) => [atLeast(0, 10, 0.3), atLeast(1, 10, 0), atLeast(1, 1, 0.5)],
    expect: [100, 0, 50],
  },
  {
    name: 'compares rates also when nothing failed',
    hint: '0 hours, not nothing.',
    run: ({ faultHours }) => faultHours([], 9),
    expect: 0,
  },
]
