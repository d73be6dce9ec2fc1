export default [
  {
    name: 'rubbish is refused as not a token',
    hint: 'Check the type and the number of parts, and catch what decode throws. null is no object of claims.',
    run: ({ start, attempt, encode }) => {
      const { issuer, login } = start()
      const [header, claims, signature] = login.split('.')
      return [undefined, null, 42, '', 'a.b.c', `${header}.${claims}`, `${header}.${claims}.${signature}.x`, `${encode(null)}.${claims}.${signature}`, {}].map(
        (token) => attempt(token, issuer.keys()),
      )
    },
    expect: [
      'not a token', 'not a token', 'not a token', 'not a token', 'not a token',
      'not a token', 'not a token', 'not a token', 'not a token',
    ],
  },
  {
    name: 'the token can’t choose its algorithm or a key that isn’t one',
    hint: 'Accept EdDSA only. Look for the kid among the own names of keys: toString is a name of every object.',
    run: ({ start, attempt, encode }) => {
      const { issuer, login } = start()
      const [, claims, signature] = login.split('.')
      const withHeader = (header) => attempt(`${encode(header)}.${claims}.${signature}`, issuer.keys())
      return [
        withHeader({ alg: 'none', kid: 'key-1' }),
        withHeader({ kid: 'key-1' }),
        withHeader({ alg: 'EdDSA', kid: 'toString' }),
        withHeader({ alg: 'EdDSA' }),
      ]
    },
    expect: ['wrong algorithm', 'wrong algorithm', 'unknown key', 'unknown key'],
  },
  {
    name: 'a scope is a whole word',
    hint: 'Split the text at spaces. includes on the text would accept a part of a word.',
    run: ({ start, attempt }) => {
      const { issuer } = start()
      const token = issuer.issue({ sub: 'u', tenant: 'andheri-bank', aud: 'gateway', scope: 'orders:writeall xorders:write', lifetime: 60 })
      const none = issuer.issue({ sub: 'u', tenant: 'andheri-bank', aud: 'gateway', lifetime: 60 })
      return [attempt(token, issuer.keys()), attempt(token, issuer.keys(), { scope: 'orders:writeall' }).sub, attempt(none, issuer.keys())]
    },
    expect: ['missing scope', 'u', 'missing scope'],
  },
  {
    name: 'an exchanged token lives no longer than the first, and remembers all actors',
    hint: 'Math.min(old exp, now + 60). The old act goes inside the new one.',
    run: ({ start, attempt }) => {
      const { issuer, login, time } = start(90)
      const one = issuer.exchange(login, { actor: 'gateway', audience: 'orders', scope: 'orders:write' })
      time.now = 1050
      const two = issuer.exchange(one, { actor: 'orders', audience: 'billing', scope: 'orders:write' })
      const { exp, act } = attempt(two, issuer.keys(), { audience: 'billing', now: 1050 })
      time.now = 1060
      let late = 'accepted'
      try {
        issuer.exchange(one, { actor: 'orders', audience: 'billing', scope: 'orders:write' })
      } catch (error) {
        late = error.message
      }
      return [exp, act, late]
    },
    expect: [1060, { sub: 'orders', act: { sub: 'gateway' } }, 'expired'],
  },
  {
    name: 'keys rotate without an outage',
    hint: 'Keep all keys in a list. Sign with the last; retire means: keep only the last.',
    run: ({ start, attempt }) => {
      const { issuer, login } = start()
      const result = (token) => {
        const claims = attempt(token, issuer.keys())
        return typeof claims === 'string' ? claims : claims.sub
      }
      issuer.rotate()
      const fresh = issuer.issue({ sub: 'user-8', tenant: 'andheri-bank', aud: 'gateway', scope: 'orders:write', lifetime: 60 })
      const both = [result(login), result(fresh), Object.keys(issuer.keys()).length]
      issuer.retireOldKeys()
      return [...both, result(login), result(fresh), Object.keys(issuer.keys()).length]
    },
    expect: ['user-7', 'user-8', 2, 'unknown key', 'user-8', 1],
  },
  {
    name: 'a forged or retired token can’t be exchanged',
    hint: 'exchange must verify the old token like every service does: signature, issuer and time, before it reads a claim.',
    run: ({ start, encode, decode }) => {
      const { issuer, login } = start()
      const exchange = (token) => {
        try {
          return issuer.exchange(token, { actor: 'gateway', audience: 'orders', scope: 'billing:refund' }).length
        } catch (error) {
          return error.message
        }
      }
      const [header, claims, signature] = login.split('.')
      const more = encode({ ...(claims ? decode(claims) : {}), scope: 'billing:refund' })
      const before = [
        exchange(`${header}.${more}.${signature}`),
        exchange(`${encode({ alg: 'none' })}.${more}.`),
        exchange('rubbish'),
      ]
      issuer.rotate()
      issuer.retireOldKeys()
      return [...before, exchange(login)]
    },
    expect: ['wrong signature', 'wrong algorithm', 'not a token', 'unknown key'],
  },
  {
    name: 'audience and tenant are compared whole, and must be there',
    hint: 'Compare with !==. A claim that is missing is a wrong one.',
    run: ({ start, attempt }) => {
      const { issuer } = start()
      const claims = { sub: 'u', tenant: 'andheri-bank', aud: 'gateway', scope: 'orders:write', lifetime: 60 }
      const result = (changed) => attempt(issuer.issue({ ...claims, ...changed }), issuer.keys())
      return [result({ aud: 'gateway-archive' }), result({ aud: undefined }), result({ tenant: undefined }), result({ tenant: 'andheri' })]
    },
    expect: ['wrong audience', 'wrong audience', 'wrong tenant', 'wrong tenant'],
  },
  {
    name: 'the issuer alone decides about iss and exp, and a part of a scope is no scope',
    hint: 'Write iss and exp after the given claims. In exchange, compare whole words as in verify.',
    run: ({ start, attempt }) => {
      const { issuer, login } = start()
      const token = issuer.issue({ sub: 'u', tenant: 'andheri-bank', aud: 'gateway', scope: 'orders:write', iss: 'https://evil.example', exp: 99_999, lifetime: 60 })
      const { iss, exp } = attempt(token, issuer.keys())
      let part = 'accepted'
      try {
        issuer.exchange(login, { actor: 'gateway', audience: 'orders', scope: 'orders:w' })
      } catch (error) {
        part = error.message
      }
      return [iss, exp, part]
    },
    expect: ['https://login.tiffin.example', 1060, 'more than you have'],
  },
  {
    name: 'every new key has a kid that was never used before',
    hint: 'Count the keys that were ever made, not those that are left.',
    run: ({ start, attempt }) => {
      const { issuer } = start()
      const make = () => issuer.issue({ sub: 'u', tenant: 'andheri-bank', aud: 'gateway', scope: 'orders:write', lifetime: 60 })
      issuer.rotate()
      issuer.retireOldKeys()
      const one = make()
      issuer.rotate()
      const two = make()
      return [[one, two].map((token) => attempt(token, issuer.keys()).sub ?? 'refused'), Object.keys(issuer.keys()).length]
    },
    expect: [['u', 'u'], 2],
  },
]
