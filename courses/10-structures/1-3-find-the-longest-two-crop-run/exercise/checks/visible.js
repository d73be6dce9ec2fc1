export default [
  {
    name: 'returns the first of several longest runs',
    hint: 'Replace the best run only when the new one is longer, not when it has the same length.',
    call: 'longestRun',
    args: [['tomato', 'onion', 'tomato', 'potato', 'potato', 'onion']],
    expect: { start: 0, length: 3 },
  },
  {
    name: 'returns start 0 and length 0 for an empty list',
    hint: 'Choose the result for “nothing found” before the loop starts.',
    call: 'longestRun',
    args: [[]],
    expect: { start: 0, length: 0 },
  },
  {
    name: 'returns the whole list when there is one crop only',
    hint: 'A window from left to right, both included, has right - left + 1 days.',
    call: 'longestRun',
    args: [['onion', 'onion', 'onion']],
    expect: { start: 0, length: 3 },
  },
  {
    name: 'finds the longest run of a single crop',
    hint: 'Compare the number of different crops with `most`, not with 2.',
    call: 'longestRun',
    args: [['chilli', 'chilli', 'onion', 'onion', 'onion', 'chilli'], 1],
    expect: { start: 2, length: 3 },
  },
  {
    name: 'lets several days go when a third crop arrives',
    hint: 'One step of left is often not enough. Use while, and let days go until only `most` crops are left.',
    call: 'longestRun',
    args: [['tomato', 'tomato', 'onion', 'garlic', 'garlic', 'onion', 'garlic']],
    expect: { start: 2, length: 5 },
  },
]
