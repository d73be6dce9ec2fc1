export default [
  {
    name: 'without a challenge, or with another method, the answer is invalid_request',
    hint: 'The method plain would send the verifier itself through the browser. Send back error and state, without a code.',
    run: ({ start, challengeOf }) => {
      const { login } = start()
      const asked = { client: 'office-app', redirect: 'https://app.tiffin.example/callback', state: 's 1' }
      return [{}, { challenge: '', method: 'S256' }, { challenge: 'v', method: 'plain' }, { challenge: challengeOf('v') }].map((more) => {
        const { redirect = 'https://nowhere.example' } = login.authorize({ ...asked, ...more }, 'user-7')
        return Object.fromEntries(new URL(redirect).searchParams)
      })
    },
    expect: [
      { error: 'invalid_request', state: 's 1' }, { error: 'invalid_request', state: 's 1' },
      { error: 'invalid_request', state: 's 1' }, { error: 'invalid_request', state: 's 1' },
    ],
  },
  {
    name: 'a code is over after 60 seconds',
    hint: 'Store the time with the code. At 59 seconds it works, at 60 it doesn’t.',
    run: ({ start, challengeOf }) => {
      const asked = { client: 'office-app', redirect: 'https://app.tiffin.example/callback' }
      return [59, 60, 61].map((seconds) => {
        const { login, time } = start()
        login.authorize({ ...asked, state: 's', challenge: challengeOf('v'), method: 'S256' }, 'user-7')
        time.now += seconds
        return login.token({ ...asked, code: 'code-1', verifier: 'v' }).user ?? 'over'
      })
    },
    expect: ['user-7', 'over', 'over'],
  },
  {
    name: 'a code belongs to one client and one redirect address',
    hint: 'Store both with the code, and compare both when it comes back.',
    run: ({ start, challengeOf }) => {
      const asked = { client: 'office-app', redirect: 'https://app.tiffin.example/callback' }
      const changes = [{}, { client: 'kitchen-board' }, { redirect: 'https://app.tiffin.example/test' }, { redirect: undefined }]
      return changes.map((change) => {
        const { login } = start()
        login.authorize({ ...asked, state: 's', challenge: challengeOf('v'), method: 'S256' }, 'user-7')
        return login.token({ ...asked, ...change, code: 'code-1', verifier: 'v' }).user ?? 'refused'
      })
    },
    expect: ['user-7', 'refused', 'refused', 'refused'],
  },
  {
    name: 'a wrong attempt uses up the code, too',
    hint: 'A thief who guesses must not get a second guess.',
    run: ({ start, challengeOf }) => {
      const { login } = start()
      const asked = { client: 'office-app', redirect: 'https://app.tiffin.example/callback' }
      login.authorize({ ...asked, state: 's', challenge: challengeOf('v'), method: 'S256' }, 'user-7')
      return [undefined, 'v'].map((verifier) => login.token({ ...asked, code: 'code-1', verifier }))
    },
    expect: [{ error: 'invalid_grant' }, { error: 'invalid_grant' }],
  },
  {
    name: 'each sign-in has its own state and verifier, and the verifier stays at home',
    hint: 'Call newText() twice for each begin: once for the state, once for the verifier. Send challengeOf(verifier).',
    run: ({ startGateway, challengeOf }) => {
      const gateway = startGateway()
      const requests = ['a', 'a', 'b'].map((session) => gateway.begin(session))
      const results = requests.map(({ state }, i) => gateway.finish(['a', 'a', 'b'][i], { code: `c${i}`, state }))
      return {
        states: new Set(requests.map(({ state }) => state)).size,
        verifiers: new Set(results.map(({ verifier }) => verifier)).size,
        fit: results.map(({ verifier }, i) => !verifier.includes(requests[i].state) && challengeOf(verifier) === requests[i].challenge),
        sent: requests.some((request, i) => Object.values(request).includes(results[i].verifier)) ? 'the verifier' : 'the challenge',
        result: [results[2].client, results[2].redirect, results[2].code, Object.keys(requests[0]).sort().join(' '), requests[0].method],
      }
    },
    expect: {
      states: 3,
      verifiers: 3,
      fit: [true, true, true],
      sent: 'the challenge',
      result: ['office-app', 'https://app.tiffin.example/callback', 'c2', 'challenge client method redirect state', 'S256'],
    },
  },
  {
    name: 'a state of another session, a made-up one and a used one are wrong',
    hint: 'Look for the state among those of this session only, and forget it when it has come back.',
    run: ({ startGateway }) => {
      const gateway = startGateway()
      const { state } = gateway.begin('session-1')
      gateway.begin('session-2')
      const attempt = (session, query) => {
        try {
          return gateway.finish(session, query).code
        } catch (error) {
          return error.message
        }
      }
      return [
        attempt('session-2', { code: 'c', state }),
        attempt('session-1', { code: 'c', state: 'made up' }),
        attempt('session-1', { code: 'c' }),
        attempt('session-3', { code: 'c', state }),
        attempt('session-1', { code: 'c', state }),
        attempt('session-1', { code: 'c', state }),
      ]
    },
    expect: ['wrong state', 'wrong state', 'wrong state', 'wrong state', 'c', 'wrong state'],
  },
  {
    name: 'an error of the login service is told, but only with the right state',
    hint: 'First the state, then the error. An error ends the sign-in as well: forget its state.',
    run: ({ startGateway }) => {
      const gateway = startGateway()
      const { state } = gateway.begin('s')
      return [{ error: 'access_denied', state: 'x' }, { error: 'access_denied', state }, { code: 'c', state }].map((query) => {
        try {
          return gateway.finish('s', query)
        } catch (error) {
          return error.message
        }
      })
    },
    expect: ['wrong state', 'access_denied', 'wrong state'],
  },
  {
    name: 'a name that every object has is no client',
    hint: 'clients.toString is a function of every object: ask with Object.hasOwn.',
    run: ({ start, challengeOf }) =>
      ['toString', 'constructor', undefined].map((client) =>
        start().login.authorize({ client, redirect: 'https://app.tiffin.example/callback', state: 's', challenge: challengeOf('v'), method: 'S256' }, 'user-7'),
      ),
    expect: [{ error: 'unknown client' }, { error: 'unknown client' }, { error: 'unknown client' }],
  },
]
