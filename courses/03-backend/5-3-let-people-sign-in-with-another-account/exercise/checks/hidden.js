export default [
  {
    name: 'refuses another algorithm and an unknown key',
    hint: 'Only RS256, and only a key that the provider has published under this kid.',
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
        await outcomeOf(await tokenOf({}, { alg: 'HS256', kid: 'practice-1' })),
        await outcomeOf(await tokenOf({}, { alg: 'RS256', kid: 'practice-2' })),
        await outcomeOf(await tokenOf({ sub: 'practice-user-2' })),
      ]
    },
    expect: ['refused', 'refused', 'practice-user-2'],
  },
  {
    name: 'accepts a list of audiences only if it contains us',
    hint: 'aud may be a text or a list of texts: [claims.aud].flat() makes a list of both. On a text, includes would also find a part of a longer name.',
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
        await outcomeOf(await tokenOf({ aud: ['other', 'seatfinder'] })),
        await outcomeOf(await tokenOf({ aud: ['other', 'seatfinder-2'] })),
        await outcomeOf(await tokenOf({ aud: 'seatfinder-2' })),
      ]
    },
    expect: ['practice-user-1', 'refused', 'refused'],
  },
  {
    name: 'refuses a token without a number as its end',
    hint: 'A missing or wrong exp must not mean "valid for ever".',
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
      return [await outcomeOf(await tokenOf({ exp: undefined })), await outcomeOf(await tokenOf({ exp: 'never' }))]
    },
    expect: ['refused', 'refused'],
  },
  {
    name: 'names a different reason for each lie',
    hint: 'One message per check, so that the log says what was wrong.',
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
      const [head, , signature] = (await tokenOf()).split('.')
      const [, changed] = (await tokenOf({ sub: 'admin' })).split('.')
      const tokens = [
        [await tokenOf({ nonce: 'old' }), 1799999000],
        [await tokenOf({ aud: 'another-app' }), 1799999000],
        [await tokenOf({ iss: 'https://evil.example' }), 1799999000],
        [`${head}.${changed}.${signature}`, 1799999000],
        [await tokenOf(), 1900000000],
      ]
      const messages = new Set()
      for (const [token, now] of tokens)
        await verifyIdToken(token, jwks, expected, now).catch(({ message }) => messages.add(message))
      return messages.size
    },
    expect: 5,
  },
  {
    name: 'refuses a text that has not three parts',
    hint: 'A signed token is header, claims and signature, with two dots between them.',
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
      const good = await tokenOf()
      const outcomes = []
      for (const token of ['', 'abc', good.split('.').slice(0, 2).join('.'), `${good}.more`])
        outcomes.push(await outcomeOf(token))
      return outcomes
    },
    expect: ['refused', 'refused', 'refused', 'refused'],
  },
]
