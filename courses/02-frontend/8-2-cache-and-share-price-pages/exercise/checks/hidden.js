export default [
  {
    name: 'keeps pages for a short time and files with a fingerprint for a year',
    hint: 'A page: max-age=60, s-maxage=600, stale-while-revalidate=3600. A file such as client-4f2a9c.js: max-age=31536000, immutable.',
    run: ({ cacheControl }) =>
      ['/', '/mandi/kolar', '/client-4f2a9c.js', '/style-0b57a4ff.css'].map((path) => cacheControl(path).split(/\s*,\s*/).sort().join(', ')),
    expect: [
      'max-age=60, public, s-maxage=600, stale-while-revalidate=3600',
      'max-age=60, public, s-maxage=600, stale-while-revalidate=3600',
      'immutable, max-age=31536000, public',
      'immutable, max-age=31536000, public',
    ],
  },
  {
    name: 'never lets anybody keep personal pages',
    hint: 'no-store for /account and everything below it. /accounts is another page.',
    run: ({ cacheControl }) => ['/account', '/account/alerts', '/accounts'].map((path) => (cacheControl(path) === 'no-store' ? 'no-store' : 'may be kept')),
    expect: ['no-store', 'no-store', 'may be kept'],
  },
  {
    name: 'doesn’t keep a file without a fingerprint for a year',
    hint: 'client.js keeps its name when its content changes. Nobody can call such a copy back.',
    run: ({ cacheControl }) => ['/client.js', '/mandi/pimpalgaon-baswant', '/price-list.js'].map((path) => (cacheControl(path).includes('immutable') ? 'immutable' : 'short')),
    expect: ['short', 'short', 'short'],
  },
  {
    name: 'redirects other spellings to one address',
    hint: 'Small letters, no slash at the end. The root / stays as it is.',
    run: ({ redirectFor }) => ['/mandi/Kolar', '/mandi/kolar/', '/Mandi/KOLAR//', '/mandi/kolar', '/'].map((path) => redirectFor(path)),
    expect: ['/mandi/kolar', '/mandi/kolar', '/mandi/kolar', null, null],
  },
  {
    name: 'keeps an empty page, too, and a page called constructor',
    hint: 'Ask with has whether there is a page, and use a Map.',
    run: ({ createPages }) => {
      let count = 0
      const pages = createPages((key) => (count++, key === 'empty' ? '' : key), () => [])
      return [pages.get('empty'), pages.get('empty'), pages.get('constructor'), count]
    },
    expect: ['', '', 'constructor', 2],
  },
]
