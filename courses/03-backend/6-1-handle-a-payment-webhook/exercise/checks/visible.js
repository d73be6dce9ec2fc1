export default [
  {
    name: 'accepts a genuine signature',
    hint: 'The signed text is the time, a dot and the raw body. The signature is in hex.',
    run: ({ isSigned }) =>
      isSigned(
        'practice-secret',
        't=1773455000,v1=b21330e522c7c852bfc228148bef74a613055de6ff3a61cccb772555dcc23800',
        new TextEncoder().encode('{\n "amountPaise": 64500\n}'),
        1773455010,
      ),
    expect: true,
  },
  {
    name: 'refuses a wrong secret, a changed body and a changed time',
    hint: 'All three are part of the HMAC. Calculate it from what came, never from the parsed JSON.',
    run: ({ isSigned }) => {
      const hex = 'b21330e522c7c852bfc228148bef74a613055de6ff3a61cccb772555dcc23800'
      const body = new TextEncoder().encode('{\n "amountPaise": 64500\n}')
      const changed = new TextEncoder().encode('{"amountPaise":64500}')
      return Promise.all([
        isSigned('a wrong guess', `t=1773455000,v1=${hex}`, body, 1773455010),
        isSigned('practice-secret', `t=1773455000,v1=${hex}`, changed, 1773455010),
        isSigned('practice-secret', `t=1773455001,v1=${hex}`, body, 1773455010),
      ])
    },
    expect: [false, false, false],
  },
  {
    name: 'refuses a missing or broken header',
    hint: 'Match the header with a pattern first. Without a match the answer is false, not an error.',
    run: ({ isSigned }) =>
      Promise.all(
        [undefined, '', 't=1773455000', 'v1=abc', 't=now,v1=zz'].map((header) =>
          isSigned('practice-secret', header, new Uint8Array(), 1773455010),
        ),
      ),
    expect: [false, false, false, false, false],
  },
  {
    name: 'refuses a signature older than five minutes',
    hint: 'Compare the time of the header with nowSeconds: 300 seconds are still fine.',
    run: async ({ isSigned }) => {
      const header = 't=1773455000,v1=b21330e522c7c852bfc228148bef74a613055de6ff3a61cccb772555dcc23800'
      const body = new TextEncoder().encode('{\n "amountPaise": 64500\n}')
      const ages = [0, 300, 301, 86400]
      const accepted = await Promise.all(ages.map((age) => isSigned('practice-secret', header, body, 1773455000 + age)))
      return ages.filter((_, index) => accepted[index])
    },
    expect: [0, 300],
  },
  {
    name: 'moves a payment forward',
    hint: 'A table from the type of the event to the state, and a list of states in their order.',
    run: ({ nextState }) => {
      let state = 'created'
      return ['payment.authorized', 'payment.captured', 'refund.processed'].map(
        (type) => (state = nextState(state, { type, amountPaise: 64500 }, 64500)),
      )
    },
    expect: ['authorized', 'captured', 'refunded'],
  },
  {
    name: 'never moves a payment back',
    hint: 'Change the state only if the rank of the new one is higher.',
    run: ({ nextState }) =>
      [
        ['captured', 'payment.authorized'],
        ['captured', 'payment.failed'],
        ['refunded', 'payment.captured'],
        ['captured', 'payment.captured'],
        ['mismatch', 'refund.processed'],
      ].map(([state, type]) => nextState(state, { type, amountPaise: 64500 }, 64500)),
    expect: ['captured', 'captured', 'refunded', 'captured', 'mismatch'],
  },
  {
    name: 'another amount than the order’s ends in mismatch',
    hint: 'If a captured amount isn’t that of the order, a person has to look.',
    run: ({ nextState }) =>
      ['created', 'authorized'].map((state) => nextState(state, { type: 'payment.captured', amountPaise: 100 }, 64500)),
    expect: ['mismatch', 'mismatch'],
  },
]
