export default [
  {
    name: 'has a doctype and says its language',
    hint: 'The first line is <!doctype html>. The html tag needs lang, for example lang="en-IN".',
    run: (document) => ({
      doctype: document.doctype?.name ?? 'missing',
      lang: /^[a-z]{2,3}(-[A-Za-z0-9]+)*$/.test(document.documentElement.getAttribute('lang') ?? '') ? 'set' : 'missing',
    }),
    expect: { doctype: 'html', lang: 'set' },
  },
  {
    name: 'sets the charset and the viewport',
    hint: 'Both are meta tags in the head. Look at the table of the lesson: which lines are missing?',
    run: (document) => ({
      charset: (
        document.querySelector('head meta[charset]')?.getAttribute('charset') ??
        /charset=([\w-]+)/i.exec(document.querySelector('head meta[http-equiv]')?.getAttribute('content') ?? '')?.[1] ??
        'missing'
      ).toLowerCase(),
      viewport: (document.querySelector('head meta[name="viewport"]')?.getAttribute('content') ?? '').includes('width=device-width')
        ? 'set'
        : 'missing',
    }),
    expect: { charset: 'utf-8', viewport: 'set' },
  },
  {
    name: 'has a title of its own, a description and an icon',
    hint: 'The title names the business. The description is a meta tag with content, the icon a link tag with rel="icon".',
    run: (document) => {
      const title = document.querySelector('head title')?.textContent.trim() ?? ''
      const description = document.querySelector('head meta[name="description"]')?.getAttribute('content')?.trim() ?? ''
      return {
        title: /^(|document|untitled|home|index|((a|the|my|our)\s+)?((first|new|own)\s+)?(web\s*)?(page|site))$/i.test(title) ? title : 'set',
        description: description.length >= 20 ? 'set' : description,
        icon: document.querySelector('head link[rel~="icon"][href]') ? 'set' : 'missing',
      }
    },
    expect: { title: 'set', description: 'set', icon: 'set' },
  },
  {
    name: 'has one h1 and at least two h2',
    hint: 'h1 is the title of the page, h2 the title of a part. Each question that people ask can be a part.',
    run: (document) => {
      const parts = document.querySelectorAll('h2').length
      return { h1: document.querySelectorAll('h1').length, h2: parts >= 2 ? 'at least 2' : parts }
    },
    expect: { h1: 1, h2: 'at least 2' },
  },
  {
    name: 'puts everything visible inside main',
    hint: 'Directly in the body there is only main. All headings, paragraphs and lists are inside of it.',
    run: (document) => ({
      main: document.querySelectorAll('main').length,
      outside: [...document.body.childNodes]
        .map((node) => (node.nodeType === 3 ? node.textContent.trim() : node.nodeType === 1 ? node.tagName.toLowerCase() : ''))
        .filter((name) => !['', 'main', 'script', 'template'].includes(name)),
    }),
    expect: { main: 1, outside: [] },
  },
  {
    name: 'has a list with at least two items',
    hint: 'ul is a list, ol a numbered one. Each item is an li.',
    run: (document) => {
      const items = Math.max(0, ...[...document.querySelectorAll('main ul, main ol')].map((list) => list.querySelectorAll('li').length))
      return items >= 2 ? 'at least 2 items' : items
    },
    expect: 'at least 2 items',
  },
  {
    name: 'has at least two links, one of them to call',
    hint: 'A link needs href with an address: # alone goes nowhere. For a phone number it starts with tel: and the number has no spaces.',
    run: (document) => {
      const addresses = [...document.querySelectorAll('main a[href]')].map((link) => link.getAttribute('href').trim()).filter((address) => address !== '' && address !== '#')
      return {
        links: addresses.length >= 2 ? 'at least 2' : addresses.length,
        call: addresses.some((address) => /^tel:\+?[\d-]{8,}$/.test(address)) ? 'set' : 'missing',
      }
    },
    expect: { links: 'at least 2', call: 'set' },
  },
]
