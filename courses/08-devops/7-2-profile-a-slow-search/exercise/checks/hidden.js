export default [
  {
    name: 'counts what is larger than every limit in +Inf only',
    hint: "A slow search isn't in any bucket with a number.",
    run: ({ histogram }) => {
      const search = histogram('s', [0.1, 1])
      search.observe(7)
      return search.text().trim().split('\n').filter((line) => !line.startsWith('#')).slice(0, 3)
    },
    expect: ['s_bucket{le="0.1"} 0', 's_bucket{le="1"} 0', 's_bucket{le="+Inf"} 1'],
  },
  {
    name: 'gives the last limit if the quantile is beyond it',
    hint: 'Nobody knows how far beyond: Prometheus answers with the largest limit.',
    run: ({ quantile }) => [quantile(0.99, [[0.1, 10], [1, 20], [Infinity, 100]]), quantile(1, [[0.1, 10], [1, 20]])],
    expect: [1, 1],
  },
  {
    name: 'estimates from the sum of pods, not from the mean of their p95',
    hint: 'Add up first, then calculate.',
    run: ({ quantile, together }) => Number(quantile(0.95, together([[[0.01, 95], [0.02, 100], [1, 100]], [[0.01, 0], [0.02, 0], [1, 10]]])).toFixed(3)),
    expect: 0.461,
  },
  {
    name: 'keeps two histograms apart',
    hint: 'Counts belong to one histogram, not to the file.',
    run: ({ histogram }) => {
      const [one, two] = [histogram('a', [1]), histogram('b', [1])]
      one.observe(0.5)
      return two.text().trim().split('\n').filter((line) => !line.startsWith('#'))[0]
    },
    expect: 'b_bucket{le="1"} 0',
  },
  {
    name: 'assumes zero as the lower end of the first bucket',
    hint: 'p50 of buckets that begin at 0.1 is 0.05, if all fit into the first.',
    run: ({ quantile }) => quantile(0.5, [[0.1, 40], [1, 40]]),
    expect: 0.05,
  },
]
