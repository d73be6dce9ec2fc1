export default [
  {
    name: 'reads what the app claims',
    hint: 'Take the text apart with URLSearchParams and look at the status.',
    run: ({ claimOf }) =>
      ['SUCCESS', 'SUBMITTED', 'PENDING', 'FAILURE', 'FAILED'].map((status) =>
        claimOf(`txnId=A1&Status=${status}&txnRef=P-17`, 'P-17'),
      ),
    expect: ['paid', 'pending', 'pending', 'failed', 'failed'],
  },
  {
    name: 'knows nothing from the answer of another payment',
    hint: 'Compare txnRef with the reference first.',
    run: ({ claimOf }) => [
      claimOf('Status=SUCCESS&txnRef=P-16', 'P-17'),
      claimOf('Status=SUCCESS', 'P-17'),
      claimOf('Status=SUCCESS&txnRef=P-17', 'P-17'),
    ],
    expect: ['unknown', 'unknown', 'paid'],
  },
  {
    name: 'waits for the bank, whatever the app claims',
    hint: 'Every claim leads from due to waiting.',
    run: ({ after }) =>
      ['paid', 'pending', 'failed', 'unknown'].map((claim) => after({ state: 'due' }, { type: 'appAnswered', claim })),
    expect: [
      { state: 'waiting', claim: 'paid' },
      { state: 'waiting', claim: 'pending' },
      { state: 'waiting', claim: 'failed' },
      { state: 'waiting', claim: 'unknown' },
    ],
  },
  {
    name: 'is paid when the bank says so',
    hint: 'bankPaid leads to paid with its reference, also after failed.',
    run: ({ after }) =>
      [{ state: 'due' }, { state: 'waiting', claim: 'failed' }, { state: 'failed', reason: 'x' }].map((payout) =>
        after(payout, { type: 'bankPaid', reference: '6320' }),
      ),
    expect: [
      { state: 'paid', reference: '6320' },
      { state: 'paid', reference: '6320' },
      { state: 'paid', reference: '6320' },
    ],
  },
  {
    name: 'offers to pay only what is due',
    hint: 'Compare the state with due.',
    run: ({ canPay }) =>
      [
        { state: 'due' },
        { state: 'waiting', claim: 'failed' },
        { state: 'paid', reference: '1' },
        { state: 'failed', reason: 'x' },
      ].filter((payout) => canPay(payout)),
    expect: [{ state: 'due' }],
  },
]
