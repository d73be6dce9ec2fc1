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
    name: 'shows all seven usual prices of the file',
    hint: 'Compare with prices.json: three crops in Lasalgaon, three in Indore, one in Kolar.',
    run: (document) =>
      [...document.querySelectorAll('tbody tr')]
        .map((row) => `${row.querySelector('th')?.textContent.trim()} ${row.querySelectorAll('td')[1]?.textContent.replace(/[₹,\s]/g, '')}`)
        .sort(),
    expect: ['Garlic 9450', 'Onion 1510', 'Onion 1780', 'Soybean 4380', 'Tomato 1333', 'Tomato 1400', 'Wheat 2575'],
  },
  {
    name: 'says up, down and same in words',
    hint: 'A sign alone is read aloud as “black triangle” or not at all. Write the word, too.',
    run: (document) =>
      [...document.querySelectorAll('tbody tr')].map((row) => {
        const text = [...row.querySelectorAll('td')].at(-1)?.textContent ?? ''
        return /\b(up|down|same)\b/i.exec(text)?.[1].toLowerCase() ?? text
      }).sort(),
    expect: ['down', 'down', 'same', 'same', 'up', 'up', 'up'],
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
