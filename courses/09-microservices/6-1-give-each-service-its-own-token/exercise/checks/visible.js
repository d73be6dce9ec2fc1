export default [
  {
    name: 'a good token gives its claims',
    hint: 'Split at the dots, verify the signature of "header.claims", then compare the claims one by one.',
    run: ({ start, attempt }) => {
      const { issuer, login } = start()
      const { sub, tenant, aud, scope, iss, exp } = attempt(login, issuer.keys())
      return { sub, tenant, aud, scope, iss, exp }
    },
    expect: {
      sub: 'user-7',
      tenant: 'andheri-bank',
      aud: 'gateway',
      scope: 'orders:write menu:read',
      iss: 'https://login.tiffin.example',
      exp: 1600,
    },
  },
  {
    name: 'another audience, scope, tenant or issuer is refused',
    hint: 'One if for each claim, in the order of the comment.',
    run: ({ start, attempt }) => {
      const { issuer, login } = start()
      return [{ audience: 'billing' }, { scope: 'billing:refund' }, { tenant: 'dadar-press' }, { issuer: 'https://evil.example' }].map(
        (wanted) => attempt(login, issuer.keys(), wanted),
      )
    },
    expect: ['wrong audience', 'missing scope', 'wrong tenant', 'wrong issuer'],
  },
  {
    name: 'a token is over when its time has come',
    hint: 'exp <= now is expired. A token without a whole number in exp is expired, too: ask Number.isInteger first.',
    run: ({ start, attempt, createKeyPair, encode }) => {
      const { issuer, login } = start()
      const endless = issuer.issue({ sub: 'user-7', tenant: 'andheri-bank', aud: 'gateway', scope: 'orders:write', lifetime: NaN })
      // Tokens of another issuer's making, in the form of the comment in tokens.js.
      const { sign, publicKey } = createKeyPair()
      const made = (exp) => {
        const claims = { iss: 'https://login.tiffin.example', sub: 'user-8', tenant: 'andheri-bank', aud: 'gateway', scope: 'orders:write', exp }
        const body = `${encode({ alg: 'EdDSA', kid: 'other' })}.${encode(claims)}`
        const result = attempt(`${body}.${sign(body)}`, { other: publicKey })
        return typeof result === 'string' ? result : result.sub
      }
      return [
        attempt(login, issuer.keys(), { now: 1599 }).sub,
        attempt(login, issuer.keys(), { now: 1600 }),
        attempt(endless, issuer.keys()),
        ...[1001, undefined, '1600', 1600.5].map(made),
      ]
    },
    expect: ['user-7', 'expired', 'expired', 'user-8', 'expired', 'expired', 'expired'],
  },
  {
    name: 'changed claims and a foreign key are refused',
    hint: 'Verify the signature before you believe any claim. It covers header and claims, with the dot between them.',
    run: ({ start, attempt, encode, decode, createKeyPair }) => {
      const { issuer, login } = start()
      const [header, claims, signature] = login.split('.')
      const more = encode({ ...(claims ? decode(claims) : {}), tenant: 'dadar-press' })
      const foreign = createKeyPair()
      const otherHeader = encode({ ...(header ? decode(header) : {}), typ: 'changed' })
      return [
        attempt(`${header}.${more}.${signature}`, issuer.keys(), { tenant: 'dadar-press' }),
        attempt(`${header}.${claims}.${foreign.sign(`${header}.${claims}`)}`, issuer.keys()),
        attempt(`${otherHeader}.${claims}.${signature}`, issuer.keys()),
      ]
    },
    expect: ['wrong signature', 'wrong signature', 'wrong signature'],
  },
  {
    name: 'an exchanged token is smaller, and names the actor',
    hint: 'Keep sub and tenant and no other claim, take audience and scope from the request, and exp from the smaller of both.',
    run: ({ start, attempt }) => {
      const { issuer } = start()
      const login = issuer.issue({ sub: 'user-7', tenant: 'andheri-bank', aud: 'gateway', scope: 'orders:write menu:read', phone: '98200 00000', lifetime: 600 })
      const small = issuer.exchange(login, { actor: 'gateway', audience: 'orders', scope: 'orders:write' })
      const { sub, tenant, aud, scope, exp, act, phone } = attempt(small, issuer.keys(), { audience: 'orders' })
      return { sub, tenant, aud, scope, exp, act, phone: phone ?? 'stays at the gateway' }
    },
    expect: {
      sub: 'user-7',
      tenant: 'andheri-bank',
      aud: 'orders',
      scope: 'orders:write',
      exp: 1060,
      act: { sub: 'gateway' },
      phone: 'stays at the gateway',
    },
  },
  {
    name: 'nobody can exchange for more than they have, or a token of others',
    hint: 'Compare aud with the actor, and each asked scope with the list that the token has.',
    run: ({ start }) => {
      const { issuer, login } = start()
      const attempt = (request) => {
        try {
          return issuer.exchange(login, request).length
        } catch (error) {
          return error.message
        }
      }
      return [
        attempt({ actor: 'orders', audience: 'billing', scope: 'orders:write' }),
        attempt({ actor: 'gateway', audience: 'billing', scope: 'billing:refund' }),
        attempt({ actor: 'gateway', audience: 'orders', scope: 'orders:write billing:refund' }),
      ]
    },
    expect: ['not your token', 'more than you have', 'more than you have'],
  },
]
