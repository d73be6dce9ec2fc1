export default [
  {
    name: 'stays paid, whatever comes later',
    hint: 'If the state is paid, return the payout as it is.',
    run: ({ after }) =>
      [
        { type: 'bankFailed', reason: 'late' },
        { type: 'appAnswered', claim: 'failed' },
        { type: 'bankPaid', reference: '9' },
      ].reduce(after, { state: 'paid', reference: '6320' }),
    expect: { state: 'paid', reference: '6320' },
  },
  {
    name: 'reads names and status in any capitals',
    hint: 'toLowerCase for the names, toUpperCase for the status.',
    run: ({ claimOf }) => [
      claimOf('STATUS=success&TXNREF=P-17', 'P-17'),
      claimOf('status=Failure&txnref=P-17', 'P-17'),
    ],
    expect: ['paid', 'failed'],
  },
  {
    name: 'knows nothing from nothing or nonsense',
    hint: 'null has no parameters: use an empty text in its place.',
    run: ({ claimOf }) =>
      [null, undefined, '', 'txnRef=P-17', 'Status=toString&txnRef=P-17', 'Status=SUCCESSFUL&txnRef=P-17'].map((text) =>
        claimOf(text, 'P-17'),
      ),
    expect: ['unknown', 'unknown', 'unknown', 'unknown', 'unknown', 'unknown'],
  },
  {
    name: 'reads a reference with encoded signs',
    hint: 'URLSearchParams decodes %20 and %2F for you.',
    run: ({ claimOf }) => claimOf('Status=SUCCESS&txnRef=P%2F2026%2017', 'P/2026 17'),
    expect: 'paid',
  },
  {
    name: 'keeps waiting when the app answers again',
    hint: 'appAnswered changes only a payout that is due.',
    run: ({ after }) =>
      [
        { type: 'appAnswered', claim: 'unknown' },
        { type: 'appAnswered', claim: 'paid' },
      ].reduce(after, { state: 'due' }),
    expect: { state: 'waiting', claim: 'unknown' },
  },
  {
    name: 'fails only when the bank says so, and keeps its reason',
    hint: 'bankFailed leads to failed; a later answer of the app changes nothing.',
    run: ({ after }) =>
      [
        { type: 'appAnswered', claim: 'paid' },
        { type: 'bankFailed', reason: 'account closed' },
        { type: 'appAnswered', claim: 'paid' },
        { type: 'reminder' },
      ].reduce(after, { state: 'due' }),
    expect: { state: 'failed', reason: 'account closed' },
  },
  {
    name: 'believes the bank’s failure from due, waiting and failed',
    hint: 'bankFailed leads to failed from every state but paid, with the newest reason.',
    run: ({ after }) =>
      [{ state: 'due' }, { state: 'waiting', claim: 'paid' }, { state: 'failed', reason: 'old' }].map((payout) =>
        after(payout, { type: 'bankFailed', reason: 'account closed' }),
      ),
    expect: [
      { state: 'failed', reason: 'account closed' },
      { state: 'failed', reason: 'account closed' },
      { state: 'failed', reason: 'account closed' },
    ],
  },
  {
    name: 'compares the reference exactly',
    hint: 'Only the names and the status may be written in any capitals.',
    run: ({ claimOf }) =>
      ['P-17', 'p-17', 'P-170', 'P-1', ' P-17'].map((reference) => claimOf(`Status=SUCCESS&txnRef=${reference}`, 'P-17')),
    expect: ['paid', 'unknown', 'unknown', 'unknown', 'unknown'],
  },
]
