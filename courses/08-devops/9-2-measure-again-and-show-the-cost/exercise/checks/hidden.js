export default [
  {
    name: 'adds up to the bill, to the rupee',
    hint: 'Round all parts down. The rupees that are left go to those with the largest fractions, one each. If one part gets them all, it may be more than a rupee too large.',
    run: ({ costs }) => {
      const play = (lines, usage) => {
        const found = costs(lines, usage)
        const sum = (list) => list.reduce((total, one) => total + one, 0)
        const rupees = (name) => sum(lines.filter(({ service }) => service === name).map((line) => line.rupees))
        const all = sum(Object.values(usage))
        const wrong = Object.keys(usage).filter((name) => !(Number.isInteger(found[name]) && Math.abs(found[name] - rupees(name) - (rupees('shared') * usage[name]) / all) < 1))
        return [sum(Object.values(found)), found.nobody, wrong]
      }
      return [play([{ service: 'shared', rupees: 100 }, { service: '', rupees: 1 }], { orders: 1, search: 1, images: 1 }), play([{ service: 'shared', rupees: 1000 }, { service: 'search', rupees: 7 }], { orders: 3, search: 3, images: 1 }), play([{ service: 'shared', rupees: 100 }], { orders: 1, search: 1, images: 1, reports: 1, returns: 1, gifts: 1, menu: 1 })]
    },
    expect: [[101, 1, []], [1007, 0, []], [100, 0, []]],
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
    run: ({ atLeast }) => [atLeast(0, 10, 0.3), atLeast(1, 10, 0), atLeast(1, 1, 0.5), atLeast(2, 3, 1)],
    expect: [100, 0, 50, 100],
  },
  {
    name: 'compares rates also when nothing failed',
    hint: '0 hours, not nothing.',
    run: ({ faultHours }) => faultHours([], 9),
    expect: 0,
  },
]
