export default [
  {
    name: 'makes readable addresses from names',
    hint: 'Small letters. Everything that is neither a letter nor a digit becomes one hyphen, and none is at the ends.',
    run: ({ slugOf }) => ['Kolar', 'Indore (Chhawni)', 'Pimpalgaon Baswant', 'Sangli-Miraj', ' Pune '].map((name) => slugOf(name)),
    expect: ['kolar', 'indore-chhawni', 'pimpalgaon-baswant', 'sangli-miraj', 'pune'],
  },
  {
    name: 'finds the page of a mandi',
    hint: 'Compare the part after /mandi/ with the slug of each name.',
    run: ({ route }) => {
      const mandis = [{ name: 'Kolar', state: 'Karnataka' }, { name: 'Indore (Chhawni)', state: 'Madhya Pradesh' }]
      return ['/mandi/kolar', '/mandi/indore-chhawni'].map((address) => route(address, mandis))
    },
    expect: [
      { status: 200, page: 'mandi', mandi: { name: 'Kolar', state: 'Karnataka' } },
      { status: 200, page: 'mandi', mandi: { name: 'Indore (Chhawni)', state: 'Madhya Pradesh' } },
    ],
  },
  {
    name: 'lists all mandis, with the search of the address',
    hint: 'new URL("http://localhost" + address) has pathname and searchParams.',
    run: ({ route }) => ['/', '/?q=karnataka', '/?q=Madhya+Pradesh', '/?x=1'].map((address) => route(address, [])),
    expect: [
      { status: 200, page: 'list', q: '' },
      { status: 200, page: 'list', q: 'karnataka' },
      { status: 200, page: 'list', q: 'Madhya Pradesh' },
      { status: 200, page: 'list', q: '' },
    ],
  },
  {
    name: 'says 404 for everything else',
    hint: 'Search engines and people must know that there is no such page.',
    run: ({ route }) => {
      const mandis = [{ name: 'Kolar', state: 'Karnataka' }]
      return ['/mandi/nowhere', '/mandi/', '/mandi', '/prices', '/mandi/kolar/extra'].map((address) => route(address, mandis))
    },
    expect: [
      { status: 404, page: 'missing' },
      { status: 404, page: 'missing' },
      { status: 404, page: 'missing' },
      { status: 404, page: 'missing' },
      { status: 404, page: 'missing' },
    ],
  },
  {
    name: 'shows text as text, in tags and in attributes',
    hint: 'Replace & < > " and \' by their codes, such as &#60; for <. Each sign once.',
    run: ({ escapeHtml }) => {
      const decode = (html) =>
        html.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(amp|lt|gt|quot|apos));/gi, (all, decimal, hex, name) =>
          name ? { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }[name.toLowerCase()] : String.fromCharCode(decimal ? Number(decimal) : parseInt(hex, 16)),
        )
      const text = `</script><b title="x">Onion & 'co'</b> &lt;`
      const html = escapeHtml(text)
      return [/[<>"']/.exec(html)?.[0] ?? 'safe', decode(html)]
    },
    expect: ['safe', `</script><b title="x">Onion & 'co'</b> &lt;`],
  },
]
