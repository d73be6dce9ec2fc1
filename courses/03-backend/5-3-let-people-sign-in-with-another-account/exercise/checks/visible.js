export default [
  {
    name: 'accepts a genuine token and returns the person',
    hint: 'Decode the claims and return iss, sub and email under their new names, after all checks.',
    run: async ({ verifyIdToken }) => {
      const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
      const pair = await crypto.subtle.generateKey(
        { ...algorithm, modulusLength: 1024, publicExponent: new Uint8Array([1, 0, 1]) },
        true,
        ['sign', 'verify'],
      )
      const { kty, n, e } = await crypto.subtle.exportKey('jwk', pair.publicKey)
      const jwks = { keys: [{ kid: 'practice-1', kty, n, e }] }
      const base64Url = (text) => btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
      const tokenOf = async (changes = {}, head = { alg: 'RS256', kid: 'practice-1' }) => {
        const claims = {
          iss: 'http://localhost:4000',
          sub: 'practice-user-1',
          aud: 'seatfinder',
          email: 'asha@example.in',
          exp: 1800000000,
          nonce: 'n-7f3a',
          ...changes,
        }
        const signed = [head, claims].map((part) => base64Url(JSON.stringify(part))).join('.')
        const bytes = await crypto.subtle.sign(algorithm, pair.privateKey, new TextEncoder().encode(signed))
        return `${signed}.${base64Url(String.fromCharCode(...new Uint8Array(bytes)))}`
      }
      const expected = { issuer: 'http://localhost:4000', clientId: 'seatfinder', nonce: 'n-7f3a' }
      return verifyIdToken(await tokenOf(), jwks, expected, 1799999000)
    },
    expect: { issuer: 'http://localhost:4000', subject: 'practice-user-1', email: 'asha@example.in' },
  },
  {
    name: 'refuses a token with alg none',
    hint: 'We decide which algorithm is right, not the token. Look at it before anything else.',
    run: async ({ verifyIdToken }) => {
      const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
      const pair = await crypto.subtle.generateKey(
        { ...algorithm, modulusLength: 1024, publicExponent: new Uint8Array([1, 0, 1]) },
        true,
        ['sign', 'verify'],
      )
      const { kty, n, e } = await crypto.subtle.exportKey('jwk', pair.publicKey)
      const jwks = { keys: [{ kid: 'practice-1', kty, n, e }] }
      const base64Url = (text) => btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
      const tokenOf = async (changes = {}, head = { alg: 'RS256', kid: 'practice-1' }) => {
        const claims = {
          iss: 'http://localhost:4000',
          sub: 'practice-user-1',
          aud: 'seatfinder',
          email: 'asha@example.in',
          exp: 1800000000,
          nonce: 'n-7f3a',
          ...changes,
        }
        const signed = [head, claims].map((part) => base64Url(JSON.stringify(part))).join('.')
        const bytes = await crypto.subtle.sign(algorithm, pair.privateKey, new TextEncoder().encode(signed))
        return `${signed}.${base64Url(String.fromCharCode(...new Uint8Array(bytes)))}`
      }
      const expected = { issuer: 'http://localhost:4000', clientId: 'seatfinder', nonce: 'n-7f3a' }
      const outcomeOf = async (token, now = 1799999000) =>
        verifyIdToken(token, jwks, expected, now).then(
          ({ subject }) => subject,
          () => 'refused',
        )
      const [, claims] = (await tokenOf()).split('.')
      return [
        await outcomeOf(`${base64Url('{"alg":"none"}')}.${claims}.eA`),
        await outcomeOf(await tokenOf({}, { alg: 'none', kid: 'practice-1' })),
      ]
    },
    expect: ['refused', 'refused'],
  },
  {
    name: 'refuses changed claims',
    hint: 'The signature no longer fits. Look the key up by its kid, then call isSigned.',
    run: async ({ verifyIdToken }) => {
      const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
      const pair = await crypto.subtle.generateKey(
        { ...algorithm, modulusLength: 1024, publicExponent: new Uint8Array([1, 0, 1]) },
        true,
        ['sign', 'verify'],
      )
      const { kty, n, e } = await crypto.subtle.exportKey('jwk', pair.publicKey)
      const jwks = { keys: [{ kid: 'practice-1', kty, n, e }] }
      const base64Url = (text) => btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
      const tokenOf = async (changes = {}, head = { alg: 'RS256', kid: 'practice-1' }) => {
        const claims = {
          iss: 'http://localhost:4000',
          sub: 'practice-user-1',
          aud: 'seatfinder',
          email: 'asha@example.in',
          exp: 1800000000,
          nonce: 'n-7f3a',
          ...changes,
        }
        const signed = [head, claims].map((part) => base64Url(JSON.stringify(part))).join('.')
        const bytes = await crypto.subtle.sign(algorithm, pair.privateKey, new TextEncoder().encode(signed))
        return `${signed}.${base64Url(String.fromCharCode(...new Uint8Array(bytes)))}`
      }
      const expected = { issuer: 'http://localhost:4000', clientId: 'seatfinder', nonce: 'n-7f3a' }
      const outcomeOf = async (token, now = 1799999000) =>
        verifyIdToken(token, jwks, expected, now).then(
          ({ subject }) => subject,
          () => 'refused',
        )
      const [head, , signature] = (await tokenOf()).split('.')
      const [, changed] = (await tokenOf({ sub: 'admin' })).split('.')
      return outcomeOf(`${head}.${changed}.${signature}`)
    },
    expect: 'refused',
  },
  {
    name: 'refuses another issuer, and a token for another app',
    hint: 'Compare iss with the provider you asked, and aud with your client id.',
    run: async ({ verifyIdToken }) => {
      const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
      const pair = await crypto.subtle.generateKey(
        { ...algorithm, modulusLength: 1024, publicExponent: new Uint8Array([1, 0, 1]) },
        true,
        ['sign', 'verify'],
      )
      const { kty, n, e } = await crypto.subtle.exportKey('jwk', pair.publicKey)
      const jwks = { keys: [{ kid: 'practice-1', kty, n, e }] }
      const base64Url = (text) => btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
      const tokenOf = async (changes = {}, head = { alg: 'RS256', kid: 'practice-1' }) => {
        const claims = {
          iss: 'http://localhost:4000',
          sub: 'practice-user-1',
          aud: 'seatfinder',
          email: 'asha@example.in',
          exp: 1800000000,
          nonce: 'n-7f3a',
          ...changes,
        }
        const signed = [head, claims].map((part) => base64Url(JSON.stringify(part))).join('.')
        const bytes = await crypto.subtle.sign(algorithm, pair.privateKey, new TextEncoder().encode(signed))
        return `${signed}.${base64Url(String.fromCharCode(...new Uint8Array(bytes)))}`
      }
      const expected = { issuer: 'http://localhost:4000', clientId: 'seatfinder', nonce: 'n-7f3a' }
      const outcomeOf = async (token, now = 1799999000) =>
        verifyIdToken(token, jwks, expected, now).then(
          ({ subject }) => subject,
          () => 'refused',
        )
      return [
        await outcomeOf(await tokenOf({ iss: 'https://evil.example' })),
        await outcomeOf(await tokenOf({ iss: 'http://localhost:4000.evil.example' })),
        await outcomeOf(await tokenOf({ aud: 'another-app' })),
        await outcomeOf(await tokenOf()),
      ]
    },
    expect: ['refused', 'refused', 'refused', 'practice-user-1'],
  },
  {
    name: 'refuses a token with another nonce',
    hint: 'The nonce in the token must be the one that this sign-in has sent.',
    run: async ({ verifyIdToken }) => {
      const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
      const pair = await crypto.subtle.generateKey(
        { ...algorithm, modulusLength: 1024, publicExponent: new Uint8Array([1, 0, 1]) },
        true,
        ['sign', 'verify'],
      )
      const { kty, n, e } = await crypto.subtle.exportKey('jwk', pair.publicKey)
      const jwks = { keys: [{ kid: 'practice-1', kty, n, e }] }
      const base64Url = (text) => btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
      const tokenOf = async (changes = {}, head = { alg: 'RS256', kid: 'practice-1' }) => {
        const claims = {
          iss: 'http://localhost:4000',
          sub: 'practice-user-1',
          aud: 'seatfinder',
          email: 'asha@example.in',
          exp: 1800000000,
          nonce: 'n-7f3a',
          ...changes,
        }
        const signed = [head, claims].map((part) => base64Url(JSON.stringify(part))).join('.')
        const bytes = await crypto.subtle.sign(algorithm, pair.privateKey, new TextEncoder().encode(signed))
        return `${signed}.${base64Url(String.fromCharCode(...new Uint8Array(bytes)))}`
      }
      const expected = { issuer: 'http://localhost:4000', clientId: 'seatfinder', nonce: 'n-7f3a' }
      const outcomeOf = async (token, now = 1799999000) =>
        verifyIdToken(token, jwks, expected, now).then(
          ({ subject }) => subject,
          () => 'refused',
        )
      return [await outcomeOf(await tokenOf({ nonce: 'old' })), await outcomeOf(await tokenOf({ nonce: undefined }))]
    },
    expect: ['refused', 'refused'],
  },
  {
    name: 'refuses an expired token, with 30 seconds of tolerance',
    hint: 'exp is in seconds. Clocks differ a little: compare with now - 30.',
    run: async ({ verifyIdToken }) => {
      const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
      const pair = await crypto.subtle.generateKey(
        { ...algorithm, modulusLength: 1024, publicExponent: new Uint8Array([1, 0, 1]) },
        true,
        ['sign', 'verify'],
      )
      const { kty, n, e } = await crypto.subtle.exportKey('jwk', pair.publicKey)
      const jwks = { keys: [{ kid: 'practice-1', kty, n, e }] }
      const base64Url = (text) => btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
      const tokenOf = async (changes = {}, head = { alg: 'RS256', kid: 'practice-1' }) => {
        const claims = {
          iss: 'http://localhost:4000',
          sub: 'practice-user-1',
          aud: 'seatfinder',
          email: 'asha@example.in',
          exp: 1800000000,
          nonce: 'n-7f3a',
          ...changes,
        }
        const signed = [head, claims].map((part) => base64Url(JSON.stringify(part))).join('.')
        const bytes = await crypto.subtle.sign(algorithm, pair.privateKey, new TextEncoder().encode(signed))
        return `${signed}.${base64Url(String.fromCharCode(...new Uint8Array(bytes)))}`
      }
      const expected = { issuer: 'http://localhost:4000', clientId: 'seatfinder', nonce: 'n-7f3a' }
      const outcomeOf = async (token, now = 1799999000) =>
        verifyIdToken(token, jwks, expected, now).then(
          ({ subject }) => subject,
          () => 'refused',
        )
      const token = await tokenOf()
      return [
        await outcomeOf(token, 1800000000),
        await outcomeOf(token, 1800000029),
        await outcomeOf(token, 1800000031),
      ]
    },
    expect: ['practice-user-1', 'practice-user-1', 'refused'],
  },
]
