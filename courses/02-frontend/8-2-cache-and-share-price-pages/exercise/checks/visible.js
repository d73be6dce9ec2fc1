export default [
  {
    name: 'makes the version of a page from its content',
    hint: 'Equal texts, equal fingerprints, in double quotes. No time and no chance in it. The order of the signs must count: 1780 isn’t 1870.',
    run: ({ etagOf }) => {
      const tags = ['Onion 1780', 'Onion 1780', 'Onion 1785', 'Onion 1870', '', 'प्याज'].map((text) => etagOf(text))
      return [tags[0] === tags[1] ? 'same' : 'different', new Set(tags).size, tags.filter((tag) => !/^"[^"\s]+"$/.test(tag))]
    },
    expect: ['same', 5, []],
  },
  {
    name: 'answers 304 and nothing else when the reader has this version',
    hint: 'Compare if-none-match with the ETag of the body. The body of a 304 is empty.',
    run: ({ etagOf, respond }) => {
      const { status, headers, body } = respond('Kolar 1333', etagOf('Kolar 1333'))
      return [status, headers.etag === etagOf('Kolar 1333') ? 'etag of the content' : headers.etag, body]
    },
    expect: [304, 'etag of the content', ''],
  },
  {
    name: 'sends the page when the reader has none or an old version',
    hint: 'Without if-none-match the reader has nothing. Both answers carry the new ETag.',
    run: ({ etagOf, respond }) =>
      [undefined, etagOf('Kolar 1200'), ''].map((known) => {
        const { status, headers, body } = respond('Kolar 1333', known)
        return [status, headers.etag === etagOf('Kolar 1333') ? 'etag of the content' : headers.etag, body]
      }),
    expect: [
      [200, 'etag of the content', 'Kolar 1333'],
      [200, 'etag of the content', 'Kolar 1333'],
      [200, 'etag of the content', 'Kolar 1333'],
    ],
  },
  {
    name: 'renders a page once and keeps it',
    hint: 'A Map from the key to the rendered page.',
    run: ({ createPages }) => {
      const rendered = []
      const pages = createPages((key) => `${key} ${rendered.push(key)}`, (slug) => [slug])
      return [pages.get('kolar'), pages.get('kolar'), pages.get('indore'), rendered]
    },
    expect: ['kolar 1', 'kolar 1', 'indore 2', ['kolar', 'indore']],
  },
  {
    name: 'throws away exactly the pages that show a new price',
    hint: 'showing(slug) names them. All others stay.',
    run: ({ createPages }) => {
      let count = 0
      const pages = createPages((key) => `${key} ${++count}`, (slug) => [slug, 'index'])
      for (const key of ['kolar', 'indore', 'index']) pages.get(key)
      pages.priceArrived('kolar')
      return ['kolar', 'indore', 'index'].map((key) => pages.get(key))
    },
    expect: ['kolar 4', 'indore 2', 'index 5'],
  },
]
