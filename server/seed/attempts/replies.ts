/** What the demo mentor has written often enough to save it. */
export const replies = [
  {
    title: 'Tests are missing',
    body: 'The code reads well. What I cannot see is how you know that it works: please submit the tests too, with at least one for an input that must be refused, and say which of them failed first.',
  },
  {
    title: 'Approved, with one thought',
    body: 'This does what the step asks, and I could change it next month without asking you. One thought for later, which needs no new attempt: ',
  },
]
