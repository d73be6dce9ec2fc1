export default [
  {
    name: 'decides only when all bytes of a signature are there',
    hint: 'In a stream the first chunk may be one byte long. Half a signature is no signature.',
    run: ({ sniff }) =>
      [
        [0x89],
        [0x89, 0x50, 0x4e, 0x47],
        [0xff, 0xd8],
        [0x25, 0x50, 0x44, 0x46],
        [0x00, 0xff, 0xd8, 0xff],
        [0xff, 0xd8, 0xff],
      ].map((bytes) => sniff(new Uint8Array(bytes))?.type ?? null),
    expect: [null, null, null, null, null, 'image/jpeg'],
  },
  {
    name: 'refuses links without a signature, with a broken one, or for another path',
    hint: 'Missing values must lead to null, never to an error. Allow only /files/ and an id that you made yourself.',
    run: ({ checkLink }) =>
      Promise.all(
        [
          '/files/0195f7a2-5c1e-7b3a-9d21-4f6b8a7c0d11.png',
          '/files/0195f7a2-5c1e-7b3a-9d21-4f6b8a7c0d11.png?expires=1300',
          '/files/0195f7a2-5c1e-7b3a-9d21-4f6b8a7c0d11.png?expires=soon&signature=zz',
          '/files/..%2F..%2Fetc%2Fpasswd?expires=1300&signature=ab',
          '/other?expires=1300&signature=ab',
        ].map((link) => checkLink('practice-secret', link, 1000)),
      ),
    expect: [null, null, null, null, null],
  },
  {
    name: 'signs each file and each end differently, with any length of validity',
    hint: 'The signature must depend on both. validSeconds is the fourth argument.',
    run: async ({ signLink, checkLink }) => {
      const ids = ['0195f7a2-5c1e-7b3a-9d21-4f6b8a7c0d11.png', '0195f7a2-5c1e-7b3a-9d21-4f6b8a7c0d12.png']
      const links = [
        await signLink('s', ids[0], 1000),
        await signLink('s', ids[1], 1000),
        await signLink('s', ids[0], 1000, 60),
      ]
      const signatures = links.map((link) => new URL(link, 'http://localhost').searchParams.get('signature'))
      return [
        new Set(signatures).size,
        await checkLink('s', links[1], 1300),
        await checkLink('s', links[2], 1060),
        await checkLink('s', links[2], 1061),
      ]
    },
    expect: [3, '0195f7a2-5c1e-7b3a-9d21-4f6b8a7c0d12.png', '0195f7a2-5c1e-7b3a-9d21-4f6b8a7c0d11.png', null],
  },
  {
    name: 'the signature is an HMAC, which gives nothing away about the secret',
    hint: 'crypto.subtle.sign with HMAC and SHA-256, over GET, the id and the end. Write its bytes as base64url or hex.',
    run: async ({ signLink }) => {
      const id = '0195f7a2-5c1e-7b3a-9d21-4f6b8a7c0d11.pdf'
      const link = new URL(await signLink('another-secret', id, 5000, 60), 'http://localhost')
      const signature = link.searchParams.get('signature')
      const encode = (text) => new TextEncoder().encode(text)
      const key = await crypto.subtle.importKey('raw', encode('another-secret'), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
      const bytes = [...new Uint8Array(await crypto.subtle.sign('HMAC', key, encode(`GET\n${id}\n5060`)))]
      const base64 = btoa(String.fromCharCode(...bytes))
      const written = [base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, ''), base64.replaceAll('+', '-').replaceAll('/', '_'), base64, bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')]
      return [link.searchParams.get('expires'), written.includes(signature) ? 'HMAC' : signature]
    },
    expect: ['5060', 'HMAC'],
  },
]
