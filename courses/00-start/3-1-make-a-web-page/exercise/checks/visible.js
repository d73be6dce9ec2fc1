export default [
  {
    name: 'the list has three items',
    hint: 'Copy the line with <li> and </li>, and paste it twice below itself. Each item is one dish.',
    run: (document) => document.querySelectorAll('ul li').length,
    expect: 3,
  },
  {
    name: 'each item has its own text',
    hint: 'Write a different dish between each <li> and </li>.',
    run: (document) => {
      const texts = [...document.querySelectorAll('li')].map((item) => item.textContent.trim().toLowerCase())
      return new Set(texts.filter((text) => text !== '')).size
    },
    expect: 3,
  },
  {
    name: 'the page still has its headings and its paragraph',
    hint: 'Each of them needs its end tag with a slash: </h1>, </p>, </h2>.',
    run: (document) => [...document.querySelectorAll('h1, p, h2')].map((element) => element.tagName.toLowerCase()),
    expect: ['h1', 'p', 'h2'],
  },
]
