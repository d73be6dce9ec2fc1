export default [
  {
    name: 'finds what is wrong with the webhook of the payment provider',
    hint: 'Three rules are broken: proof, tenant and limit. Keep the order of the comment.',
    run: ({ flowFindings }) =>
      flowFindings({ id: 'F07', from: 'payment provider', to: 'billing', crosses: true, protocol: 'https', proof: 'none', tenant: 'order id in body', logged: true, limited: false }),
    expect: ['F07 S the caller proves nothing', 'F07 I tenant is not checked', 'F07 D no limit from outside'],
  },
  {
    name: 'a good flow has no finding',
    hint: 'https, a proof of its own, the tenant from the token, a log and a limit.',
    run: ({ flowFindings }) =>
      flowFindings({ id: 'F01', from: 'browser', to: 'gateway', crosses: true, protocol: 'https', proof: 'session cookie', tenant: 'token', logged: true, limited: true }),
    expect: [],
  },
  {
    name: 'finds a shared password on an unencrypted line without a log',
    hint: 'Ask whether the proof contains the word shared; compare the protocol with https.',
    run: ({ flowFindings }) =>
      flowFindings({ id: 'F08', from: 'orders', to: 'broker', crosses: false, protocol: 'tcp', proof: 'shared password', tenant: 'not needed', logged: false, limited: false }),
    expect: ['F08 S the proof is shared', 'F08 T not encrypted', 'F08 R not logged'],
  },
  {
    name: 'finds four faults of a password',
    hint: 'Days are the difference of the dates, divided by 86,400,000 milliseconds.',
    run: ({ secretFindings }) =>
      secretFindings(
        { name: 'broker-password', usedBy: ['orders', 'kitchen'], storedIn: 'git repository', rotated: '2024-11-02', rights: 'read and write all topics' },
        '2026-11-16',
      ),
    expect: [
      'broker-password S not rotated for 744 days',
      'broker-password I stored in git repository',
      'broker-password E more rights than needed',
      'broker-password R shared by orders, kitchen',
    ],
  },
  {
    name: 'the highest product of likelihood and damage comes first',
    hint: 'Multiply, sort from high to low, and write the product before the text.',
    run: ({ rank }) =>
      rank([
        { text: 'plain http inside the cluster', likelihood: 2, damage: 4 },
        { text: 'webhook without signature', likelihood: 5, damage: 4 },
        { text: 'no log for the dish list', likelihood: 3, damage: 1 },
      ]),
    expect: ['20 webhook without signature', '8 plain http inside the cluster', '3 no log for the dish list'],
  },
]
