export default [
  {
    name: 'ninety days are fine, ninety-one are not',
    hint: 'The rule says: more than 90 days.',
    run: ({ secretFindings }) => {
      const secret = (rotated) => ({ name: 'key', usedBy: ['billing'], storedIn: 'secret store', rotated, rights: 'take payments' })
      return ['2026-08-18', '2026-08-17'].map((rotated) => secretFindings(secret(rotated), '2026-11-16'))
    },
    expect: [[], ['key S not rotated for 91 days']],
  },
  {
    name: 'words are whole words: small, company and everybody are no rights',
    hint: 'Search with \\b on both sides, not with includes: "all" is also in "small", "any" in "company", "body" in "everybody".',
    run: ({ secretFindings, flowFindings }) => [
      secretFindings({ name: 'key', usedBy: ['menu'], storedIn: 'hardware module', rotated: '2026-11-01', rights: 'read small pictures of the company' }, '2026-11-16'),
      flowFindings({ id: 'F20', crosses: false, protocol: 'https', proof: 'unshared key', tenant: 'token, for everybody', logged: true, limited: false }),
    ],
    expect: [[], []],
  },
  {
    name: 'a missing limit matters only for calls from outside',
    hint: 'Both must be true: it crosses the boundary, and it has no limit.',
    run: ({ flowFindings }) =>
      [true, false].map((crosses) =>
        flowFindings({ id: 'F12', crosses, protocol: 'https', proof: 'session cookie', tenant: 'none', logged: false, limited: false }),
      ),
    expect: [
      ['F12 R not logged', 'F12 I tenant is not checked', 'F12 D no limit from outside'],
      ['F12 R not logged', 'F12 I tenant is not checked'],
    ],
  },
  {
    name: 'with the same product, more damage comes first, and the list stays as it was',
    hint: 'Compare damage when the products are equal. Sort a copy.',
    run: ({ rank }) => {
      const threats = [
        { text: 'often, little harm', likelihood: 5, damage: 2 },
        { text: 'rare, great harm', likelihood: 2, damage: 5 },
      ]
      return [rank(threats), threats[0].text]
    },
    expect: [['10 rare, great harm', '10 often, little harm'], 'often, little harm'],
  },
  {
    name: 'any is as much as all, and none is the whole proof',
    hint: 'Two words in the rule of rights. And the first rule compares the whole text: proof === "none".',
    run: ({ secretFindings, flowFindings }) => [
      secretFindings({ name: 'key', usedBy: ['menu'], storedIn: 'secret store', rotated: '2026-11-01', rights: 'read any table' }, '2026-11-16'),
      flowFindings({ id: 'F21', crosses: false, protocol: 'https', proof: 'short tokens, none for ever', tenant: 'token', logged: true, limited: false }),
    ],
    expect: [['key E more rights than needed'], []],
  },
]
