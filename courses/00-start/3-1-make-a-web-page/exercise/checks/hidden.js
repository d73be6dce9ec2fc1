export default [
  {
    name: 'all items are inside the list',
    hint: 'Put every <li> after <ul> and before </ul>.',
    run: (document) => {
      const items = [...document.querySelectorAll('li')]
      return {
        lists: document.querySelectorAll('ul').length,
        outside: items.filter((item) => item.parentElement.tagName.toLowerCase() !== 'ul').length,
      }
    },
    expect: { lists: 1, outside: 0 },
  },
  {
    name: 'the headings contain only their own text',
    hint: 'End each heading with a slash: </h1> and </h2>.',
    run: (document) =>
      [...document.querySelectorAll('h1, h2')].map((heading) => heading.querySelectorAll('h1, h2, p, ul, li').length),
    expect: [0, 0],
  },
]
