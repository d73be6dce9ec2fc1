export default [
  {
    name: 'all customers are in one list',
    hint: 'Each <li> with its </li> goes between <ul> and </ul>.',
    run: (document) => {
      const items = [...document.querySelectorAll('li')]
      return {
        lists: document.querySelectorAll('ul').length,
        items: items.length,
        outside: items.filter((item) => item.parentElement.tagName.toLowerCase() !== 'ul').length,
      }
    },
    expect: { lists: 1, items: 3, outside: 0 },
  },
  {
    name: 'the page has its heading, its list and one total, in this order',
    hint: 'Change only the list and the amount of the total. Every element needs its end tag.',
    run: (document) => [...document.querySelectorAll('h1, ul, p, strong')].map(({ tagName }) => tagName.toLowerCase()),
    expect: ['h1', 'ul', 'p', 'strong'],
  },
]
