export default [
  {
    name: 'gives the search field a label',
    hint: 'Connect them with for and id, or put the field inside of the label. A placeholder is no label.',
    run: (document) => {
      const field = document.querySelector('search form input[name]')
      if (!field) return 'There is no field with a name in the search form yet.'
      const id = field.getAttribute('id')
      const label = field.closest('label') ?? (id ? document.querySelector(`label[for="${id}"]`) : null)
      return label && label.textContent.trim() !== '' ? 'has a label' : 'no label'
    },
    expect: 'has a label',
  },
  {
    name: 'shows low, usual and high of all seven prices of the file',
    hint: 'Compare with prices.json: three crops in Lasalgaon, three in Indore, one in Kolar.',
    run: (document) =>
      [...document.querySelectorAll('table')]
        .flatMap((table) => {
          const headings = [...table.querySelectorAll('thead th')].map((cell) => cell.textContent)
          const place = (pattern, otherwise) => {
            const at = headings.findIndex((text) => pattern.test(text))
            return at < 0 ? otherwise : at
          }
          const places = [place(/low|min/i, 1), place(/usual|modal/i, 2), place(/high|max/i, 3)]
          const mandi = ['Lasalgaon', 'Indore', 'Kolar'].find((one) => table.querySelector('caption')?.textContent.includes(one)) ?? 'no caption'
          return [...table.querySelectorAll('tbody tr')].map(
            (row) => `${mandi}: ${row.querySelector('th')?.textContent.trim()} ${places.map((at) => row.children[at]?.textContent.replace(/[₹,\s]/g, '')).join(' ')}`,
          )
        })
        .sort(),
    expect: [
      'Indore: Garlic 6100 9450 12800',
      'Indore: Onion 980 1510 1900',
      'Indore: Wheat 2420 2575 2790',
      'Kolar: Tomato 667 1333 2000',
      'Lasalgaon: Onion 1150 1780 2240',
      'Lasalgaon: Soybean 4100 4380 4520',
      'Lasalgaon: Tomato 900 1400 1850',
    ],
  },
  {
    name: 'says up, down and same in words, with the right number',
    hint: 'A sign alone is read aloud as “black triangle” or not at all. Write the word too, and subtract yesterday from usual. After “down” the number has no minus.',
    run: (document) =>
      [...document.querySelectorAll('table')]
        .flatMap((table) => {
          const at = [...table.querySelectorAll('thead th')].findIndex((cell) => /yesterday|change/i.test(cell.textContent))
          const mandi = ['Lasalgaon', 'Indore', 'Kolar'].find((one) => table.querySelector('caption')?.textContent.includes(one)) ?? 'no caption'
          return [...table.querySelectorAll('tbody tr')].map((row) => {
            const text = (row.children[at < 0 ? 4 : at]?.textContent ?? '').replaceAll(',', '')
            const word = /\b(up|down|same)\b/i.exec(text)?.[1].toLowerCase()
            const change = word === 'same' ? 'same' : word ? `${word} ${/[-−]?\s*₹?\s*\d+/.exec(text)?.[0].replace(/[\s₹]/g, '')}` : text.trim()
            return `${mandi}, ${row.querySelector('th')?.textContent.trim()}: ${change}`
          })
        })
        .sort(),
    expect: [
      'Indore, Garlic: same',
      'Indore, Onion: down 40',
      'Indore, Wheat: up 15',
      'Kolar, Tomato: up 133',
      'Lasalgaon, Onion: up 55',
      'Lasalgaon, Soybean: same',
      'Lasalgaon, Tomato: down 60',
    ],
  },
  {
    name: 'leads somewhere with each link of the navigation',
    hint: 'A link to #kolar goes to the element with id="kolar". Each id may occur only once.',
    run: (document) => {
      const addresses = [...document.querySelectorAll('nav a')].map((link) => link.getAttribute('href') ?? '')
      const isLost = (address) => address === '' || address === '#' || (address.startsWith('#') && !document.getElementById(address.slice(1)))
      return { links: addresses.length > 0 ? 'some' : 'none', lost: addresses.filter(isLost) }
    },
    expect: { links: 'some', lost: [] },
  },
  {
    name: 'has a complete head',
    hint: 'As in the first step: title, description and icon.',
    run: (document) => ({
      title: (document.querySelector('title')?.textContent ?? '').trim().length > 5 ? 'set' : 'missing',
      description: (document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '').trim().length >= 20 ? 'set' : 'missing',
      icon: document.querySelector('link[rel~="icon"][href]') ? 'set' : 'missing',
    }),
    expect: { title: 'set', description: 'set', icon: 'set' },
  },
]
