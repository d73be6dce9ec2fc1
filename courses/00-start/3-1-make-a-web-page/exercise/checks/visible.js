export default [
  {
    name: 'the list has at least three items',
    hint: 'Copy the line with <li> and </li>, and paste it twice below itself. Each item is one dish.',
    run: (document) => {
      const items = document.querySelectorAll('ul li').length
      return items >= 3 ? 'at least 3' : items
    },
    expect: 'at least 3',
  },
  {
    name: 'no item is empty or there twice',
    hint: 'Write a different dish between each <li> and </li>.',
    run: (document) => {
      const texts = [...document.querySelectorAll('li')].map((item) => item.textContent.trim().toLowerCase())
      return texts.filter((text, index) => text === '' || texts.indexOf(text) < index)
    },
    expect: [],
  },
  {
    name: 'the page still has its headings and its paragraph',
    hint: 'Each of them needs its end tag with a slash: </h1>, </p>, </h2>.',
    run: (document) => [...document.querySelectorAll('h1, p, h2')].map((element) => element.tagName.toLowerCase()),
    expect: ['h1', 'p', 'h2'],
  },
]
