export default [
  {
    name: 'recognises PNG, JPEG and PDF by their first bytes',
    hint: 'Keep a list of kinds with their bytes, and find the one whose bytes all fit.',
    run: ({ sniff }) =>
      [
        [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00],
        [0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10],
        [0x25, 0x50, 0x44, 0x46, 0x2d, 0x31, 0x2e, 0x37],
      ].map((bytes) => {
        const kind = sniff(new Uint8Array(bytes))
        return [kind?.type, kind?.extension]
      }),
    expect: [
      ['image/png', 'png'],
      ['image/jpeg', 'jpg'],
      ['application/pdf', 'pdf'],
    ],
  },
  {
    name: 'returns null for everything else',
    hint: 'find() returns undefined if nothing fits. Return null instead.',
    run: ({ sniff }) =>
      ['<!doctype html>', '<svg xmlns="…">', 'GIF89a', ''].map((text) => sniff(new TextEncoder().encode(text))),
    expect: [null, null, null, null],
  },
  {
    name: 'signs a link that the same secret accepts',
    hint: 'Calculate an HMAC with crypto.subtle, as in the lesson. checkLink does the same and compares.',
    run: async ({ signLink, checkLink }) => {
      const id = '0195f7a2-5c1e-7b3a-9d21-4f6b8a7c0d11.png'
      const link = await signLink('practice-secret', id, 1000)
      return [link.startsWith(`/files/${id}?`), await checkLink('practice-secret', link, 1100)]
    },
    expect: [true, '0195f7a2-5c1e-7b3a-9d21-4f6b8a7c0d11.png'],
  },
  {
    name: 'a link is valid for five minutes',
    hint: 'Put the end into the link: nowSeconds + validSeconds. It is compared with the time of the check.',
    run: async ({ signLink, checkLink }) => {
      const link = await signLink('practice-secret', '0195f7a2-5c1e-7b3a-9d21-4f6b8a7c0d11.pdf', 1000)
      return [
        new URL(link, 'http://localhost').searchParams.get('expires'),
        (await checkLink('practice-secret', link, 1300)) !== null,
        await checkLink('practice-secret', link, 1301),
      ]
    },
    expect: ['1300', true, null],
  },
  {
    name: 'refuses a changed end, a changed file and another secret',
    hint: 'Everything that matters is part of the signed text: the method, the id and the end. Compare the whole signature.',
    run: async ({ signLink, checkLink }) => {
      const link = await signLink('practice-secret', '0195f7a2-5c1e-7b3a-9d21-4f6b8a7c0d11.jpg', 1000)
      // Another letter in the middle of the signature.
      const changed = link.replace(/(signature=.{20})(.)/, (_, start, letter) => start + (letter === 'a' ? 'b' : 'a'))
      return [
        await checkLink('practice-secret', link.replace('expires=1300', 'expires=9999'), 1000),
        await checkLink('practice-secret', link.replace('0195f7a2', '0195f7a3'), 1000),
        await checkLink('another-secret', link, 1000),
        await checkLink('practice-secret', changed, 1000),
      ]
    },
    expect: [null, null, null, null],
  },
]
