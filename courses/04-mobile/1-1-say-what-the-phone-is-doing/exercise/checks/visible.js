export default [
  {
    name: 'says that everything is sent',
    hint: 'Keep the first line of the function: it returns before the network matters.',
    run: ({ statusLine }) => statusLine({ waiting: 0, isOnline: true }),
    expect: 'Everything is sent',
  },
  {
    name: 'says that three entries are being sent',
    hint: 'Write: if (isOnline) return `Sending ${entries}` with backticks.',
    run: ({ statusLine }) => statusLine({ waiting: 3, isOnline: true }),
    expect: 'Sending 3 entries',
  },
  {
    name: 'says without a network that three entries are safe',
    hint: 'Below the line for isOnline, return the text for no network.',
    run: ({ statusLine }) => statusLine({ waiting: 3, isOnline: false }),
    expect: 'No network: 3 entries are safe on this phone',
  },
  {
    name: 'says is for one entry',
    hint: 'Choose the word as the first lines do: waiting === 1 ? "is" : "are"',
    run: ({ statusLine }) => statusLine({ waiting: 1, isOnline: false }),
    expect: 'No network: 1 entry is safe on this phone',
  },
]
