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
    name: 'signs bytes, also those that are no text',
    hint: 'Decoding the body to a text and encoding it again changes bytes that are no UTF-8. Join the bytes.',
    run: ({ isSigned }) => {
      const body = new Uint8Array([...new TextEncoder().encode('{"id":"'), 255, 254, ...new TextEncoder().encode('"}')])
      return Promise.all(
        ['54f0bc0ceee322831b90dd31bc9776aa6af6a596da2a0263532d435a9ffce76a', '87f446b5dc352a8ffc63e74c329d34775a583918bd52b266859f91dd4f614d69'].map((hex) =>
          isSigned('practice-secret', `t=1800000000,v1=${hex}`, body, 1800000000),
        ),
      )
    },
    expect: [true, false],
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
  {
    name: 'a second attempt can succeed after a failed one',
    hint: 'failed has a rank like the others: above authorized, below captured. It isn’t the end.',
    run: ({ nextState }) =>
      [
        ['failed', 'payment.captured'],
        ['failed', 'payment.authorized'],
        ['authorized', 'payment.failed'],
        ['created', 'payment.failed'],
      ].map(([state, type]) => nextState(state, { type, amountPaise: 64500 }, 64500)),
    expect: ['captured', 'failed', 'failed', 'failed'],
  },
  {
    name: 'compares the captured amount, too much as well as too little',
    hint: 'Compare with !==, and only for payment.captured: a refund may be a part of the amount.',
    run: ({ nextState }) => [
      nextState('authorized', { type: 'payment.captured', amountPaise: 64501 }, 64500),
      nextState('created', { type: 'payment.captured', amountPaise: 0 }, 64500),
      nextState('captured', { type: 'refund.processed', amountPaise: 30000 }, 64500),
    ],
    expect: ['mismatch', 'mismatch', 'refunded'],
  },
]
