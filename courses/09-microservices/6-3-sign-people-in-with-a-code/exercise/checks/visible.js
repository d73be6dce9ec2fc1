export default [
  {
    name: 'a person who signs in comes back with a code and the state',
    hint: 'Add code and state to the redirect address. URLSearchParams encodes both.',
    run: ({ start, challengeOf }) => {
      const request = { client: 'office-app', redirect: 'https://app.tiffin.example/callback', state: 'a b&c', challenge: challengeOf('v'), method: 'S256' }
      const { redirect = 'https://nowhere.example' } = start().login.authorize(request, 'user-7')
      const url = new URL(redirect)
      return [url.origin + url.pathname, Object.fromEntries(url.searchParams)]
    },
    expect: ['https://app.tiffin.example/callback', { code: 'code-1', state: 'a b&c' }],
  },
  {
    name: 'code and verifier give the user, a wrong verifier gives nothing',
    hint: 'Keep the challenge with the code, and compare it with challengeOf(verifier).',
    run: ({ start, challengeOf }) => {
      const { login } = start()
      const asked = { client: 'office-app', redirect: 'https://app.tiffin.example/callback' }
      const authorize = (verifier, user) => login.authorize({ ...asked, state: 's', challenge: challengeOf(verifier), method: 'S256' }, user)
      authorize('word of one', 'user-7')
      authorize('word of two', 'user-8')
      authorize('word of three', 'user-9')
      return [
        login.token({ ...asked, code: 'code-2', verifier: 'word of two' }),
        login.token({ ...asked, code: 'code-1', verifier: 'word of two' }),
        login.token({ ...asked, code: 'code-3', verifier: challengeOf('word of three') }),
        login.token({ ...asked, code: 'code-9', verifier: 'word of one' }),
      ]
    },
    expect: [{ user: 'user-8' }, { error: 'invalid_grant' }, { error: 'invalid_grant' }, { error: 'invalid_grant' }],
  },
  {
    name: 'a strange client or address is sent nowhere',
    hint: 'Compare the whole address with the list of this client. Return an error, and no redirect.',
    run: ({ start, challengeOf }) => {
      const { login } = start()
      const ask = (client, redirect) => login.authorize({ client, redirect, state: 's', challenge: challengeOf('v'), method: 'S256' }, 'user-7')
      return [
        ask('evil-app', 'https://app.tiffin.example/callback'),
        ask('office-app', 'https://app.tiffin.example.evil.example/callback'),
        ask('office-app', 'https://app.tiffin.example/callback/more'),
        ask('office-app', 'https://kitchen.tiffin.example/callback'),
        ask('office-app', undefined),
      ]
    },
    expect: [{ error: 'unknown client' }, { error: 'wrong redirect' }, { error: 'wrong redirect' }, { error: 'wrong redirect' }, { error: 'wrong redirect' }],
  },
  {
    name: 'a code works once',
    hint: 'Delete the code before you compare anything.',
    run: ({ start, challengeOf }) => {
      const { login } = start()
      const asked = { client: 'office-app', redirect: 'https://app.tiffin.example/callback' }
      login.authorize({ ...asked, state: 's', challenge: challengeOf('v'), method: 'S256' }, 'user-7')
      const use = () => login.token({ ...asked, code: 'code-1', verifier: 'v' })
      return [use(), use()]
    },
    expect: [{ user: 'user-7' }, { error: 'invalid_grant' }],
  },
  {
    name: 'the gateway and the login service fit together',
    hint: 'begin makes state, verifier and challenge; finish finds the verifier by session and state.',
    run: ({ start, startGateway }) => {
      const { login } = start()
      const gateway = startGateway()
      const { redirect = 'https://nowhere.example' } = login.authorize(gateway.begin('session-1'), 'user-7')
      const query = Object.fromEntries(new URL(redirect).searchParams)
      return login.token(gateway.finish('session-1', query))
    },
    expect: { user: 'user-7' },
  },
]
