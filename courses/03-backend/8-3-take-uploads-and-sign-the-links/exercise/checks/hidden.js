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
]
