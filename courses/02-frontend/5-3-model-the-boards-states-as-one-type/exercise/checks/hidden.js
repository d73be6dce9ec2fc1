export default [
  {
    name: 'escapes crop names',
    hint: 'Replace & < > " and \' before a text goes into the HTML.',
    run: ({ fromRows, render }) => {
      const html = render(fromRows([{ crop: '<img src=x onerror="alert(1)">', usual: 1, yesterday: 1 }], 'today'))
      return ['<img', '<', '"', 'src=x', 'alert(1)'].filter((part) => html.slice(html.indexOf('src=x') - 5, html.indexOf('alert(1)') + 9).includes(part))
    },
    expect: ['src=x', 'alert(1)'],
  },
  {
    name: 'shows every row and the day',
    hint: 'Use map for the rows, and join them without commas.',
    run: ({ fromRows, render }) => {
      const rows = ['Onion', 'Tomato', 'Garlic', 'Wheat'].map((crop) => ({ crop, usual: 12_500, yesterday: 12_000 }))
      const html = render(fromRows(rows, '3 November 2026'))
      const text = html.replaceAll(',', '').replace(/<[^>]+>|₹/g, ' ').replace(/\s+/g, ' ')
      return [rows.filter(({ crop }) => text.includes(crop)).length, text.split('12500').length - 1, text.split('up 500').length - 1, text.includes('3 November 2026'), text.includes('undefined')]
    },
    expect: [4, 4, 4, true, false],
  },
  {
    name: 'names the day when there are no prices',
    hint: 'The state empty has a day. Use it in the sentence.',
    run: ({ fromRows, render }) => {
      const html = render(fromRows([], '4 November 2026'))
      return ['4 November 2026', '<table', 'undefined'].filter((part) => html.includes(part))
    },
    expect: ['4 November 2026'],
  },
  {
    name: 'shows a crop name with signs exactly as it is written',
    hint: 'Escape each sign once. If & is replaced after <, the reader sees &lt; in the table.',
    run: ({ fromRows, render }) => {
      const html = render(fromRows([{ crop: 'Chilli & <b>pepper</b> "red"', usual: 1, yesterday: 1 }], 'today'))
      const names = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
      const text = html
        .replace(/<[^>]+>/g, '|')
        .replace(/&(?:#(\d+)|#x([0-9a-f]+)|(amp|lt|gt|quot|apos));/gi, (all, decimal, hex, name) =>
          name ? names[name.toLowerCase()] : String.fromCharCode(decimal ? Number(decimal) : parseInt(hex, 16)),
        )
      return /Chilli[^|]*"red"/.exec(text)?.[0] ?? text.trim()
    },
    expect: 'Chilli & <b>pepper</b> "red"',
  },
  {
    name: 'has no text ready for a state that nobody described',
    hint: 'End the switch with default: return state satisfies never. A default that returns a text hides a forgotten state.',
    run: ({ render }) => {
      try {
        const result = render({ kind: 'stale', day: 'today', rows: [] })
        return typeof result === 'string' ? `the text “${result}”` : 'no text'
      } catch {
        return 'no text'
      }
    },
    expect: 'no text',
  },
  {
    name: 'tells a lost connection from a server with a problem',
    hint: 'For offline, speak of the connection. For server, say that the server has a problem.',
    run: ({ render }) =>
      ['offline', 'server'].map((reason) => {
        const text = render({ kind: 'failed', reason }).replace(/<[^>]+>/g, ' ')
        return /offline|connect|internet|network|reach/i.test(text) ? 'connection' : /server/i.test(text) ? 'server' : text.trim()
      }),
    expect: ['connection', 'server'],
  },
]
