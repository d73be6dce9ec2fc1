export default [
  {
    name: 'needs one journey on an open connection, with https too',
    hint: 'An open connection knows the address and has its keys. Only the request is left.',
    run: ({ firstByteMs }) => [
      firstByteMs({ trip: 70, server: 5, tls: true, cached: false, open: true }),
      firstByteMs({ trip: 70, server: 0, tls: false, cached: true, open: true }),
    ],
    python: `
[
    first_byte_ms({"trip": 70, "server": 5, "tls": True, "cached": False, "open": True}),
    first_byte_ms({"trip": 70, "server": 0, "tls": False, "cached": True, "open": True}),
]
`,
    expect: [75, 70],
  },
  {
    name: 'leaves the caller’s accounts as they were',
    hint: 'Copy the accounts before the first change, also if everything succeeds.',
    call: 'runTransaction',
    args: [{ Asha: 500, Ravi: 100 }, [['Asha', 'Ravi', 300]]],
    result: 'both',
    expect: { returned: { done: true, accounts: { Asha: 200, Ravi: 400 } }, argument: { Asha: 500, Ravi: 100 } },
  },
  {
    name: 'names an account that doesn’t exist, on either side',
    hint: 'The reason is “NAME has no account”. Look at the payer first, then at the receiver, before the money.',
    run: ({ runTransaction }) => [
      runTransaction({ Asha: 500 }, [['Asha', 'Zoya', 100]]),
      runTransaction({ Asha: 500 }, [['Zoya', 'Asha', 100]]),
      runTransaction({ Asha: 50 }, [['Asha', 'Zoya', 100]]).reason,
    ],
    python: `
[
    run_transaction({"Asha": 500}, [["Asha", "Zoya", 100]]),
    run_transaction({"Asha": 500}, [["Zoya", "Asha", 100]]),
    run_transaction({"Asha": 50}, [["Asha", "Zoya", 100]])["reason"],
]
`,
    expect: [
      { done: false, reason: 'Zoya has no account', accounts: { Asha: 500 } },
      { done: false, reason: 'Zoya has no account', accounts: { Asha: 500 } },
      'Zoya has no account',
    ],
  },
  {
    name: 'lets a person spend the last rupee, and does nothing without transfers',
    hint: 'Refuse only if the account has less than the amount.',
    run: ({ runTransaction }) => [runTransaction({ Asha: 300, Ravi: 0 }, [['Asha', 'Ravi', 300]]), runTransaction({ Asha: 5 }, [])],
    python: '[run_transaction({"Asha": 300, "Ravi": 0}, [["Asha", "Ravi", 300]]), run_transaction({"Asha": 5}, [])]',
    expect: [
      { done: true, accounts: { Asha: 0, Ravi: 300 } },
      { done: true, accounts: { Asha: 5 } },
    ],
  },
  {
    name: 'orders timers by their time, and equal ones as they were set',
    hint: 'Sort the timers by milliseconds as numbers. Sorting keeps the order of equal ones.',
    call: 'printOrder',
    args: [
      [
        ['timer', 'late', 100],
        ['promise', 'first promise'],
        ['timer', 'early', 20],
        ['now', 'running'],
        ['timer', 'early too', 20],
        ['promise', 'second promise'],
        ['timer', 'earliest', 3],
      ],
    ],
    expect: ['running', 'first promise', 'second promise', 'earliest', 'early', 'early too', 'late'],
  },
]
