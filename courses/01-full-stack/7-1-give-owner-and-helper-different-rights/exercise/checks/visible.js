export default [
  {
    name: 'lets the owner settle, and the helper only read and add',
    hint: 'One table: for each role the actions that it may do.',
    run: ({ may }) => ['owner', 'helper'].map((role) => ['entries:read', 'entries:add', 'entries:settle'].filter((action) => may(role, action))),
    expect: [
      ['entries:read', 'entries:add', 'entries:settle'],
      ['entries:read', 'entries:add'],
    ],
  },
  {
    name: 'forbids what isn’t in the table',
    hint: 'An unknown role or action isn’t an error. It simply isn’t allowed.',
    run: ({ may }) => [['thief', 'entries:read'], ['owner', 'entries:delete'], ['', ''], ['helper', 'entries'], ['constructor', 'entries:read'], ['owner', 'toString']].map(([role, action]) => (may(role, action) ? `${role} may ${action}` : 'forbidden')),
    expect: ['forbidden', 'forbidden', 'forbidden', 'forbidden', 'forbidden', 'forbidden'],
  },
  {
    name: 'reads the token from the cookies',
    hint: 'Split at the semicolons, trim each pair, and look for session=.',
    run: ({ readToken }) => ['session=kX3', 'theme=dark; session=kX3; lang=hi', 'session=a=b'].map((header) => readToken(header)),
    expect: ['kX3', 'kX3', 'a=b'],
  },
  {
    name: 'finds the person of a session, and nobody for an invented token',
    hint: 'start stores the digest with the person. find makes the digest again.',
    run: ({ createSessions }) => {
      const store = new Map()
      let time = 1_000_000
      let count = 0
      const sessions = createSessions(store, { now: () => time, newToken: () => `token-${++count}`, digest: (token) => `digest of ${token}` })
      const token = sessions.start('p1')
      return [token, sessions.find(token), sessions.find('made-up')]
    },
    expect: ['token-1', 'p1', null],
  },
  {
    name: 'answers 401 to a stranger and 403 to a helper who wants to settle',
    hint: 'First find out who it is. Only then look at the right.',
    run: ({ allow }) => {
      const people = [{ id: 'p1', role: 'owner' }, { id: 'p2', role: 'helper' }]
      const find = (token) => ({ own: 'p1', help: 'p2' })[token] ?? null
      return [
        allow('session=own', 'entries:settle', { find, people }),
        allow('session=help', 'entries:settle', { find, people }),
        allow('session=help', 'entries:add', { find, people }),
        allow('session=made-up', 'entries:add', { find, people }),
        allow(undefined, 'entries:read', { find, people }),
      ]
    },
    expect: [{ status: 200, person: { id: 'p1', role: 'owner' } }, { status: 403 }, { status: 200, person: { id: 'p2', role: 'helper' } }, { status: 401 }, { status: 401 }],
  },
]
