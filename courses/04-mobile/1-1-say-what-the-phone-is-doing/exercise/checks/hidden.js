export default [
  {
    name: 'doesn’t worry people when nothing waits and there is no network',
    hint: 'Ask first whether anything waits, then about the network.',
    run: ({ statusLine }) => statusLine({ waiting: 0, isOnline: false }),
    expect: 'Everything is sent',
  },
  {
    name: 'sends one entry, not one entries',
    hint: 'Use entries, which has the right word already.',
    run: ({ statusLine }) => statusLine({ waiting: 1, isOnline: true }),
    expect: 'Sending 1 entry',
  },
  {
    name: 'shows the number of entries of a long morning',
    hint: 'Put the number into the text, don’t write 3.',
    run: ({ statusLine }) => [true, false].map((isOnline) => statusLine({ waiting: 40, isOnline })),
    expect: ['Sending 40 entries', 'No network: 40 entries are safe on this phone'],
  },
]
