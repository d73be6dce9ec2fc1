export default [
  {
    name: 'counts a duration in every bucket that it fits into',
    hint: 'Each bucket includes the smaller ones: le means less or equal.',
    run: ({ histogram }) => {
      const search = histogram('search_seconds', [0.005, 0.01, 0.025])
      for (const seconds of [0.004, 0.01, 0.02]) search.observe(seconds)
      return search.text().trim().split('\n').filter((line) => !line.startsWith('#')).slice(0, 4)
    },
    expect: ['search_seconds_bucket{le="0.005"} 1', 'search_seconds_bucket{le="0.01"} 2', 'search_seconds_bucket{le="0.025"} 3', 'search_seconds_bucket{le="+Inf"} 3'],
  },
  {
    name: 'ends with the sum and the count',
    hint: '_sum and _count are the last two lines.',
    run: ({ histogram }) => {
      const search = histogram('search_seconds', [0.1])
      for (const seconds of [0.5, 0.25]) search.observe(seconds)
      return search.text().trim().split('\n').filter((line) => !line.startsWith('#')).slice(-2)
    },
    expect: ['search_seconds_sum 0.75', 'search_seconds_count 2'],
  },
  {
    name: 'estimates p50 and p95 inside a bucket',
    hint: 'Values spread evenly inside a bucket: how far is the rank between the two counts?',
    run: ({ quantile }) => {
      const buckets = [[0.005, 117], [0.01, 170], [0.025, 199], [0.1, 204]]
      return [quantile(0.5, buckets), quantile(0.95, buckets)].map((seconds) => Number((seconds * 1000).toFixed(1)))
    },
    expect: [4.4, 22.3],
  },
  {
    name: 'adds up buckets of two pods',
    hint: 'The same limits, the sum of the counts.',
    run: ({ together }) => together([[[0.1, 95], [1, 100]], [[0.1, 0], [1, 10]]]),
    expect: [[0.1, 95], [1, 110]],
  },
]
