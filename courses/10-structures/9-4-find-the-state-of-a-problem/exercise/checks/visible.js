export default [
  {
    name: 'finds the cheapest channel and its columns',
    hint: 'Fill the table row by row. For the way back, start at the smallest number of the last row, and ask which of the three above it came from.',
    call: 'cheapestChannel',
    args: [[[5, 2, 8], [4, 9, 1], [7, 3, 6]]],
    expect: { cost: 6, columns: [1, 2, 1] },
  },
  {
    name: 'digs along the edges and in a single column',
    hint: 'A field at the edge has only two fields above it. Beyond the edge there is nothing; in Python, place -1 is the last one.',
    run: ({ cheapestChannel }) => [
      cheapestChannel([[1, 9, 9, 0], [1, 9, 9, 9], [1, 9, 9, 9]]),
      cheapestChannel([[4], [6], [5]]),
      cheapestChannel([[7, 3, 8]]),
    ],
    python: `
[
    cheapest_channel([[1, 9, 9, 0], [1, 9, 9, 9], [1, 9, 9, 9]]),
    cheapest_channel([[4], [6], [5]]),
    cheapest_channel([[7, 3, 8]]),
]`,
    expect: [
      { cost: 3, columns: [0, 0, 0] },
      { cost: 15, columns: [0, 0, 0] },
      { cost: 3, columns: [1] },
    ],
  },
  {
    name: 'joins the heaps of the lesson at the lowest total',
    hint: 'Look at the last join: it cuts the row in two. Try every cut, and add the sacks of the whole part.',
    run: ({ mergeHeaps }) => [mergeHeaps([4, 1, 2, 3]), mergeHeaps([4, 4, 3, 6])],
    python: '[merge_heaps([4, 1, 2, 3]), merge_heaps([4, 4, 3, 6])]',
    expect: [19, 34],
  },
  {
    name: 'needs nothing for no heap or one, and one join for two',
    hint: 'A part of one heap costs 0. With no heap there is no part at all.',
    run: ({ mergeHeaps }) => [mergeHeaps([]), mergeHeaps([30]), mergeHeaps([5, 7])],
    python: '[merge_heaps([]), merge_heaps([30]), merge_heaps([5, 7])]',
    expect: [0, 0, 12],
  },
  {
    name: 'gives each person a job at the lowest total',
    hint: 'The next person is the number of taken jobs. Try each job whose bit is 0.',
    run: ({ assignJobs }) => [assignJobs([[9, 2, 7], [6, 4, 3], [5, 8, 1]]), assignJobs([[8]]), assignJobs([])],
    python: '[assign_jobs([[9, 2, 7], [6, 4, 3], [5, 8, 1]]), assign_jobs([[8]]), assign_jobs([])]',
    expect: [
      { total: 9, jobs: [1, 0, 2] },
      { total: 8, jobs: [0] },
      { total: 0, jobs: [] },
    ],
  },
]
