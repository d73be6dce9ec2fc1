export default [
  {
    name: 'checks the bytes as they came, in any script',
    hint: 'The body is a Uint8Array. Put the bytes of "<time>." before it, and sign that.',
    run: ({ isSigned }) => {
      const body = new TextEncoder().encode('{"id":"evt-9","name":"ज़ोया"}')
      const good = 'fc652606c3cbe9383cd07573a8433b9502df31c286b5c4725569ffec6178dca0'
      const wrong = `${good.slice(0, -1)}1`
      return Promise.all([
        isSigned('another-secret-for-checks', `t=1800000100,v1=${good}`, body, 1800000000),
        isSigned('another-secret-for-checks', `t=1800000100,v1=${wrong}`, body, 1800000000),
        isSigned('another-secret-for-checks', `t=1800000100,v1=${good}`, body.slice(0, -1), 1800000000),
      ])
    },
    expect: [true, false, false],
  },
  {
    name: 'all six orders of arrival end in the same state',
    hint: 'authorized, captured and refunded can come in any order. The highest rank wins.',
    run: ({ nextState }) => {
      const types = ['payment.authorized', 'payment.captured', 'refund.processed']
      const orders = types.flatMap((a) =>
        types.filter((b) => b !== a).map((b) => [a, b, types.find((c) => c !== a && c !== b)]),
      )
      return orders.map((order) =>
        order.reduce((state, type) => nextState(state, { type, amountPaise: 900 }, 900), 'created'),
      )
    },
    expect: ['refunded', 'refunded', 'refunded', 'refunded', 'refunded', 'refunded'],
  },
  {
    name: 'an event of an unknown type changes nothing',
    hint: 'The provider may send new types tomorrow. Return the current state.',
    run: ({ nextState }) =>
      ['created', 'captured'].map((state) => nextState(state, { type: 'payment.reviewed', amountPaise: 5 }, 64500)),
    expect: ['created', 'captured'],
  },
]
